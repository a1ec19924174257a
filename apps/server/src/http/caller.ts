// Whose request it is, for limits. The address of the connection cannot be invented; what a header says counts only as far as proxies of
// our own have written it: TRUST_PROXY is their number.
import type { IncomingMessage } from "node:http";
import { networkOf } from "./network.ts";

interface Asked extends Pick<IncomingMessage, "headers"> {
  readonly socket: { readonly remoteAddress?: string | undefined };
}

const UNKNOWN = "unknown";

/** Who was heard by each proxy, the nearest last. */
function readForwardedFor(headers: Asked["headers"]): readonly string[] {
  return listIn(headers["x-forwarded-for"]);
}

/** The same, as RFC 7239 has it: for=192.0.2.43;proto=https, for="[2001:db8::1]:4711". */
function readForwarded(headers: Asked["headers"]): readonly string[] {
  return listIn(headers.forwarded).map((hop) => /(?:^|;)\s*for\s*=\s*("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? "");
}

const listIn = (header: string | readonly string[] | undefined): readonly string[] =>
  [header ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== "");

/** The furthest that is trusted and is an address. */
function furthest(said: readonly string[], connection: string, hops: number): string {
  const trusted = [connection, ...said.toReversed().slice(0, hops).map(networkOf)];
  return trusted.reverse().find((each) => each !== undefined) ?? connection;
}

/** Whether the request came by way of somebody who says so. */
export const isForwarded = ({ headers }: Asked): boolean =>
  headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;

/**
 * The network that the outermost trusted proxy heard from; without proxies that of the connection. Where both headers tell, and not the same, one
 * of them came from the caller, and nobody knows which: then the connection alone is believed.
 */
export function callerOf({ socket, headers }: Asked, hops: number): string {
  const connection = networkOf(socket.remoteAddress ?? "") ?? UNKNOWN;
  const [one = connection, two = one] = [readForwardedFor(headers), readForwarded(headers)]
    .filter((said) => said.length > 0)
    .map((said) => furthest(said, connection, hops));
  return one === two ? one : connection;
}
