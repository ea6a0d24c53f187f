import type { Look } from "../page/tiers.ts";

/** The mark of a player: its line's dash and its point, in its colour. */
export function PlayerMark({ look }: { readonly look: Look }) {
  return (
    <svg width="26" height="12" aria-hidden="true">
      <line
        x1="0"
        y1="6"
        x2="26"
        y2="6"
        stroke={look.colour}
        stroke-width="2"
        stroke-dasharray={look.dash.join(" ")}
      />
      <PointShape point={look.point} colour={look.colour} />
    </svg>
  );
}

function PointShape({ point, colour }: { readonly point: Look["point"]; readonly colour: string }) {
  const crossed = { stroke: colour, "stroke-width": 2, fill: "none" };
  switch (point) {
    case "circle":
      return <circle cx="13" cy="6" r="4.5" fill={colour} />;
    case "triangle":
      return <path d="M13 1 L18 10.5 H8 Z" fill={colour} />;
    case "rect":
    case "rectRounded":
      return <rect x="9" y="2" width="8" height="8" rx={point === "rect" ? 0 : 2.5} fill={colour} />;
    case "rectRot":
      return <path d="M13 0.5 L18.5 6 L13 11.5 L7.5 6 Z" fill={colour} />;
    case "crossRot":
      return <path d="M9 2 L17 10 M17 2 L9 10" {...crossed} />;
    case "cross":
      return <path d="M13 1 V11 M8 6 H18" {...crossed} />;
    case "star":
      return <path d="M13 1 V11 M8 6 H18 M9.5 2.5 L16.5 9.5 M16.5 2.5 L9.5 9.5" {...crossed} />;
  }
}

interface PlayerProps {
  readonly label: string;
  readonly look: Look;
}

/** A player by its mark and its name. */
export function Player({ label, look }: PlayerProps) {
  return (
    <span class="who">
      <PlayerMark look={look} />
      {label}
    </span>
  );
}

/** The meaning of colours that belong to no player. */
export function ColourLegend({
  entries,
}: {
  readonly entries: readonly { readonly label: string; readonly colour: string }[];
}) {
  return (
    <div class="legend">
      {entries.map(({ label, colour }) => (
        <span class="who" key={label}>
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill={colour} />
          </svg>
          {label}
        </span>
      ))}
    </div>
  );
}
