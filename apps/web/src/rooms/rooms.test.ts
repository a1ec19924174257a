// Rooms, their games and what can be wished for fit together.
import { describe, expect, it } from "vitest";
import { parseQuery } from "../generate/request.ts";
import { makeStorage } from "../state/storage.ts";
import { fakeBacking } from "../testing/fake-backing.ts";
import { cultivatorsShelf } from "./cultivators-shelf.ts";
import { DIFFICULTIES, sayPart } from "./options.ts";
import { glyphsFor, ROOMS, roomOfCode } from "./rooms.ts";
import { dailyDifficulty, dailySeed, dayOf, occasionOf } from "./seeds.ts";
import { whoShelf } from "./who-shelf.ts";
import { configOf, FIRST_WISH, loadWish, saveWish, settle } from "./wish.ts";

const SHELVES = [cultivatorsShelf, whoShelf];

describe("every room", () => {
  it("has its shelf", () => {
    expect(SHELVES.map(({ room }) => room)).toEqual(ROOMS);
  });
});

describe.each(SHELVES)("the room of $room.id", ({ room, game, options }) => {
  const { id } = room;

  it("has its game, with its tag, and the game knows every difficulty on offer", () => {
    expect([game.id, game.tag]).toEqual([id, room.tag]);
    expect(game.labels).toEqual(DIFFICULTIES.map(({ value }) => value));
  });

  it("offers exactly the game's dialects where there is a choice", () => {
    expect(options.dialects.map(({ value }) => value)).toEqual(game.dialects.length > 1 ? game.dialects : []);
  });

  it("wishes only for what the game understands", () => {
    const wishes = [
      FIRST_WISH,
      { ...FIRST_WISH, localRulesOnly: true },
      ...options.themes.map(({ value }) => ({ ...FIRST_WISH, theme: value })),
      ...options.switches.map(({ parts, dialect = "" }) => ({
        ...FIRST_WISH,
        dialect,
        off: parts.slice(0, 2).map(({ value }) => value),
      })),
    ];
    for (const wish of wishes) expect(() => game.parseConfig(configOf(options, wish))).not.toThrow();
    const [{ key = "", parts = [] } = {}] = options.switches;
    expect(configOf(options, { ...FIRST_WISH, off: [parts[0]?.value ?? ""] })).toMatchObject({
      [key]: { [parts[0]?.value ?? ""]: false },
    });
  });

  it("remembers a wish, and forgets what is not on offer", () => {
    const storage = makeStorage(() => fakeBacking());
    saveWish(storage, id, { ...FIRST_WISH, difficulty: "hard", off: ["NO_SUCH_CLUE"], dialect: "gone" });
    expect(settle(options, loadWish(storage, id))).toEqual({ ...settle(options, FIRST_WISH), difficulty: "hard" });
    storage.write(`demonstrandum/wish/${id}`, "nonsense");
    expect(loadWish(storage, id)).toEqual(FIRST_WISH);
  });
});

describe("a room", () => {
  it("is known by the second letter of a code", () => {
    expect([roomOfCode("1cabc")?.id, roomOfCode("1wabc")?.id, roomOfCode("1zabc")]).toEqual([
      "cultivators",
      "who",
      undefined,
    ]);
  });

  it("has another seal under another theme", () => {
    const who = ROOMS.find(({ id }) => id === "who");
    expect(who && [glyphsFor(who, "werewolf")[1], glyphsFor(who, "spy")[1]]).toEqual(["狼", "谍"]);
  });
});

describe("a request", () => {
  it("is read from an address: words as words, the rest as data, a number as a word too", () => {
    const query = '?seed=2026&difficulty=hard&localRulesOnly=true&CLUE_CONFIG={"A":false}&debug';
    const config = { difficulty: "hard", localRulesOnly: true, CLUE_CONFIG: { A: false } };
    expect(parseQuery(query)).toEqual({ seed: "2026", config });
  });

  it("is none without a seed", () => {
    expect(parseQuery("?difficulty=hard")).toBeUndefined();
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
    expect([occasionOf("daily-never"), occasionOf("abc")]).toEqual([undefined, undefined]);
  });
});

describe("names of parts", () => {
  it("are made readable", () => {
    expect(
      ["ONLY_DEMON_IN_ROW", "leftOf", "N_NEIGHBORS_A_DAEMON", "M_OF_N_DEMONS_NEIGHBORING_IN_ROW"].map(sayPart),
    ).toEqual(["Only demon in row", "Left of", "N neighbors a demon", "M of N demons neighboring in row"]);
  });
});
