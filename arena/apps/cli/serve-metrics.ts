import { once } from "node:events";
import { createServer } from "node:http";
import { RunError } from "../../runtime/exit.ts";
import type { ValueReader } from "./values.ts";

/** Where metrics are served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** A number for Prometheus, with its labels. */
export interface Metric {
  /** Its name without the `arena_` that begins all of them. */
  readonly name: string;
  readonly kind: "counter" | "gauge";
  readonly help: string;
  readonly samples: readonly (readonly [value: number, labels?: Readonly<Record<string, string>>])[];
}

const LOOPBACK = "127.0.0.1";

/** `9464`, on the loopback address, or `0.0.0.0:9464`. */
export const metricsAddress: ValueReader<MetricsAddress> = (written) => {
  const [, host = LOOPBACK, digits = ""] = /^(?:([\w.-]+|\[[\da-f:]+\]):)?(\d{1,5})$/i.exec(written) ?? [];
  if (digits === "" || Number(digits) > 65_535) throw new Error("expected a port such as 9464, or HOST:PORT");
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(digits) };
};

/** Serves the metrics as Prometheus text while `work` goes on; not at all without an address. */
export async function withMetrics<T>(
  address: MetricsAddress | undefined,
  metrics: () => readonly Metric[],
  note: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  if (address === undefined) return work();
  const server = createServer(({ method, url }, reply) => {
    const found = method === "GET" && url === "/metrics";
    reply.writeHead(found ? 200 : 404, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
    reply.end(found ? metricsText(metrics()) : "GET /metrics\n");
  });
  const { host, port } = address;
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw new RunError(`--metrics ${host}:${port}: ${(error as Error).message}`);
  }
  const bound = server.address();
  note(`metrics at http://${host}:${typeof bound === "object" ? bound?.port : port}/metrics`);
  try {
    return await work();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The text that Prometheus reads (exposition format 0.0.4). */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .map(({ name, kind, help, samples }) => {
      const lines = samples.map(([value, labels = {}]) => `arena_${name}${labelText(labels)} ${value}`);
      return `# HELP arena_${name} ${help}\n# TYPE arena_${name} ${kind}\n${lines.map((line) => `${line}\n`).join("")}`;
    })
    .join("");
}

function labelText(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  return pairs.length === 0 ? "" : `{${pairs.join()}}`;
}
