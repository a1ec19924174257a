// No sentence of a proof is bare: it says why, unless the clue says by name what somebody is. A sample of all ways to play.

import {
  type Game,
  generate,
  layOut,
  type ProofLine,
  type Puzzle,
  parseCode,
  quoted,
  type Spoken,
  solveIn,
  type TableWords,
  tellTable,
} from "@demonstrandum/engine";
import type { Constraint } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.cases.ts";
import { cultivators, village, who } from "./index.ts";
import codes from "./reasons.json" with { type: "json" };

const SAMPLE = 4;

const WAYS = [
  { game: cultivators as Game, dialect: "classic" },
  { game: cultivators as Game, dialect: "atoms" },
  { game: who as Game, dialect: "who" },
].flatMap((way) => way.game.labels.map((difficulty) => ({ ...way, difficulty })));

/** What is said beside the quotation and the conclusion. */
function reasonIn({ text }: ProofLine): string {
  const said = text.replace(/^(?:But )?[^“]*: “.*”/, "").replace(/^(?:But by|By) [^,]*, /, "");
  const end = said.lastIndexOf("so ");
  return (end < 0 ? (isClaim(said) ? "" : said) : said.slice(0, end)).trim();
}

/** A sentence of one clause is a conclusion, unless it is about a sum or tells who is meant. */
const isClaim = (said: string): boolean =>
  !/^ ?That is |it takes|which does not fit|nothing then connects|there is no way/i.test(said);

/** The clue says by name what each of these people is, or that the one it names is the only one. */
const isNamed = ({ people, clues }: TableWords, { speaker = -1, affects }: ProofLine): boolean => {
  const says = (what: string) => (person: number) => clues[speaker]?.text.includes(`${people[person]?.name} ${what}`);
  return affects.every(says("is")) || affects.some(says("is the only"));
};

interface Told {
  readonly table: TableWords;
  readonly sentence: ProofLine;
  /** No sentence of the same proof before it rests on the same clue. */
  readonly isFirst: boolean;
}

function tellAll(game: Game, dialect: string, difficulty: string, seed: string): Told[] {
  const generated = generate(game, { dialect, difficulty }, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return tell(game, generated.puzzle);
}

/** Every sentence of every proof of a puzzle, from the first position to the last. */
function tell(game: Game, puzzle: Puzzle): Told[] {
  const { words: table } = tellTable(inEnglish(game), puzzle);
  return solveIn(inEnglish(game), puzzle).steps.flatMap(({ proof }) =>
    proof.map((sentence, i) => {
      const isFirst = !proof.slice(0, i).some(({ speaker }) => speaker === sentence.speaker);
      return { table, sentence, isFirst };
    }),
  );
}

/** How many of whom the clue counts: that is the clue itself, with its people named. */
const tellsNumber = ({ text }: ProofLine): boolean =>
  /”? So (?:either|at (?:least|most) \w+ of|(?:\d+|one|two|three|four|five|six|none|from)\b)/.test(text);

const isBare = ({ table, sentence }: Told): boolean =>
  reasonIn(sentence) === "" && !isNamed(table, sentence) && !tellsNumber(sentence);

/** A clue is quoted in the words that are on its speaker's card. */
const isQuoted = ({ table, sentence: { text, speaker = -1 } }: Told): boolean =>
  text.includes(`: “${quoted(table, { speaker })}”`);

describe.each(WAYS)("proofs of $difficulty puzzles in $dialect", ({ game, dialect, difficulty }) => {
  const told = Array.from({ length: SAMPLE }, (_, i) => tellAll(game, dialect, difficulty, `reasons ${i}`)).flat();
  const clued = told.filter(({ sentence }) => sentence.speaker !== undefined);

  it("have a reason in every sentence that rests on a clue", () => {
    expect(clued.length).toBeGreaterThan(SAMPLE * 10);
    expect(clued.filter(isBare).map(({ sentence }) => sentence.text)).toEqual([]);
  });

  it("quote a clue where they first rest on it", () => {
    const unquoted = clued.filter((each) => each.isFirst && !isQuoted(each));
    expect(unquoted.map(({ sentence }) => sentence.text)).toEqual([]);
  });

  it("use the right number, and never count to none", () => {
    const texts = told.map(({ sentence }) => sentence.text.replace(/“.*”/, ""));
    const flaw = /exactly (?:0|no)\b|(?:exactly|at least) one of (?:(?!\b(?:is|are)\b).)*\bare\b/i;
    expect(texts.filter((text) => flaw.test(text))).toEqual([]);
  });
});

type Role = "line" | "contradiction";

/** A supposition ends where a clue cannot hold: such a sentence shows nothing of anybody yet. */
const roleOf = ({ affects }: ProofLine): Role => (affects.length > 0 ? "line" : "contradiction");

const has = (kind: Constraint["kind"]) => (clue: Spoken) => clue.says.some((says) => says.kind === kind);
const uses = (part: RegExp) => (clue: Spoken) => clue.form.split(".").some((each) => part.test(each));

/** What kinds of clues there are to a reader. */
const KINDS: Readonly<Record<string, (clue: Spoken) => boolean>> = {
  count: has("count"),
  compare: has("compare"),
  parity: uses(/^(?:even|odd)$/),
  connected: has("connected"),
  only: uses(/^ONLY_/),
  most: uses(/^most$/),
  between: uses(/^between$/),
  nested: has("all"),
};

/** A puzzle with such a sentence for every kind and role, by its code: another generator makes other puzzles of a seed. What only one
 * person is leaves no doubt, so nothing contradicts it. */
const EXAMPLES = Object.entries(codes).map(([name, code]) => {
  const [kind = "", role = ""] = name.split(" ");
  return { kind, role, code };
});

it("has an example of every kind", () => {
  expect(new Set(EXAMPLES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
});

describe.each(EXAMPLES)("a clue of kind $kind in a $role", ({ kind, role, code }) => {
  const { game, puzzle } = parseCode([cultivators, who] as readonly Game[], code);
  const { clues } = layOut(game, puzzle).table;
  const told = tell(game, puzzle).filter(
    ({ sentence }) =>
      sentence.speaker !== undefined && roleOf(sentence) === role && KINDS[kind]?.(clues[sentence.speaker] as Spoken),
  );

  it("is quoted, with what is known and what that comes to", () => {
    expect(told).not.toEqual([]);
    expect(told.filter(isBare).map(({ sentence }) => sentence.text)).toEqual([]);
    expect(told.filter((each) => each.isFirst && !isQuoted(each)).map(({ sentence }) => sentence.text)).toEqual([]);
  });
});

describe.each(village.labels)("proofs of %s villages", (difficulty) => {
  const sentences = Array.from({ length: 3 * SAMPLE }, (_, i) => {
    const generated = generate(village, { difficulty }, `reasons ${i}`);
    if (!generated.ok) throw new Error(generated.failure.text);
    return solveIn(inEnglish(village), generated.puzzle).steps.flatMap(({ proof }) => proof);
  }).flat();

  it("quote what they rest on, unless all that is said is true", () => {
    const clued = sentences.filter(({ speaker }) => speaker !== undefined).map(({ text }) => text);
    expect(clued.length).toBeGreaterThan(3 * SAMPLE * 5);
    expect(clued.filter((text) => !/“.*”|everything .* says is true/.test(text))).toEqual([]);
  });
});
