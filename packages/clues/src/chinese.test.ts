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
import { fingerprint, SMALL_BOARDS, worldCount } from "./testing/boards.ts";
import type { ClueTongue } from "./tongue.ts";
import { evaluate, type Scope, type Statement } from "./village/statement.ts";
import { STATEMENT_EXAMPLES } from "./village/statement-examples.ts";
import { sayStatementIn } from "./village/statement-tongue.ts";
import { zh as statementsInChinese } from "./village/words/zh.ts";
import { OPENINGS } from "./who/openings.ts";
import type { TemplateId } from "./who/templates.ts";
import { WHO_FORMS, who } from "./who/who.ts";
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
      for (const clue of dialect.candidates(speaker, world, board))
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

it("has three voices for every template, all told differently, and as many openings as in English", () => {
  expect(Object.keys(whoInChinese.sentences).sort()).toEqual(WHO_FORMS.map(({ id }) => id).sort());
  for (const voices of Object.values(whoInChinese.voices)) expect(voices.length).toBeGreaterThanOrEqual(3);
  expect(new Set(whoInChinese.openings).size).toBe(32);
});

describe("a story", () => {
  const [board] = SMALL_BOARDS as [Board];
  const tongue = makeWhoTongue(whoInChinese, ["村民", "狼人"]);
  const ofMe = cluesOn(who, board).filter(({ clue, speaker }) =>
    tongue.sayClue(clue, { board, speaker, names: NAMES }).includes("我"),
  );
  const voices = ofMe.flatMap(({ clue, speaker }) =>
    whoInChinese.voices[clue.template as TemplateId].map((say) =>
      say(clue.params, { board, speaker, names: NAMES, roles: ["村民", "狼人"] }),
    ),
  );
  /** Somebody says, thinks or hears something, and then comes what, as it was said. */
  const QUOTED = /(?:说|讲|告诉我|口信|认为|听见了?|说得清清楚楚|喊吧)：/;

  it("never makes 我 of a clue somebody else than its teller, whatever it begins with", () => {
    expect(voices.length).toBeGreaterThan(100);
    const stories = whoInChinese.openings.flatMap((opening) =>
      voices.map((clause) => whoInChinese.story(opening, clause)),
    );
    expect(stories.filter((story) => QUOTED.test(story))).toEqual([]);
  });

  it("lets the teller say of nobody that they counted, which others cannot have told", () => {
    expect(voices.filter((clause) => clause.startsWith("我数"))).toEqual([]);
  });

  it("never makes “I” and “my” somebody else's in English either: what others say is told with “that”", () => {
    const others = /\b(?:said|say|says|whisper|told|tells|brought me word|agree|I have it from)\b/;
    const quoting = OPENINGS.filter((opening) => others.test(opening) && !opening.endsWith(" that"));
    expect(quoting).toEqual(["Somebody has to say it:"]);
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
