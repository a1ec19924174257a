// What was saved comes back; what cannot be read is kept aside; a full or forbidden storage stops nobody.
import { describe, expect, it } from "vitest";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { keyOf, listPlays, loadPlay, type SavedPlay, savePlay } from "./saved-play.ts";

const aPlay = (puzzle: string, part: Partial<SavedPlay> = {}): SavedPlay => ({
  version: 1,
  game: "cultivators",
  puzzle,
  moves: [{ kind: "hint", level: 1 }],
  tags: { "3": "dot" },
  times: [],
  pencil: [],
  clock: 61_000,
  seed: "abc",
  difficulty: "easy",
  known: 1,
  total: 20,
  isDone: false,
  played: 5,
  ...part,
});

describe("a saved play", () => {
  it("comes back as it was", () => {
    const storage = makeStorage(() => fakeBacking());
    expect(savePlay(storage, aPlay("code"))).toBeUndefined();
    expect(loadPlay(storage, keyOf("cultivators", "code"))).toEqual({ kind: "play", play: aPlay("code") });
  });

  it("that cannot be read is set aside word for word, and the next one too", () => {
    const storage = makeStorage(() => fakeBacking());
    const key = keyOf("cultivators", "code");
    for (const text of ['{"version":0,"moves":"old"}', "not even JSON"]) {
      storage.write(key, text);
      expect(loadPlay(storage, key)).toEqual({ kind: "aside" });
      expect(loadPlay(storage, key)).toEqual({ kind: "none" });
    }
    const aside = storage.keys().map((name) => storage.read(name));
    expect(aside.sort()).toEqual(["not even JSON", '{"version":0,"moves":"old"}']);
  });

  it("is listed with the others, the latest first, the unreadable left out", () => {
    const storage = makeStorage(() => fakeBacking());
    savePlay(storage, aPlay("old", { played: 1 }));
    savePlay(storage, aPlay("new", { played: 9 }));
    storage.write(keyOf("who", "broken"), "{}");
    expect(listPlays(storage).map(({ puzzle }) => puzzle)).toEqual(["new", "old"]);
  });

  it("makes room by dropping the oldest finished ones, never an open one", () => {
    const backing = fakeBacking(9_000);
    const storage = makeStorage(() => backing);
    savePlay(storage, aPlay("open", { played: 0 }));
    let number = 0;
    while (
      storage.write(
        keyOf("who", `p${number}`),
        JSON.stringify(aPlay(`p${number}`, { game: "who", isDone: true, played: number })),
      ) === undefined
    )
      number++;
    storage.remove(keyOf("who", `p${number}`));
    expect(savePlay(storage, aPlay("latest", { played: 999 }))).toBeUndefined();
    const kept = listPlays(storage).map(({ puzzle }) => puzzle);
    expect(kept).toContain("open");
    expect(kept).toContain("latest");
    expect(kept).not.toContain("p0");
  });

  it("stays for this tab where storage is forbidden, and says so", () => {
    const storage = makeStorage(() => {
      throw new Error("SecurityError");
    });
    expect(savePlay(storage, aPlay("code"))).toBe("forbidden");
    expect(loadPlay(storage, keyOf("cultivators", "code")).kind).toBe("play");
  });

  it("stays for this tab where storage is full, and says so", () => {
    const storage = makeStorage(() => fakeBacking(10));
    expect(savePlay(storage, aPlay("code"))).toBe("full");
    expect(loadPlay(storage, keyOf("cultivators", "code")).kind).toBe("play");
  });
});
