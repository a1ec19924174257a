// Addresses as they are written in headers and by sockets, and the network that counts as one caller: an IPv4 address, or the first 64 bits of an
// IPv6 one, which is what one household or one machine is given.
import { isIPv4, isIPv6 } from "node:net";

/** As long as an address with brackets, a zone and a port can be. */
const LONGEST = 100;

/** The address without what may stand around it: quotation marks, brackets, a port, a zone. */
function bare(written: string): string {
  const text = written.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]*)\](?::[\w-]*)?$/.exec(text)?.[1];
  const address = bracketed ?? (/^[\d.]+:[\w-]*$/.test(text) ? text.slice(0, text.indexOf(":")) : text);
  return address.replace(/%.*$/s, "");
}

/** The eight groups of an IPv6 address, however it is spelled. */
function groupsOf(address: string): readonly number[] {
  // The parser of addresses on the web writes every spelling alike, without dots.
  const [head = "", tail = ""] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [before, after] = [read(head), read(tail)];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const MAPPED = "0,0,0,0,0,65535";

/** Undefined if it is no address. */
export function networkOf(written: string): string | undefined {
  const address = written.length > LONGEST ? "" : bare(written);
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 6).join() === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(":")}::/64`;
}
