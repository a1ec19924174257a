// Every form of every dialect in Chinese: no two meanings in one sentence, everyone named, and nothing that is not Chinese.

import { indices, predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AtomsClue, atoms } from "./atoms/atoms.ts";
import { makeAtomsTongue } from "./atoms/atoms-tongue.ts";
import { arbitraryChain } from "./atoms/chain.arbitrary.ts";
import { flawOfChain } from "./atoms/check.ts";
import { zh as atomsInChinese } from "./atoms/words/zh.ts";
import type { Board } from "./board.ts";
import { classic } from "./classic/classic.ts";
import { makeClassicTongue } from "./classic/classic-tongue.ts";
import { zh as classicInChinese } from "./classic/words/zh.ts";
import type { Dialect } from "./dialect.ts";
import { fingerprint, SMALL_BOARDS, WHO_EXAMPLE_BOARD, worldCount } from "./testing/boards.ts";
import type { ClueTongue } from "./tongue.ts";
import { evaluate, type Scope, type Statement } from "./village/statement.ts";
import { STATEMENT_EXAMPLES } from "./village/statement-examples.ts";
import { sayStatementIn } from "./village/statement-tongue.ts";
import { zh as statementsInChinese } from "./village/words/zh.ts";
import type { WhoClue } from "./who/mechanic.ts";
import { who } from "./who/stories.ts";
import { STORY_WAYS } from "./who/story-way.ts";
import { WHO_FORMS } from "./who/who.ts";
import { makeWhoTongue } from "./who/who-tongue.ts";
import { zh as whoInChinese } from "./who/words/zh.ts";

const NAMES = "甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉".split("").map((each) => `李${each}`);

