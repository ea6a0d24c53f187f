// Shows the record that it is given, and fails when it is asked for the next bankruptcy or monopoly.
import { readFileSync } from "node:fs";
import { showReplay } from "../../../../arena/apps/terminal/show-replay.tsx";
import { parseRecord } from "../../../../arena/replay/record/parse-record.ts";
import { settingOf } from "../../../../arena/replay/record/setting.ts";
import { Timeline } from "../../../../arena/replay/timeline/timeline.ts";
import { version } from "../../../../arena/runtime/version.ts";

const record = parseRecord(readFileSync(process.argv[2], "utf8"));
const timeline = new Timeline(record, settingOf(record, version));
Object.defineProperty(timeline, "marks", {
  get() {
    throw new Error("a fault on purpose");
  },
});
await showReplay(timeline, { colour: false, signal: new AbortController().signal });
