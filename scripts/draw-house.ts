// `npm run house`: the picture of the house and the table of its folders, made from scripts/house.ts and the imports of
// the sources; `drawnHouse` says how they must look, and a test holds the files to it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FLOORS, ROOMS, type Room, roomOf } from "./house.ts";
import { type SourceFile, sourceFiles } from "./source-files.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WIDTH = 860;
const ROW = 44;
const GAP = 8;
const MARGIN = 16;
const MARK = /(<!-- house -->\n)[\s\S]*?(<!-- \/house -->)/;

/** A file that shows the house, and its text as it must be. */
interface Drawn {
  readonly path: string;
  readonly text: string;
}

/** The picture and the page with the table, as the sources are now. */
export function drawnHouse(): Drawn[] {
  const readme = readFileSync(`${ROOT}README.md`, "utf8");
  return [
    { path: "docs/images/house.svg", text: picture(sourceFiles()) },
    { path: "README.md", text: readme.replace(MARK, (_, open, close) => `${open}${table()}${close}`) },
  ];
}

function table(): string {
  const row = (name: string, { holds }: Room) => `| ${name} | ${holds} |`;
  const rows = FLOORS.flatMap((floor) => [
    row(`\`${floor.folder}/\``, floor),
    ...(floor.folder === "arena" ? ROOMS.map((room) => row(`&nbsp; \`arena/${room.folder}/\``, room)) : []),
  ]);
  return ["| folder | what lives there |", "| --- | --- |", ...rows, ""].join("\n");
}

/** A box a folder from top to bottom, rooms set in, with its number of files and of imports from other folders. */
function picture(files: readonly SourceFile[]): string {
  const boxes = FLOORS.flatMap((floor) => [
    {
      name: `${floor.folder}/`,
      holds: floor.holds,
      inset: 0,
      ...traffic(files, (path) => path.split("/")[0], floor.folder),
    },
    ...(floor.folder === "arena"
      ? ROOMS.map((room) => ({
          name: `arena/${room.folder}/`,
          holds: room.holds,
          inset: 28,
          ...traffic(files, roomOf, room.folder),
        }))
      : []),
  ]);
  const height = MARGIN * 2 + boxes.length * (ROW + GAP) - GAP;
  const drawn = boxes.map(({ name, holds, inset, count, used }, index) => {
    const x = MARGIN + inset;
    const y = MARGIN + index * (ROW + GAP);
    return [
      `<rect x="${x}" y="${y}" width="${WIDTH - MARGIN - x}" height="${ROW}" rx="6" class="${inset === 0 ? "floor" : "room"}"/>`,
      `<text x="${x + 12}" y="${y + 19}" class="name">${name}</text>`,
      `<text x="${x + 12}" y="${y + 36}">${holds}</text>`,
      `<text x="${WIDTH - MARGIN - 12}" y="${y + 19}" text-anchor="end">${count} files, imported by ${used} elsewhere</text>`,
    ].join("\n");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Folders from top to bottom; each imports only those below it">
<style>
text { font: 13px sans-serif; fill: #333 }
.name { font: bold 14px monospace; fill: #111 }
.floor { fill: #e3eef7; stroke: #4a7ba6 }
.room { fill: #f7f3e3; stroke: #a6924a }
</style>
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join("\n")}
</svg>
`;
}

/** Files of the folder, and files of other folders that import one of them. */
function traffic(
  files: readonly SourceFile[],
  folderOf: (path: string) => string | undefined,
  folder: string,
): { readonly count: number; readonly used: number } {
  const within = (path: string) => folderOf(path) === folder;
  const users = files.filter(({ path, imports }) => !within(path) && imports.some(within));
  return { count: files.filter(({ path }) => within(path)).length, used: users.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of drawnHouse()) writeFileSync(ROOT + path, text);
}
