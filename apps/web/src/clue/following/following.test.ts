import { makeShareText } from "@demonstrandum/deals";
import { afterEach, describe, expect, it, vi } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { makeStorage } from "../../base/storage/storage.ts";
import { exampleGame } from "../store/example-game.ts";
import { endSharing, loadShared, makeFollowLink, readFollowHash, saveShared } from "./shared-table.ts";
import { lookAgain } from "./use-followed.ts";

const SHARED = { id: "abcdefghijklmnopqrstuv", key: "ABCDEFGHIJKLMNOPQRSTUV" };
const NOTHING = { game: undefined, state: "waiting", version: 0 } as const;
const game = exampleGame(en, 1);

/** Answers every request so; keeps what was asked. */
function answer(status: number, body: unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`);
    if (status === 0) throw new TypeError("no network");
    return Response.json(body, { status });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

const newStorage = () =>
  makeStorage(() => {
    throw new Error("forbidden");
  });

describe("a link to follow a table", () => {
  it("carries the id and never the key, behind the #", () => {
    const link = makeFollowLink(SHARED, "https://here/clue");
    expect(link).toBe(`https://here/clue#follow=${SHARED.id}`);
    expect(readFollowHash(new URL(link).hash)).toBe(SHARED.id);
  });

  it.each(["", "#table=1abc", "#follow=", "#follow=../days", `#follow=${SHARED.id}x`])(
    "is not read out of %j",
    (hash) => {
      expect(readFollowHash(hash)).toBeUndefined();
    },
  );

  it("is remembered for its game, and forgotten when it makes no sense", () => {
    const storage = newStorage();
    saveShared(storage, "g1", SHARED);
    expect(loadShared(storage, "g1")).toEqual(SHARED);
    expect(loadShared(storage, "g2")).toBeUndefined();
    saveShared(storage, "g1", { ...SHARED, key: "short" });
    expect(loadShared(storage, "g1")).toBeUndefined();
  });

  it("is withdrawn with its game", async () => {
    const storage = newStorage();
    const asked = answer(200, { withdrawn: true });
    await endSharing(storage, "g1");
    expect(asked).toEqual([]);
    saveShared(storage, "g1", SHARED);
    await endSharing(storage, "g1");
    expect(asked).toEqual([`DELETE /api/v1/clue/followed/${SHARED.id}`]);
    expect(loadShared(storage, "g1")).toBeUndefined();
  });
});

describe("following a table", () => {
  it("shows what is new, and keeps what is not", async () => {
    answer(200, { version: 3, content: makeShareText(game) });
    const first = await lookAgain(SHARED.id, NOTHING);
    expect(first).toMatchObject({ version: 3, state: "current", game: { name: game.name, log: game.log } });
    const asked = answer(200, { version: 3, content: null });
    const second = await lookAgain(SHARED.id, first);
    expect(second.game).toBe(first.game);
    expect(asked).toEqual([`GET /api/v1/clue/followed/${SHARED.id}?since=3`]);
  });

  it("keeps what it has while there is no connection, and says so", async () => {
    const seen = { game, state: "current", version: 3 } as const;
    for (const status of [0, 429, 503]) {
      answer(status, {});
      expect(await lookAgain(SHARED.id, seen)).toEqual({ ...seen, state: "late" });
    }
  });

  it("shows nothing of a table that was withdrawn", async () => {
    answer(404, { detail: "gone" });
    expect(await lookAgain(SHARED.id, { game, state: "current", version: 3 })).toMatchObject({
      game: undefined,
      state: "gone",
    });
  });

  it("trusts nothing that is no table", async () => {
    answer(200, { version: 4, content: "1nonsense" });
    expect(await lookAgain(SHARED.id, NOTHING)).toMatchObject({ game: undefined, state: "late" });
    answer(200, { version: "x" });
    expect(await lookAgain(SHARED.id, NOTHING)).toMatchObject({ game: undefined, state: "late" });
  });
});
