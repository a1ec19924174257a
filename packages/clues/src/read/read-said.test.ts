// Whatever is said is read back to what it means: every clue of every dialect, in each language.

import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chain } from "../atoms/atom.ts";
import { type AtomsClue, atoms } from "../atoms/atoms.ts";
import { makeAtomsTongue } from "../atoms/atoms-tongue.ts";
import { arbitraryChain } from "../atoms/chain.arbitrary.ts";
import { flawOfChain } from "../atoms/check.ts";
import { readChain } from "../atoms/reading.ts";
import { en as atomsInEnglish } from "../atoms/words/en.ts";
import { zh as atomsInChinese } from "../atoms/words/zh.ts";
import type { Board } from "../board.ts";
import { type ClassicClue, classic } from "../classic/classic.ts";
import { makeClassicTongue } from "../classic/classic-tongue.ts";
import { zh as classicInChinese } from "../classic/words/zh.ts";
import type { Dialect } from "../dialect.ts";
import { boardOf, fingerprint, SMALL_BOARDS, worldCount } from "../testing/boards.ts";
import type { NamedSetting } from "../tongue.ts";
import { anyStatement } from "../village/statement.arbitrary.ts";
import { evaluate, type Statement } from "../village/statement.ts";
import { sayStatement } from "../village/statement-english.ts";
import { sayStatementIn } from "../village/statement-tongue.ts";
import { zh as statementsInChinese } from "../village/words/zh.ts";
import type { WhoClue } from "../who/mechanic.ts";
import { DEFAULT_ROLES } from "../who/roles.ts";
import { storiesOf, who } from "../who/stories.ts";
import { makeWhoTongue } from "../who/who-tongue.ts";
import { zh as whoInChinese } from "../who/words/zh.ts";
import { readChainSaid } from "./read-chain.ts";
import { readClassicSaid, readWhoSaid } from "./read-forms.ts";
import { readStatementSaid } from "./read-statement.ts";
import { renameSaid } from "./rename-said.ts";

const CHINESE_NAMES = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉".split("").map((each) => `李${each}`);

type Ways<C> = (clue: C, at: NamedSetting) => readonly string[];

interface Language {
  readonly name: string;
  namesOn(board: Board): readonly string[];
  readonly classic: Ways<ClassicClue>;
  readonly who: Ways<WhoClue>;
  readonly atoms: typeof atomsInChinese;
}

const [classicTongue, whoTongue] = [makeClassicTongue(classicInChinese), makeWhoTongue(whoInChinese, ["村民", "狼人"])];

const LANGUAGES: readonly Language[] = [
  {
    name: "English",
    namesOn: (board) => board.people.map(({ name }) => name),
    classic: (clue, { speaker, board }) => [classic.sayClue(clue, speaker, board)],
    who: (clue, at) => [who.sayClue(clue, at.speaker, at.board), ...storiesOf(clue, DEFAULT_ROLES, at)],
    atoms: atomsInEnglish,
  },
  {
    name: "Chinese",
    namesOn: () => CHINESE_NAMES,
    classic: (clue, at) => [classicTongue.sayClue(clue, at)],
    who: (clue, at) => [whoTongue.sayClue(clue, at), ...whoTongue.storiesOf(clue, at)],
    atoms: atomsInChinese,
  },
];

/** A sample of what could be said, evenly taken. */
function* cluesOf<C>(dialect: Dialect<C>, boards: readonly Board[], limit: number): Generator<[C, number, Board]> {
  for (const board of boards) {
    const found = new Map<string, [C, number, Board]>();
    for (let i = 0; i < 4; i++) {
      const world = (i * 0x9e3779b1) % worldCount(board);
      for (const { id: speaker } of board.people)
        for (const clue of dialect.candidates(speaker, world, board, { ofOthers: true }))
          found.set(`${speaker} ${JSON.stringify(clue)}`, [clue, speaker, board]);
    }
    yield* [...found.values()].filter((_, index) => index % Math.ceil(found.size / limit) === 0);
  }
}

/** Nobody says a selector twice, or more than three. */
function isPlain(chain: Chain, board: Board): boolean {
  const { picked } = readChain(chain, board);
  return picked.length <= 3 && new Set(picked.map((each) => JSON.stringify(each))).size === picked.length;
}

