import { describe, expect, it } from "vitest";
import { callerOf } from "./caller.ts";

const from = (remoteAddress: string, forwarded?: string, other?: string) => ({
  socket: { remoteAddress },
  headers: {
    ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    ...(other === undefined ? {} : { forwarded: other }),
  },
});

describe("whose request it is", () => {
  it("is told by the connection, whatever a header claims", () => {
    expect(callerOf(from("10.0.0.1", "1.2.3.4"), 0)).toBe("10.0.0.1");
    expect(callerOf(from("10.0.0.1", undefined, "for=1.2.3.4"), 0)).toBe("10.0.0.1");
  });

  it("is told by as many proxies as are trusted, and not by what came before them", () => {
    const request = from("10.0.0.2", "invented, 1.2.3.4, 10.0.0.1");
    expect(callerOf(request, 1)).toBe("10.0.0.1");
    expect(callerOf(request, 2)).toBe("1.2.3.4");
  });

  it("is the furthest known when a header is shorter than it should be, or holds no address", () => {
    expect(callerOf(from("10.0.0.1"), 2)).toBe("10.0.0.1");
    expect(callerOf(from("10.0.0.1", " , "), 2)).toBe("10.0.0.1");
    expect(callerOf(from("10.0.0.1", "1.2.3.4"), 2)).toBe("1.2.3.4");
    expect(callerOf(from("10.0.0.1", "1.2.3.4, unknown"), 1)).toBe("10.0.0.1");
    expect(callerOf(from("10.0.0.1", "_hidden, 10.0.0.3"), 2)).toBe("10.0.0.3");
    expect(callerOf({ socket: {}, headers: {} }, 0)).toBe("unknown");
  });

  it("is the same for a whole network of IPv6, and for both ways of writing IPv4", () => {
    expect(callerOf(from("2001:db8:0:42:a:b:c:d"), 0)).toBe("2001:db8:0:42::/64");
    expect(callerOf(from("2001:db8::42:1:2:3:4"), 0)).toBe("2001:db8:0:42::/64");
    expect(callerOf(from("::ffff:10.0.0.1"), 0)).toBe("10.0.0.1");
    expect(callerOf(from("::1"), 0)).toBe("0:0:0:0::/64");
  });

  const ALIKE: readonly (readonly [string, readonly string[]])[] = [
    [
      "192.0.2.43",
      [
        ...["192.0.2.43", "192.0.2.43:47011", '"192.0.2.43:47011"', "::ffff:192.0.2.43", "::FFFF:c000:022b"],
        ...["[::ffff:192.0.2.43]:443", "0:0:0:0:0:ffff:192.0.2.43", "[::ffff:c000:22b]"],
      ],
    ],
    [
      "2001:db8:0:42::/64",
      [
        ...["2001:db8:0:42::1", "2001:DB8:0000:0042:0:0:0:2", "[2001:db8:0:42::3]", "[2001:db8::42:0:0:0:4]:4711"],
        ...["2001:db8:0:42:5::192.0.2.43", '"[2001:db8:0:42::6]:_port"', "2001:db8:0:42::7%eth0"],
      ],
    ],
  ];
  it.each(ALIKE)("is %s however a proxy writes it", (network, spellings) => {
    for (const written of spellings) {
      expect([written, callerOf(from("10.0.0.1", `invented, ${written}`), 1)]).toEqual([written, network]);
      const quoted = /[:[]/.test(written) && !written.startsWith('"') ? `"${written}"` : written;
      const hops = `for=invented, By=_x; For=${quoted};proto=https`;
      expect([written, callerOf(from("10.0.0.1", undefined, hops), 1)]).toEqual([written, network]);
    }
  });

  it.each(["1.2.3", "1.2.3.4.5", "010.1.2.3", "1.2.3.4:5:6", "[1::2", "1::2::3", "::g", "", "x".repeat(9_000)])(
    "is not told by %j",
    (written) => expect(callerOf(from("10.0.0.1", written), 1)).toBe("10.0.0.1"),
  );

  it("is told by the connection where two headers differ, as one of them may be the caller's own", () => {
    expect(callerOf(from("10.0.0.1", "1.2.3.4", "for=1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(callerOf(from("10.0.0.1", "1.2.3.4", "for=5.6.7.8"), 1)).toBe("10.0.0.1");
  });
});
