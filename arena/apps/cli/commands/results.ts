import { ladderSection } from "../../../analysis/proof/ladder-section.ts";
import type { Proof } from "../../../analysis/proof/proof.ts";
import { proofPage } from "../../../analysis/proof/proof-page.ts";
import { type FinishedStudy, studySection } from "../../../analysis/proof/study-section.ts";
import type { CrossLadder } from "../../../analysis/report/cross-ladder.ts";
import { UsageError } from "../../../runtime/exit.ts";
import { readJson } from "../../../runtime/read-json.ts";
import { defineCommand, positional, value } from "../command.ts";
import { text } from "../values.ts";

/** `arena results`: the page of a proof. */
export const results = defineCommand({
  name: "results",
  summary: "write the page of a proof, or the section of a ladder, from its JSON",
  examples: [
    [
      "arena results proof.json --study study.json > docs/results.md",
      "the page of this project's own results",
    ],
    ["arena results ladder.json", "the section of arena ladder --all --json > ladder.json"],
  ],
  options: {
    study: value(text, { describe: "what arena runs --study N --json printed, for a section on it" }),
  },
  positionals: { file: positional(text, "what arena prove --json, or arena ladder --all --json, printed") },
  async run({ positionals, options, answer }) {
    const document = readDocument<CrossLadder>(positionals.file);
    if (document.kind === "cross-ladder") {
      if (options.study !== undefined) throw new UsageError("--study goes with the JSON of a proof");
      const section = written(positionals.file, LADDER, () => ladderSection(document as CrossLadder));
      answer({ ladder: document }, () => section);
      return undefined;
    }
    const proof = readProof(positionals.file);
    const study = options.study === undefined ? null : readStudy(options.study);
    const pages = [written(positionals.file, PROOF, () => proofPage(proof))];
    if (study !== null) pages.push(written(options.study, STUDY, () => studySection(study)));
    answer({ proof, study }, () => pages.join("\n"));
    return undefined;
  },
});

const LADDER = "the JSON of arena ladder --all, schema 1";
const PROOF = "the JSON of arena prove, schema 3";
const STUDY = "the JSON of arena runs --study, of a study that is over";

function readProof(file: string): Proof {
  const proof = readDocument<Proof>(file);
  if (proof.schema !== 3 || !Array.isArray(proof.ruleSets)) {
    throw new UsageError(`${file}: expected ${PROOF}`);
  }
  return proof as Proof;
}

function readStudy(file: string): FinishedStudy {
  const study = readDocument<FinishedStudy>(file);
  if (study.manifest?.schema !== 1 || study.result?.confirmation === undefined) {
    throw new UsageError(`${file}: expected ${STUDY}`);
  }
  return study as FinishedStudy;
}

/** Text of a document whose head is right; throws {@link UsageError} where its inside lacks something. */
function written(file: string | undefined, expected: string, write: () => string): string {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${file}: it is damaged, expected ${expected} (${error.message})`);
  }
}

/** JSON that this program wrote; the caller checks that it is the right document. */
function readDocument<Document>(file: string): Partial<Document> {
  try {
    const content = readJson(file);
    return typeof content === "object" && content !== null ? (content as Partial<Document>) : {};
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`);
  }
}
