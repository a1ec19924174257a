// No sentence of a proof is bare: it says why, unless the clue says by name what somebody is. A sample of all ways to play.

import { type Game, generate, layOut, type ProofSentence, solve, type Table } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators, village, who } from "./index.ts";

const SAMPLE = 4;

const WAYS = [
  { game: cultivators as Game, dialect: "classic" },
  { game: cultivators as Game, dialect: "atoms" },
  { game: who as Game, dialect: "who" },
].flatMap((way) => way.game.labels.map((difficulty) => ({ ...way, difficulty })));

/** What is said beside the quotation and the conclusion. */
function reasonIn({ text }: ProofSentence): string {
  const said = text.replace(/^(?:But )?[^“]*says: “.*”/, "").replace(/^(?:But by|By) [^,]*, /, "");
  const end = said.lastIndexOf("so ");
  return (end < 0 ? (isClaim(said) ? "" : said) : said.slice(0, end)).trim();
}

/** A sentence of one clause is a conclusion, unless it is about a sum or tells who is meant. */
const isClaim = (said: string): boolean =>
  !/^ ?That is |it takes|which does not fit|nothing then connects|there is no way/i.test(said);

/** The clue says by name what each of these people is. */
const isNamed = ({ people, clues }: Table, { speaker = -1, affects }: ProofSentence): boolean =>
  affects.every((person) => clues[speaker]?.text.includes(`${people[person]?.name} is`));

describe.each(WAYS)("proofs of $difficulty puzzles in $dialect", ({ game, dialect, difficulty }) => {
  const puzzles = Array.from({ length: SAMPLE }, (_, i) => {
    const generated = generate(game, { dialect, difficulty }, `reasons ${i}`);
    if (!generated.ok) throw new Error(generated.failure.text);
    return generated.puzzle;
  });
  const told = puzzles.flatMap((puzzle) => {
    const { table } = layOut(game, puzzle);
    return solve(game, puzzle).steps.flatMap(({ proof }) => proof.map((sentence) => ({ table, sentence })));
  });

  it("have a reason in every sentence that rests on a clue", () => {
    const clued = told.filter(({ sentence }) => sentence.speaker !== undefined);
    const bare = clued.filter(({ table, sentence }) => reasonIn(sentence) === "" && !isNamed(table, sentence));
    expect(clued.length).toBeGreaterThan(SAMPLE * 10);
    expect(bare.map(({ sentence }) => sentence.text)).toEqual([]);
  });

  it("use the right number, and never count to none", () => {
    const texts = told.map(({ sentence }) => sentence.text.replace(/“.*”/, ""));
    const flaw = /exactly 0|(?:exactly|at least) 1 of (?:(?!\b(?:is|are)\b).)*\bare\b/i;
    expect(texts.filter((text) => flaw.test(text))).toEqual([]);
  });
});

describe.each(village.labels)("proofs of %s villages", (difficulty) => {
  const sentences = Array.from({ length: 3 * SAMPLE }, (_, i) => {
    const generated = generate(village, { difficulty }, `reasons ${i}`);
    if (!generated.ok) throw new Error(generated.failure.text);
    return solve(village, generated.puzzle).steps.flatMap(({ proof }) => proof);
  }).flat();

  it("quote what they rest on, unless all that is said is true", () => {
    const clued = sentences.filter(({ speaker }) => speaker !== undefined).map(({ text }) => text);
    expect(clued.length).toBeGreaterThan(3 * SAMPLE * 5);
    expect(clued.filter((text) => !/“.*”|everything .* says is true/.test(text))).toEqual([]);
  });
});
