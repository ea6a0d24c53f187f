import type { IncomingMessage } from "node:http";

/** The refusal of a request. */
export interface Turned {
  readonly status: number;
  readonly message: string;
}

/** Characters of a request's address; the page's own have under two hundred. */
const LONGEST_ADDRESS = 2000;

/** Names under which this machine knows itself. */
const OWN_NAMES = ["127.0.0.1", "localhost"];

/**
 * The refusal of a request that does not come from this machine's own browser and a page of this server: by Host against
 * rebinding of names, by Origin and Sec-Fetch-Site. Null for one that does.
 */
export function turnStrangerAway({ headers }: IncomingMessage, port: number): Turned | null {
  const hosts = OWN_NAMES.map((name) => `${name}:${port}`);
  if (!hosts.includes(headers.host ?? ""))
    return { status: 403, message: "expected the address that the terminal printed" };
  const { origin } = headers;
  if (origin !== undefined && !hosts.some((host) => origin === `http://${host}`)) {
    return { status: 403, message: "pages of other sites may not look in" };
  }
  if (headers["sec-fetch-site"] === "cross-site" && headers["sec-fetch-mode"] !== "navigate") {
    return { status: 403, message: "pages of other sites may not look in" };
  }
  return null;
}

/**
 * Turns away what is not a plain look from this machine's own browser: other methods, bodies, long or malformed
 * addresses, and pages of other sites.
 */
export function turnAway(request: IncomingMessage, port: number): Turned | null {
  const stranger = turnStrangerAway(request, port);
  if (stranger !== null) return stranger;
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD")
    return { status: 405, message: "the dashboard only shows: expected GET" };
  if (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0) {
    return { status: 413, message: "expected a request without a body" };
  }
  if (url.length > LONGEST_ADDRESS) {
    return { status: 414, message: `expected an address of at most ${LONGEST_ADDRESS} characters` };
  }
  return decodes(url) ? null : { status: 400, message: "the address is malformed" };
}

function decodes(url: string): boolean {
  try {
    return url.startsWith("/") && !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}
