import { type Entrant, parseEntrant } from "../../players/registry.ts";

/** A player of a tournament as its plan keeps it: plain data, from which a worker seats it again. */
export interface PlannedPlayer {
  /** Unique in the tournament: the canonical text of the entrant, and `#copy` where copies are told apart. */
  readonly id: string;
  /** The canonical text that `parseEntrant` reads. */
  readonly spec: string;
  /** As it stands in tables. */
  readonly label: string;
  /** The version of its tier. */
  readonly version: number;
  /** SHA-256 of its code where it is not built in: a player file or a program. */
  readonly digest: string | null;
  /** True when it keeps a memory from game to game. */
  readonly learns: boolean;
}

/**
 * Reads `random,greedy,hl:policy=ucb1,epsilon=0.05,hl#again`: players by comma, where a part `name=value` goes on with
 * the settings of the player before it, and `#copy` tells two players of the same kind apart. Returns one player a
 * place in the list; equal ids are the same player in several seats. Throws in one line.
 */
export function readPlayers(text: string): PlannedPlayer[] {
  const specs: string[] = [];
  for (const part of text.split(",").map((each) => each.trim())) {
    if (/^[a-z][\w.-]*=/i.test(part) && specs.length > 0) specs.push(`${specs.pop()},${part}`);
    else specs.push(part);
  }
  return specs.map(readPlayer);
}

/** Reads one player, as {@link readPlayers} reads each of its list. */
export function readPlayer(text: string): PlannedPlayer {
  const [, spec = "", copy = ""] = /^(.*?)(#[a-z0-9]+)?$/is.exec(text) ?? [];
  if (spec === "") throw new Error("expected players by comma, as in random,greedy,validator,hl");
  const entrant = parseEntrant(spec);
  const { id, tier, digest } = entrant;
  return {
    id: id + copy,
    spec: id,
    label: labelOf(entrant) + copy,
    version: tier.version,
    digest,
    learns: tier.learns,
  };
}

function labelOf({ id, tier, settings: all }: Entrant): string {
  const changed = id.slice(tier.id.length + 1);
  // The arm is what tells such players apart, the first one too, which is the default.
  const silent = all.policy === "fixed-arm" && all.arm === 0;
  const settings = silent ? `${changed},arm=0` : changed;
  return settings === "" ? tier.label : `${tier.label} (${settings})`;
}
