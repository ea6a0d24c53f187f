import { expect, test } from "vitest";
import { workerMetrics } from "../../../../arena/apps/cli/queue-metrics.ts";
import { metricsAddress, metricsText, withMetrics } from "../../../../arena/apps/cli/serve-metrics.ts";

test("a port alone is one of the loopback address", () => {
  expect(metricsAddress("9464")).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(metricsAddress("0.0.0.0:9464")).toEqual({ host: "0.0.0.0", port: 9464 });
  expect(metricsAddress("[::1]:9464")).toEqual({ host: "::1", port: 9464 });
  expect(() => metricsAddress("99999")).toThrow("expected a port such as 9464, or HOST:PORT");
});

test("metrics are text as Prometheus reads it, labels quoted", () => {
  const metric = {
    name: "age",
    kind: "gauge",
    help: "Seconds.",
    samples: [[1.5, { worker: 'a"b' }]],
  } as const;
  expect(metricsText([metric])).toBe(
    '# HELP arena_age Seconds.\n# TYPE arena_age gauge\narena_age{worker="a\\"b"} 1.5\n',
  );
});

test("a worker's metrics are served at /metrics and nowhere else, while it works", async () => {
  const note = { name: "w", slots: 2, done: 3, inFlight: 1, failed: 0, games: 144, beat: 1, left: false };
  const metrics = () => workerMetrics({ ...note, lastError: "" }, 12, 0.5);
  let address = "";
  const noted = (line: string): void => {
    address = line.replace("metrics at ", "");
  };
  await withMetrics({ host: "127.0.0.1", port: 0 }, metrics, noted, async () => {
    const text = await (await fetch(address)).text();
    expect(text).toContain("\narena_units_done_total 3\n");
    expect(text).toContain("\narena_games_per_second 12\n");
    expect((await fetch(address.replace("/metrics", "/"))).status).toBe(404);
  });
  await expect(fetch(address)).rejects.toThrow();
});
