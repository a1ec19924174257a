// Where the site is, as whoever asks sees it: over TLS or not, and under which name.
import type { IncomingMessage } from "node:http";

type Asked = Pick<IncomingMessage, "headers" | "socket">;

/** What the outermost proxy says counts only where there are proxies of our own. */
export function isSecure({ headers, socket }: Asked, proxies: number): boolean {
  if (proxies > 0) return headers["x-forwarded-proto"] === "https";
  return "encrypted" in socket && socket.encrypted === true;
}

const HOST = /^([\w-]+(\.[\w-]+)*|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const LONGEST = 260;

/** Undefined if the request names no host, or nothing that could be one. */
export function originOf(request: Asked, proxies: number): string | undefined {
  const host = request.headers.host ?? "";
  if (host.length > LONGEST || !HOST.test(host)) return undefined;
  return `http${isSecure(request, proxies) ? "s" : ""}://${host.toLowerCase()}`;
}