/** What is not Chinese about a text. Columns have letters. */
const flawsIn = (text: string): string[] => {
  const foreign = text.replace(/[A-Z]列/g, "").match(/[a-z]|[!"'(),.:;?[\]{}]| |undefined|NaN/gi) ?? [];
  return [...foreign, ...(text.endsWith("。") ? [] : ["no stop"]), ...(/[，。：]{2}/.test(text) ? ["twice"] : [])];
};

interface Heard<C> {
  readonly clue: C;
  readonly speaker: number;
  readonly board: Board;
}

const someWorlds = (board: Board): number[] =>
  Array.from({ length: 8 }, (_, i) => (i * 0x9e3779b1) % worldCount(board));

/** Each different clue once. */
function cluesOn<C>(dialect: Dialect<C>, board: Board): Heard<C>[] {
  const heard = new Map<string, Heard<C>>();
  for (const world of someWorlds(board)) {
    for (const { id: speaker } of board.people) {
      for (const clue of dialect.candidates(speaker, world, board, { ofOthers: true }))
        heard.set(`${speaker} ${JSON.stringify(clue)}`, { clue, speaker, board });
    }
  }
  return [...heard.values()];
}

/** What is wrong with a set of sentences: something foreign, somebody unnamed, or one sentence for two meanings. */
function findUnclear<C>(dialect: Dialect<C>, heard: readonly Heard<C>[], say: (each: Heard<C>) => string): string[] {
  const meanings = new Map<string, string>();
  return heard.flatMap((each) => {
    const { clue, speaker, board } = each;
    const text = say(each);
    const named = indices(dialect.named(clue, speaker, board));
    const isUnnamed = (id: number): boolean => !text.includes(id === speaker ? "我" : (NAMES[id] ?? ""));
    const key = `${text.includes("我") ? speaker : ""} ${text}`;
    const meaning = fingerprint(predicate(dialect.meaning(clue, speaker, board)), board);
    const isTwice = (meanings.get(key) ?? meaning) !== meaning;
    meanings.set(key, meaning);
    return flawsIn(text).length > 0 || named.some(isUnnamed) || isTwice ? [text] : [];
  });
}

const DIALECTS: readonly (readonly [string, Dialect<unknown>, ClueTongue<unknown>])[] = [
  ["classic", classic as Dialect<unknown>, makeClassicTongue(classicInChinese) as ClueTongue<unknown>],
  ["atoms", atoms as Dialect<unknown>, makeAtomsTongue(atomsInChinese) as ClueTongue<unknown>],
  ["who", who as Dialect<unknown>, makeWhoTongue(whoInChinese, ["村民", "狼人"]) as ClueTongue<unknown>],
];

describe.each(DIALECTS)("%s in Chinese", (_, dialect, tongue) => {
  const at = ({ board, speaker }: Heard<unknown>) => ({ board, speaker, names: NAMES });

  it.each(SMALL_BOARDS.map((board) => [`${board.rows} by ${board.cols}`, board] as const))(
    "says whatever can be said on a board of %s clearly",
    (_size, board) => {
      const heard = cluesOn(dialect, board);
      expect(heard.length).toBeGreaterThan(100);
      expect(findUnclear(dialect, heard, (each) => tongue.sayClue(each.clue, at(each)))).toEqual([]);
      const { tellClue } = tongue;
      if (tellClue) expect(findUnclear(dialect, heard, (each) => tellClue(each.clue, at(each)))).toEqual([]);
    },
  );
});

it("says any well-formed chain clearly", () => {
  const [board] = SMALL_BOARDS as [Board];
  const tongue = makeAtomsTongue(atomsInChinese);
  const chains = fc.sample(arbitraryChain(board), { numRuns: 4000, seed: 18 });
  const heard = chains
    .filter((chain) => flawOfChain(chain, board) === undefined)
    .map((chain, i): Heard<AtomsClue> => ({ clue: { chain }, speaker: i % board.size, board }));
  expect(heard.length).toBeGreaterThan(1000);
  const say = ({ clue, speaker }: Heard<AtomsClue>) => tongue.sayClue(clue, { board, speaker, names: NAMES });
  expect(findUnclear(atoms, heard, say)).toEqual([]);
});

it("has sixteen ways of telling every template, all of them different", () => {
  expect(Object.keys(whoInChinese.sentences).sort()).toEqual(WHO_FORMS.map(({ id }) => id).sort());
  const tongue = makeWhoTongue(whoInChinese, ["村民", "狼人"]);
  for (const { id: template, example } of WHO_FORMS) {
    const at = { board: WHO_EXAMPLE_BOARD, speaker: 4, names: NAMES };
    expect(new Set(tongue.storiesOf({ template, params: example.params }, at)).size).toBe(STORY_WAYS);
  }
});

describe("a story", () => {
  const tongue = makeWhoTongue(whoInChinese, ["村民", "狼人"]);
  const clues = cluesOn(who, SMALL_BOARDS[0] as Board);
  const at = ({ board, speaker }: Heard<WhoClue>) => ({ board, speaker, names: NAMES });

  it.each(Array.from({ length: STORY_WAYS }, (_, way) => way))("is clear in way %i", (way) => {
    const some = clues.filter((_, index) => index % 3 === way % 3);
    expect(findUnclear(who, some, (each) => tongue.storiesOf(each.clue, at(each))[way] ?? "")).toEqual([]);
  });

  it("never makes 我 of a clue somebody else than its teller", () => {
    /** Somebody says, thinks or hears something, and then comes what, as it was said. */
    const quoted = /(?:说|讲|告诉我|口信|认为|听见了?|说得清清楚楚|喊吧)：/;
    const stories = clues
      .filter((_, index) => index % 7 === 0)
      .flatMap((each) => tongue.storiesOf(each.clue, at(each)));
    expect(stories.length).toBeGreaterThan(1000);
    expect(stories.filter((story) => quoted.test(story))).toEqual([]);
  });
});

it("says every statement of a villager clearly", () => {
  const texts = STATEMENT_EXAMPLES.map(({ statement }) =>
    sayStatementIn(statementsInChinese, statement, NAMES.slice(0, 6)),
  );
  expect(texts.flatMap(flawsIn)).toEqual([]);
  expect(new Set(texts).size).toBe(STATEMENT_EXAMPLES.length);
  expect(texts[0]).toBe("如果李丙是狼人，那么李丁也是狼人。");
});

const formsOf = <F extends string>(words: Readonly<Record<F, unknown>>): F[] => Object.keys(words) as F[];

it.each([4, 6])("says no two different statements of a village of %i alike", (size) => {
  const names = NAMES.slice(0, size);
  const all = [...Array(size).keys()];
  const pairs = all.flatMap((a) => all.filter((b) => b !== a).map((b) => ({ a, b })));
  const scopes: Scope[] = ["ALL", ...Array.from({ length: 2 ** size - 1 }, (_, i) => indices(i + 1))];
  const statements: Statement[] = [
    ...formsOf(statementsInChinese.relation).flatMap((form) => pairs.map((pair) => ({ form, ...pair }))),
    ...formsOf(statementsInChinese.bound).flatMap((form) =>
      scopes.flatMap((scope) => all.map((count) => ({ form, scope, count }))),
    ),
    ...formsOf(statementsInChinese.parity).flatMap((form) => scopes.map((scope) => ({ form, scope }))),
  ];
  const worlds = [...Array(2 ** size).keys()];
  const meaningOf = (statement: Statement): string =>
    worlds.map((world) => (evaluate(statement, world, size) ? 1 : 0)).join("");
  const meanings = new Map<string, string>();
  const unclear = statements.filter((statement) => {
    const [text, meaning] = [sayStatementIn(statementsInChinese, statement, names), meaningOf(statement)];
    const isTwice = (meanings.get(text) ?? meaning) !== meaning;
    meanings.set(text, meaning);
    return isTwice || flawsIn(text).length > 0;
  });
  expect(unclear).toEqual([]);
  expect(sayStatementIn(statementsInChinese, { form: "COUNT_EVEN", scope: all.slice(1) }, names)).toBe(
    size === 4 ? "李乙、李丙和李丁这3人中，狼人的数量是偶数。" : "除李甲以外的5人中，狼人的数量是偶数。",
  );
});
