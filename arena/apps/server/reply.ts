import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** Nothing may be loaded from elsewhere, and nobody may frame the page. */
export const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

/** A reply's body, with the time that a browser may keep it. */
export interface Content {
  readonly type: string;
  readonly bytes: Buffer;
  readonly zipped?: Buffer;
  readonly cache: string;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** True when the header accepts gzip: named, or `*`, and not at quality 0 (RFC 9110, 12.5.3). */
export function takesGzip(accepted: string): boolean {
  const qualities = new Map(
    accepted.split(",").map((each) => {
      const [coding = "", ...parameters] = each.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return [coding, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (qualities.get("gzip") ?? qualities.get("*") ?? 0) > 0;
}

export function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { type, bytes, zipped, cache }: Content,
): void {
  const zips = takesGzip(headers["accept-encoding"] ?? "");
  const body = zips ? (zipped ?? gzipSync(bytes)) : bytes;
  response.writeHead(200, {
    ...HEADERS,
    "content-type": type,
    "content-length": body.length,
    "cache-control": cache,
    vary: "accept-encoding",
    ...(zips ? { "content-encoding": "gzip" } : {}),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/** The header that counts the files that were served, so that a page takes its numbers from one of them alone. */
const EDITION = "x-store-edition";

/** JSON that is not to be kept. */
export function sendFreshJson(request: IncomingMessage, response: ServerResponse, json: string): void {
  send(request, response, { type: JSON_TYPE, bytes: Buffer.from(json), cache: "no-store" });
}

/** JSON of the store as it is now. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  json: string,
  edition: number,
): void {
  response.setHeader(EDITION, edition);
  sendFreshJson(request, response, json);
}

/** Says why not. What a refused request still has to say is not listened to. */
export function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { ...HEADERS, "content-type": JSON_TYPE, connection: "close" });
  response.end(JSON.stringify({ error: message }));
}
