import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { originOf } from "./origin.ts";

const ask = (headers: Record<string, string>, proxies = 0) =>
  originOf({ headers, socket: {} } as unknown as IncomingMessage, proxies);

describe("where the site is", () => {
  it("is what the request says, over TLS if a proxy of ours says so", () => {
    expect(ask({ host: "Games.example:3000" })).toBe("http://games.example:3000");
    expect(ask({ host: "[::1]:3000" })).toBe("http://[::1]:3000");
    expect(ask({ host: "games.example", "x-forwarded-proto": "https" }, 1)).toBe("https://games.example");
    expect(ask({ host: "games.example", "x-forwarded-proto": "https" })).toBe("http://games.example");
  });

  it.each(["", 'a"onload="x', "a b", "a/b", "user@host", "<b>", "a:1:2", "x".repeat(300)])(
    "is nowhere for %j",
    (host) => expect(ask({ host })).toBeUndefined(),
  );
});
