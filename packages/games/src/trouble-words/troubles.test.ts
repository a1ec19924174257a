// What is wrong with puzzles, clues, codes and configurations is said in Chinese as exactly as in English: the same figures, the
// same people, the same words of others. Wrong data is made from sound puzzles by changing one thing at a time.

import {
  audit,
  CodeError,
  ConfigError,
  generate,
  makeCode,
  type Puzzle,
  PuzzleError,
  parseCode,
  parsePuzzle,
  parseSession,
  readClueIn,
  type ToldError,
  type ToldGame,
  type Troubles,
  tellTable,
} from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { TOLD_IN_CHINESE, troublesInChinese, zh } from "../chinese.ts";
import { TOLD_IN_ENGLISH } from "../english.ts";
import { GAMES } from "../index.ts";

/** A sentence in both languages. */
type Pair = readonly [english: string, chinese: string];
type Names = ReadonlyMap<string, string>;

const KINDS = [PuzzleError, ConfigError, CodeError];

/** What is thrown, in both languages. */
function both(work: () => unknown, { say }: Troubles): Pair {
  try {
    work();
  } catch (error) {
    if (KINDS.some((kind) => error instanceof kind)) return [(error as Error).message, say((error as ToldError).says)];
    throw error;
  }
  return ["", ""];
}

