/** Words that are known by less. */
const SHORT: Readonly<Record<string, string>> = {
  Avenue: "Ave.",
  Railroad: "R.R.",
  Company: "Co.",
  Community: "Comm.",
  Place: "Pl.",
  Gardens: "Gdns.",
  Pennsylvania: "Pennsylv.",
  Mediterranean: "Mediterr.",
};

/** A square's name in lines of about `most` characters; the number that tells card squares apart is left out. */
export function nameLines(name: string, most: number): string[] {
  const words = name
    .replace(/ \d+$/, "")
    .split(/\s+/)
    .map((word) => (name.length > most ? (SHORT[word] ?? word) : word));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
