// Rooms, their games and what can be wished for fit together.
import { describe, expect, it } from "vitest";
import { makeQuery, parseQuery } from "../generate/request.ts";
import { makeStorage } from "../state/storage.ts";
import { fakeBacking } from "../testing/fake-backing.ts";
import { findGame } from "./games.ts";
import { DIFFICULTIES, optionsOf, sayPart } from "./options.ts";
import { ROOMS } from "./rooms.ts";
import { dailyDifficulty, dailySeed, dayOf, occasionOf } from "./seeds.ts";
import { configOf, firstWish, loadWish, saveWish } from "./wish.ts";

describe.each(ROOMS)("the room of $id", ({ id }) => {
  const game = findGame(id);
  const { dialects, themes, switches } = optionsOf(id);

  it("has its game, which knows every difficulty on offer", () => {
    expect(game?.labels).toEqual(DIFFICULTIES.map(({ value }) => value));
  });

  it("offers exactly the game's dialects", () => {
    expect(dialects.map(({ value }) => value)).toEqual(game?.dialects.length === 1 ? [] : game?.dialects);
  });

  it("wishes only for what the game understands", () => {
    const wish = firstWish(id);
    expect(() => game?.parseConfig(configOf(id, wish))).not.toThrow();
    for (const { value } of themes)
      expect(() => game?.parseConfig(configOf(id, { ...wish, theme: value }))).not.toThrow();
    for (const { parts, dialect = wish.dialect } of switches) {
      const off = [parts[0]?.value ?? ""];
      expect(() => game?.parseConfig(configOf(id, { ...wish, dialect, off }))).not.toThrow();
    }
  });

  it("remembers a wish, and forgets what is no longer on offer", () => {
    const storage = makeStorage(() => fakeBacking());
    saveWish(storage, id, { ...firstWish(id), difficulty: "hard", off: ["NO_SUCH_CLUE"], dialect: "gone" });
    expect(loadWish(storage, id)).toEqual({ ...firstWish(id), difficulty: "hard" });
    storage.write(`demonstrandum/wish/${id}`, "nonsense");
    expect(loadWish(storage, id)).toEqual(firstWish(id));
  });
});

describe("a request", () => {
  it("survives the address it is written in", () => {
    const request = {
      game: "who",
      seed: "2026",
      config: { difficulty: "hard", localRulesOnly: true, CLUE_CONFIG: { A: false } },
    };
    expect(parseQuery("who", makeQuery(request))).toEqual(request);
  });

  it("is none without a seed", () => {
    expect(parseQuery("who", "?difficulty=hard")).toBeUndefined();
  });
});

describe("the puzzle of the day", () => {
  it("has the day as its seed and the weekday as its difficulty", () => {
    const sunday = new Date(2026, 10, 15);
    expect([dayOf(sunday), dailySeed(sunday), dailyDifficulty(sunday)]).toEqual([
      "2026-11-15",
      "daily-2026-11-15",
      "medium",
    ]);
    expect(occasionOf(dailySeed(sunday))).toBe("Puzzle of 15 November");
    expect(occasionOf("daily-never")).toBeUndefined();
    expect(occasionOf("abc")).toBeUndefined();
  });
});

describe("names of parts", () => {
  it("are made readable", () => {
    expect(
      ["ONLY_DEMON_IN_ROW", "leftOf", "N_NEIGHBORS_A_DAEMON", "M_OF_N_DEMONS_NEIGHBORING_IN_ROW"].map(sayPart),
    ).toEqual(["Only demon in row", "Left of", "N neighbors a demon", "M of N demons neighboring in row"]);
  });
});
