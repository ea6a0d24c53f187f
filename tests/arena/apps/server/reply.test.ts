import { expect, test } from "vitest";
import { takesGzip } from "../../../../arena/apps/server/reply.ts";

test.each([
  ["gzip", true],
  ["br, GZIP;q=0.5", true],
  ["gzip;q=0", false],
  ["gzip; q=0.000, *", false],
  ["*", true],
  ["*;q=0", false],
  ["identity", false],
  ["", false],
])("a browser that accepts %j is sent gzip: %s", (accepted, taken) => {
  expect(takesGzip(accepted)).toBe(taken);
});
