import { readFileSync } from "node:fs";
import type { Proof } from "../../proof/proof.ts";
import { proofPage } from "../../proof/proof-page.ts";
import { defineCommand, positional } from "../command.ts";
import { UsageError } from "../exit.ts";
import { text } from "../values.ts";

/** `arena results`: the page of a proof. */
export const results = defineCommand({
  name: "results",
  summary: "write the page of a proof from its JSON",
  examples: [
    ["arena results proof.json > docs/results.md", "the page of this project's own results"],
    ["arena prove --json | tee proof.json", "where the JSON comes from"],
  ],
  options: {},
  positionals: { file: positional(text, "what arena prove --json printed") },
  async run({ positionals, answer }) {
    const proof = read(positionals.file);
    answer(proof, () => proofPage(proof));
    return undefined;
  },
});

function read(file: string): Proof {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
  const proof = content as Partial<Proof>;
  if (proof?.schema !== 2 || !Array.isArray(proof.ruleSets)) {
    throw new UsageError(`${file}: expected the JSON of arena prove, schema 2`);
  }
  return proof as Proof;
}
