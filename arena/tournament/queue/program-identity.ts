import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { board } from "../../../src/board/catalog.ts";
import { ruleSet } from "../../../src/rules/catalog.ts";
import { version } from "../../runtime/version.ts";
import { makePlan } from "../plan/make-plan.ts";
import { sha256 } from "../plan/plan.ts";
import { readPlayers } from "../plan/player-list.ts";
import { UnitPlayer } from "../unit/play-unit.ts";
import { NO_HOOKS } from "../unit/unit-hooks.ts";

/** Everything by which two machines are held to be running the same program. */
export interface ProgramIdentity {
  readonly engine: string;
  /** Major version of Node. */
  readonly node: number;
  /** SHA-256 of the program's files. */
  readonly build: string;
  /** SHA-256 of the game rows of one fixed unit, played here and now. */
  readonly unit: string;
}

/** The identity of this process. Plays a unit for it. */
export function programIdentity(): ProgramIdentity {
  return {
    engine: version,
    node: Number(process.versions.node.split(".")[0]),
    build: buildDigest(),
    unit: unitDigest(),
  };
}

/** Where two identities differ, in words; null where they do not. */
export function identityDifference(own: ProgramIdentity, asked: ProgramIdentity): string | null {
  for (const key of Object.keys(own) as (keyof ProgramIdentity)[]) {
    if (own[key] !== asked[key]) return `${key} ${shortened(own[key])}, expected ${shortened(asked[key])}`;
  }
  return null;
}

/** The name of an identity. */
export const identityDigest = (identity: ProgramIdentity): string => sha256(JSON.stringify(identity));

const shortened = (value: string | number): string => String(value).slice(0, 12);

/** Folders whose code decides how a game goes, beside the one of this room. */
const CODE = ["components", "src", "systems", "arena/players", "arena/scenario", "arena/tournament"];

function buildDigest(): string {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const hash = createHash("sha256");
  for (const folder of CODE) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).sort()) {
      if (![".ts", ".js", ".mjs"].includes(extname(name)) || name.endsWith(".d.ts")) continue;
      hash.update(`${folder}/${name}\n`).update(readFileSync(join(root, folder, name)));
    }
  }
  return hash.digest("hex");
}

function unitDigest(): string {
  const plan = makePlan({
    seed: "identity",
    rules: ruleSet("arena@1"),
    board: board("us-classic"),
    format: "line-up",
    mode: "learning",
    players: readPlayers("random,greedy,validator,hl"),
    seatPolicy: "rotate",
    units: 1,
    games: 4,
    memory: {},
  });
  const unit = new UnitPlayer(plan).play(0, NO_HOOKS);
  return sha256(JSON.stringify([...(unit?.games ?? [])]));
}
