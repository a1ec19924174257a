import { describe, expect, it } from "vitest";
import { askVersion, makeVersionCheck, PAUSE } from "./new-version.tsx";

const answering = (answer: () => Response) => (async () => answer()) as typeof fetch;

describe("asking for the version", () => {
  it("hears what the server has, and nothing from a server that has no answer", async () => {
    expect(await askVersion(answering(() => Response.json({ version: "b" })))).toBe("b");
    expect(await askVersion(answering(() => new Response("", { status: 503 })))).toBeUndefined();
    expect(await askVersion(answering(() => new Response("<html>")))).toBeUndefined();
    expect(await askVersion(answering(() => Promise.reject() as never))).toBeUndefined();
  });
});

describe("looking for a new version", () => {
  function look(own: string, there: string | undefined) {
    const seen = { asked: 0, told: 0, time: 0 };
    const check = makeVersionCheck(
      own,
      () => seen.told++,
      async () => {
        seen.asked++;
        return there;
      },
      () => seen.time,
    );
    return { seen, check };
  }

  it("tells of a newer one, and not of the same or of none", async () => {
    for (const [there, told] of [
      ["b", 1],
      ["a", 0],
      [undefined, 0],
    ] as const) {
      const { seen, check } = look("a", there);
      await check();
      expect(seen.told).toBe(told);
    }
  });

  it("asks once in a while, however often it is called", async () => {
    const { seen, check } = look("a", "a");
    await check();
    await check();
    expect(seen.asked).toBe(1);
    seen.time = PAUSE;
    await check();
    expect(seen.asked).toBe(2);
  });

  it("asks nothing where the page was not built", async () => {
    const { seen, check } = look("", "b");
    await check();
    expect(seen.asked).toBe(0);
  });
});
