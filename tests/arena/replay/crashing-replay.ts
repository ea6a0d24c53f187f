// Shows the record that it is given, and fails when it is asked for the next bankruptcy or monopoly.
import { readFileSync } from "node:fs";
import { version } from "../../../arena/cli/version.ts";
import { parseRecord } from "../../../arena/replay/parse-record.ts";
import { settingOf } from "../../../arena/replay/setting.ts";
import { showReplay } from "../../../arena/replay/terminal/show.tsx";
import { Timeline } from "../../../arena/replay/timeline.ts";

const record = parseRecord(readFileSync(process.argv[2], "utf8"));
const timeline = new Timeline(record, settingOf(record, version));
Object.defineProperty(timeline, "marks", {
  get() {
    throw new Error("a fault on purpose");
  },
});
await showReplay(timeline, { colour: false, signal: new AbortController().signal });
