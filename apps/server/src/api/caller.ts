// Whose request it is, for limits. The address of the connection cannot be invented; what a header says counts only as far as proxies of
// our own have written it: TRUST_PROXY is their number.
import type { IncomingMessage } from "node:http";

const FORWARDED = "x-forwarded-for";

/** IPv6 hands out whole networks: the first 64 bits are one caller. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("%")[0]?.split("::") ?? [];
  const parts = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - parts.length - after.length)).fill("0");
  const all = [...parts, ...zeros, ...after].slice(0, 4);
  return `${all.map((part) => part.toLowerCase().replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

/** The address that the outermost trusted proxy heard from; without proxies that of the connection. */
export function callerOf({ socket, headers }: Pick<IncomingMessage, "headers" | "socket">, hops: number): string {
  const said = [headers[FORWARDED] ?? []].flat().join(",").split(",");
  const chain = [...said.map((each) => each.trim()).filter((each) => each !== ""), socket.remoteAddress ?? "unknown"];
  return networkOf(chain[Math.max(0, chain.length - 1 - hops)] ?? "unknown").slice(0, 60);
}
