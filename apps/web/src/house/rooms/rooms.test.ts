// Rooms, their games and what can be wished for fit together.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en as words } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { en as house } from "../../../words/en/games.ts";
import { en } from "../../../words/en/options.ts";
import { zh } from "../../../words/zh/options.ts";
import { makeStorage } from "../../base/storage/storage.ts";
import { fakeBacking } from "../../base/testing/fake-backing.ts";
import { optionsOf } from "../../table/games/options-of.ts";
import { glyphsFor } from "../../table/games/room.ts";
import { ROOMS, roomOfCode } from "../../table/games/rooms.ts";
import { parseQuery } from "../../table/referee/request.ts";
import { namesIn } from "./own-names.ts";
import { configOf, FIRST_WISH, loadWish, saveWish, settleWish } from "./wish.ts";

describe("the house", () => {
  it("has a room for every game of the list", () => {
    expect(ROOMS.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
  });
});

describe.each(GAMES)("the room of $id", (game: Game) => {
  const { id } = game;
  const options = optionsOf(id, en);

  it("has a worker of its own", () => {
    expect(existsSync(join(import.meta.dirname, `../../table/referee/workers/${id}.worker.ts`))).toBe(true);
  });

  it("is called what the game is called", () => {
    expect(house.title(id)).toBe(tellGame(words, game).words.title);
  });

  it("has the game's tag and offers the game's own levels and any of them; the second is chosen at first, if there is one", () => {
    expect(ROOMS.find((room) => room.id === id)?.tag).toBe(game.tag);
    expect(options.levels.map(({ value }) => value)).toEqual([...game.labels, "any"]);
    expect(settleWish(options, FIRST_WISH).difficulty).toBe(game.labels[1] ?? game.labels[0]);
  });

  it("offers exactly the game's dialects where there is a choice, the usual one first", () => {
    const offered = options.dialects.map(({ value }) => value);
    expect(offered.toSorted()).toEqual(game.dialects.length > 1 ? game.dialects.toSorted() : []);
    if (offered.length > 0) expect(game.parseConfig({})).toMatchObject({ dialect: offered[0] });
  });

  it("offers the same in Chinese, with examples in Chinese", () => {
    const inChinese = optionsOf(id, zh);
    expect(configOf(inChinese, FIRST_WISH)).toEqual(configOf(options, FIRST_WISH));
    const [there, here] = [inChinese, options].map(({ switches }) =>
      switches.flatMap(({ parts }) => parts.map(({ value }) => value)),
    );
    expect(there).toEqual(here);
    expect(JSON.stringify(inChinese.switches.map(({ parts }) => parts.map(({ note }) => note)))).not.toMatch(/[a-z]/);
  });

  it("wishes only for what the game understands", () => {
    const wishes = [
      FIRST_WISH,
      ...options.questions.map(({ key }) => ({ ...FIRST_WISH, turned: [key] })),
      ...options.selections.flatMap(({ key, choices }) =>
        choices.map(({ value }) => ({ ...FIRST_WISH, selected: { [key]: value } })),
      ),
      ...(options.names ? ["Ann", "Ann, ann\nB\u202Eob\nBarber bob"] : []).map((names) => ({ ...FIRST_WISH, names })),
      ...(options.size ? [options.size.least, options.size.most] : []).map((size) => ({ ...FIRST_WISH, size })),
      ...options.switches.flatMap(({ parts, dialects = [""] }) =>
        dialects.map((dialect) => ({
          ...FIRST_WISH,
          dialect,
          off: parts.slice(0, 2).map(({ value }) => value),
        })),
      ),
    ];
    for (const wish of wishes)
      expect(() => game.parseConfig({ ...configOf(options, wish), ...namesIn(options, wish) })).not.toThrow();
    for (const { key, parts, dialects = [""] } of options.switches) {
      const [first = { value: "" }] = parts;
      for (const dialect of dialects)
        expect(configOf(options, { ...FIRST_WISH, dialect, off: [first.value] })).toMatchObject({
          [key]: { [first.value]: false },
        });
    }
  });

  it("never asks for what does not go together", () => {
    const turned = options.questions.map(({ key }) => key);
    for (const { key, choices } of options.selections)
      for (const { value, config, excludes = [] } of choices) {
        const asked = configOf(options, { ...FIRST_WISH, selected: { [key]: value }, turned: [...excludes] });
        expect(asked).toMatchObject(config);
        expect(() => game.parseConfig(asked)).not.toThrow();
        for (const question of excludes) expect([turned.includes(question), question in asked]).toEqual([true, false]);
      }
  });

  it("takes every usual answer for the game's own", () => {
    const usual = game.parseConfig({}) as unknown as Record<string, unknown>;
    for (const { key, usual: answer } of options.questions) expect([key, usual[key] ?? false]).toEqual([key, answer]);
    if (options.size) expect(usual[options.size.key]).toBe(options.size.usual);
  });

  it("says of every switch what it is, with a clue as an example and what it does", () => {
    for (const { parts } of options.switches) {
      expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
      expect(parts.filter(({ note }) => !/^“.+[.?]” [A-Z].+ Off: .+\.$/.test(note ?? ""))).toEqual([]);
    }
  });

  it("remembers a wish, and forgets what is not on offer", () => {
    const storage = makeStorage(() => fakeBacking());
    const difficulty = game.labels.at(-1) ?? "";
    saveWish(storage, id, { ...FIRST_WISH, difficulty, off: ["NO_SUCH_CLUE"], dialect: "gone" });
    expect(settleWish(options, loadWish(storage, id))).toEqual({
      ...settleWish(options, FIRST_WISH),
      difficulty,
    });
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
  it("is read from an address: words as words, the rest as data, a seed as a word even where it is a number", () => {
    const query = '?seed=2026&difficulty=hard&asides=3&localRulesOnly=true&CLUE_CONFIG={"A":false}&debug';
    const config = { difficulty: "hard", asides: 3, localRulesOnly: true, CLUE_CONFIG: { A: false } };
    expect(parseQuery({ search: query, hash: "" })).toEqual({ seed: "2026", config });
  });

  it("is none without a seed", () => {
    expect(parseQuery({ search: "?difficulty=hard", hash: "#5" })).toBeUndefined();
  });
});
