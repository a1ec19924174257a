import { describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } }) as never;

describe("whose request it is", () => {
  it("is told by the connection, whatever a header claims", () => {
    expect(callerOf(from("10.0.0.1", "1.2.3.4"), 0)).toBe("10.0.0.1");
  });

  it("is told by as many proxies as are trusted, and not by what came before them", () => {
    const request = from("10.0.0.2", "invented, 1.2.3.4, 10.0.0.1");
    expect(callerOf(request, 1)).toBe("10.0.0.1");
    expect(callerOf(request, 2)).toBe("1.2.3.4");
  });

  it("is the furthest known when a header is shorter than it should be", () => {
    expect(callerOf(from("10.0.0.1"), 2)).toBe("10.0.0.1");
    expect(callerOf(from("10.0.0.1", " , "), 2)).toBe("10.0.0.1");
  });

  it("is the same for a whole network of IPv6, and for both ways of writing IPv4", () => {
    expect(callerOf(from("2001:db8:0:42:a:b:c:d"), 0)).toBe("2001:db8:0:42::/64");
    expect(callerOf(from("2001:db8::42:1:2:3:4"), 0)).toBe("2001:db8:0:42::/64");
    expect(callerOf(from("::ffff:10.0.0.1"), 0)).toBe("10.0.0.1");
    expect(callerOf(from("::1"), 0)).toBe("0:0:0:0::/64");
  });
});