/** What the Chinese sentence leaves out, or has in English. */
function flawsOf([english, chinese]: Pair, names: Names): string[] {
  if (english === "" || chinese === "") return english === chinese ? [] : [`only one of “${english}” “${chinese}”`];
  const told = english.replace(/"[^"]*"/g, "");
  const people = [...names].filter(([name]) => new RegExp(`\\b${name}\\b`).test(told)).map(([, name]) => name);
  const figures = english.match(/\d+/g) ?? [];
  const quoted = [...english.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
  const missing = [...people, ...figures, ...quoted].filter((part) => !chinese.includes(part));
  // What others wrote stands in quotation marks, or as JSON after a colon.
  const own = chinese.replace(/“[^”]*”|JSON|：[[{"].*$|以下之一：.*$|可以开关的有：.*$|五行写作：.*$/gs, "");
  const leaks = /[a-z]{2}|[?!;](?=.)|[\p{Script=Han}][,.:]/iu.test(own) ? [`Latin in ${chinese}`] : [];
  return [...missing.map((part) => `${part} is not in ${chinese} (${english})`), ...leaks];
}

const WRONG = [undefined, null, "", "x", 7, -1, 1.5, 99, true, [], {}, "a\u0000", "a".repeat(250), [7], { x: 1 }];

/** Every place in the data, one list of people at most. */
function* placesIn(data: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  yield path;
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (Array.isArray(data) && Number(key) > 1) return;
    yield* placesIn(value, [...path, key]);
  }
}

function changed(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), changed(data[Number(key)], rest, value));
  return { ...(data as object), [key]: changed((data as Record<string, unknown>)[key], rest, value) };
}

const wrongPuzzles = (puzzle: Puzzle): unknown[] =>
  [...placesIn(puzzle)].flatMap((path) => WRONG.map((value) => changed(puzzle, path, value)));

/** What is thrown for it, or the defects that the audit finds, in both languages. */
function troublesOf(english: ToldGame, chinese: ToldGame, data: unknown): Pair[] {
  const thrown = both(() => english.game.parse(data), chinese.words.troubles);
  if (thrown[0] !== "") return [thrown];
  const [told, said] = [english, chinese].map((each) => audit(each, each.game.parse(data)));
  expect(said?.map(({ kind, person }) => [kind, person])).toEqual(told?.map(({ kind, person }) => [kind, person]));
  return (told ?? []).map(({ text }, i) => [text, said?.[i]?.text ?? ""]);
}

const CONFIGS = [
  [],
  7,
  { attempts: [] },
  { attempts: 0 },
  { attempts: 1.5 },
  { attempts: 1e9 },
  { difficulty: "deadly" },
  { dialect: "dots" },
  { colour: "red" },
  { liars: 3 },
  { liars: true, localRulesOnly: true },
  { CLUE_CONFIG: { NONE: false } },
  { ATOM_CONFIG: { polarity: false } },
  { TEMPLATE_CONFIG: { none: false } },
  { roles: { villager: { one: "wolf", many: "wolves" }, werewolf: { one: "wolf", many: "wolves" } } },
  { roles: { villager: { one: "7", many: "x" } } },
  { N: 40 },
  { names: ["\u0000", "B", "C", "D", "E", "F"] },
  { wolvesMax: 40 },
  { verifyWithSolver: true },
  JSON.parse('{"constructor":1}'),
];

const CHAINS = [
  "",
  "pos",
  "pos()",
  "pas().all()",
  "pos().exact(2",
  "pos().exact()",
  "pos().exact(2,3)",
  "pos().exact(5000)",
  "pos().exakt(2)",
  "pos().exact(2).row(9)",
  "pos().exact(2).column(Q)",
  "pos().exact(2).neighbor(Nobody)",
  "pos().exact(2).be(Air)",
  "pos().exact(2).exact(3)",
  "pos().all().connected(row99)",
  "pos().all().connected().connected()",
  "pos().most()",
  "pos().any()",
  "pos().most().connected()",
  "pos().any().connected()",
  "pos().of(2,9).row(1)",
  "pos().exact(1).?",
  `pos().${"a".repeat(3000)}`,
  "exactly 2 werewolves in row 9",
  "exactly 2 werewolves above row 1",
  "exactly 20 werewolves in row 1",
  "Nobody is a werewolf",
  "COUNT_EQ(scope=ALL,count=99)",
  "COUNT_EQ(scope=3+1,count=1)",
  "XOR(2,1)",
  "XOR(1,1)",
  "XOR(1;2)",
  "XAR(1,2)",
  "XOR(1,2) and more",
  "XOR(1,200)",
];

describe.each(TOLD_IN_CHINESE.map((told) => [told.game.id, told] as const))(
  "troubles of %s in Chinese",
  (id, chinese) => {
    const english = TOLD_IN_ENGLISH.find((told) => told.game.id === id) as ToldGame;
    const { game } = english;
    const { troubles } = chinese.words;
    const made = generate(game, { difficulty: "easy" }, "troubles");
    const puzzle = (made.ok ? made.puzzle : undefined) as Puzzle;
    const names: Names = new Map(tellTable(chinese, puzzle).words.people.map(({ name, latin = "" }) => [latin, name]));
    const check = (pairs: readonly Pair[]): void => expect(pairs.flatMap((pair) => flawsOf(pair, names))).toEqual([]);

    it("are none in a sound puzzle", () => {
      expect(audit(chinese, puzzle)).toEqual([]);
    });

    it("say as much of a wrong puzzle as English does", () => {
      const wrong = [...wrongPuzzles(puzzle), { ...puzzle, difficulty: "hard" }];
      const pairs = wrong.flatMap((data) => troublesOf(english, chinese, data));
      expect(new Set(pairs.map(([text]) => text)).size).toBeGreaterThan(40);
      check(pairs);
    });

    it("say as much of wrong clues in writing", () => {
      const pairs = CHAINS.map((text) =>
        [english, chinese].map((told) => {
          const understood = readClueIn(told, puzzle, text, 0);
          return "flaw" in understood ? told.words.troubles.say(understood.flaw) : "";
        }),
      );
      expect(pairs.filter(([flaw]) => flaw !== "").length).toBeGreaterThan(25);
      check(pairs as unknown as Pair[]);
    });

    it("say as much of wrong configurations and seeds", () => {
      const pairs = [
        ...CONFIGS.map((config) => both(() => game.parseConfig(config), troubles)),
        ...["a\u0000", " ", "a\u0301\u0301\u0301"].map((seed) => both(() => generate(game, {}, seed), troubles)),
        both(() => generate(game, { verifyWithSolver: true }, "a"), troubles),
      ];
      expect(pairs.filter(([text]) => text !== "").length).toBeGreaterThan(12);
      check(pairs);
    });

    it("say as much of wrong codes, puzzles of no game and wrong saved plays", () => {
      const code = makeCode(game, puzzle);
      const codes = ["", "!!!!", "2wAAAA", "1zAAAA", `${code.slice(0, -4)}AAAA`, "1".repeat(30_000), code.slice(0, 40)];
      check([
        ...codes.map((bad) => both(() => parseCode(GAMES, bad, zh), troublesInChinese)),
        ...[7, {}, { game: "chess" }].map((data) => both(() => parsePuzzle(GAMES, data), troublesInChinese)),
        ...[{}, { puzzle, moves: [7] }, { puzzle, moves: [{ kind: "undo" }] }].map((data) =>
          both(() => parseSession(game, data), troubles),
        ),
        both(() => makeCode(game, { ...puzzle, seed: "\ud800" }), troubles),
      ]);
    });
  },
);
