// `npm run checklist`: links every rule of docs/rules-checklist.md to the scenario files whose names cite it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const PAGE = `${ROOT}docs/rules-checklist.md`;
const SCENARIOS = `${ROOT}tests/scenarios`;
const ROW = /^\| ([A-Z]-\d+) \| (.*?) \| (.*) \| (.*?) ?\|$/gm;

/** Identifiers of rules in a text, such as `R-12`. */
export const RULE_ID = /\b[SGBRCTJHMXKE]-\d+\b/g;

/** The page as it is, and as it must be with the scenarios of today. */
export function checklist(): {
  readonly text: string;
  readonly linked: string;
  readonly rules: readonly string[];
} {
  const text = readFileSync(PAGE, "utf8");
  const shownBy = scenariosByRule();
  const linked = text.replace(
    ROW,
    (_, rule: string, basis: string, statement: string) =>
      `| ${rule} | ${basis} | ${statement} | ${(shownBy.get(rule) ?? []).map(link).join(" ")} |`,
  );
  return { text, linked, rules: [...text.matchAll(ROW)].map((match) => match[1] ?? "") };
}

/** Scenario files by the rules that their names cite, in order of the files. */
function scenariosByRule(): Map<string, string[]> {
  const shownBy = new Map<string, string[]>();
  const files = readdirSync(SCENARIOS, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".json"))
    .sort();
  for (const file of files) {
    const content = JSON.parse(readFileSync(`${SCENARIOS}/${file}`, "utf8"));
    const names: unknown[] = [content].flat().map(({ name }) => name);
    for (const rule of new Set(names.join(" ").match(RULE_ID))) {
      shownBy.set(rule, [...(shownBy.get(rule) ?? []), file]);
    }
  }
  return shownBy;
}

/** A link that shows the number of the file: `016`, `house/07`. */
function link(file: string): string {
  return `[${/^(?:.*\/)?\d+/.exec(file)?.[0] ?? file}](../tests/scenarios/${file})`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, checklist().linked);
