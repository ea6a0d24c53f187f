/** Pips of a face on a grid of three by three, by place from the top left. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

/** The last throw; nothing before the first. */
export function Dice({ dice }: { readonly dice: readonly [number, number] }) {
  if (dice[0] === 0) return <div class="dice" />;
  return (
    <div class="dice" role="img" aria-label={`Dice: ${dice[0]} and ${dice[1]}`}>
      {(["first", "second"] as const).map((which, i) => (
        <svg key={which} viewBox="0 0 36 36" width="42" height="42" aria-hidden="true">
          <rect class="die" x="1" y="1" width="34" height="34" rx="7" />
          {PIPS[dice[i]]?.map((place) => (
            <circle
              key={place}
              class="pip"
              cx={9 + 9 * (place % 3)}
              cy={9 + 9 * Math.floor(place / 3)}
              r="3.2"
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