const BOARDS = [...SMALL_BOARDS, boardOf(2, 5)];

/** The sentences that are not read back to what they mean. */
function misread<C>(
  dialect: Dialect<C>,
  clues: Iterable<[C, number, Board]>,
  { namesOn }: Language,
  ways: Ways<C>,
  read: (text: string, at: NamedSetting) => C | undefined,
): string[] {
  const wrong: string[] = [];
  let turn = 0;
  for (const [clue, speaker, board] of clues) {
    const at = { board, speaker, names: namesOn(board) };
    const meaning = (each: C): string => fingerprint(predicate(dialect.meaning(each, speaker, board)), board);
    const [plain, ...told] = ways(clue, at);
    // Stories take turns: every one of every template comes up, though not of every clue.
    for (const text of [plain, told[turn++ % (told.length || 1)]]) {
      if (text === undefined) continue;
      const found = read(text, at);
      if (found === undefined || meaning(found) !== meaning(clue)) wrong.push(text);
    }
  }
  return wrong;
}

describe.each(LANGUAGES)("what is said in $name", (language) => {
  it("is read back to its meaning, of classic clues", () => {
    const ways = language.classic;
    const read = (text: string, at: NamedSetting) => readClassicSaid(text, at, (clue) => ways(clue, at));
    expect(misread(classic, cluesOf(classic, BOARDS, 200), language, ways, read)).toEqual([]);
  });

  it("is read back to its meaning, of templates", () => {
    const ways = language.who;
    const read = (text: string, at: NamedSetting) => readWhoSaid(text, at, (clue) => ways(clue, at));
    expect(misread(who, cluesOf(who, BOARDS, 200), language, ways, read)).toEqual([]);
  });

  it("is read back to its meaning, of chains", () => {
    const say = makeAtomsTongue(language.atoms);
    const ways: Ways<AtomsClue> = (clue, at) => [say.sayClue(clue, at)];
    const read = (text: string, at: NamedSetting) => readChainSaid(text, at, language.atoms);
    expect(misread(atoms, cluesOf(atoms, BOARDS, 150), language, ways, read)).toEqual([]);
    const [board] = SMALL_BOARDS as [Board];
    const random = fc
      .sample(arbitraryChain(board), { numRuns: 400, seed: 31 })
      .filter((chain) => flawOfChain(chain, board) === undefined && isPlain(chain, board))
      .map((chain): [AtomsClue, number, Board] => [{ chain }, chain.length % board.size, board]);
    expect(random.length).toBeGreaterThan(50);
    expect(misread(atoms, random, language, ways, read)).toEqual([]);
  });

  it("is read back to its meaning, of villagers", () => {
    const names = language.namesOn(boardOf(2, 3)).slice(0, 6);
    const say = language.name === "English" ? sayStatement : sayStatementIn.bind(undefined, statementsInChinese);
    fc.assert(
      fc.property(anyStatement(names.length), (statement) => {
        const read = readStatementSaid(say(statement, names), names, say);
        const worlds = Array.from({ length: 2 ** names.length }, (_, world) => world);
        const truthOf = (each: Statement) => worlds.map((world) => evaluate(each, world, names.length));
        expect(read && truthOf(read)).toEqual(truthOf(statement));
      }),
      { numRuns: 200, seed: 31 },
    );
  });
});

describe("a name in other letters", () => {
  const [latin, names] = [
    ["Li Mu", "Li Mulan", "Zhang Wei"],
    ["李木", "李木兰", "张伟"],
  ];

  it.each([
    ["Li Mu是妖。", "李木是妖。"],
    ["li_mu 和 ZHANG WEI 都是妖", "李木 和 张伟 都是妖"],
    ["Li Mulan的邻居", "李木兰的邻居"],
    ["LiMu是妖", "李木是妖"],
    ["Ｌｉ　Ｍｕ是妖", "李木是妖"],
    ["neg().neighbor(Li_Mu)", "neg().neighbor(Li_Mu)"],
    ["Li Mus是妖", "Li Mus是妖"],
  ])("is told as the language has it: %s", (text, told) => expect(renameSaid(text, latin, names)).toBe(told));
});
