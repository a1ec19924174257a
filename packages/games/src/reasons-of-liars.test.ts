// Proofs where not everybody tells the truth, on boards of liars and in villages, are held to the same as others: every one
// is written down, none is longer than its level allows, what one person's words show is told once, and where they count there
// is a sum.

import { audit, type Game, generate, type ProofLine, parseCode, rate, solveIn } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { inEnglish } from "./in-english.cases.ts";
import { cultivators, GAMES, village, villageLevelsFor, who } from "./index.ts";

function stepsOf(game: Game, config: object, seed: string) {
  const generated = generate(game, config, seed);
  if (!generated.ok) throw new Error(generated.failure.text);
  return solveIn(inEnglish(game), generated.puzzle).steps;
}

const SIZES = [3, 4, 6, 8, 10, 12];
const VILLAGES = SIZES.flatMap((N) =>
  villageLevelsFor(N, false).map(({ label: difficulty, proofs }) => ({ N, difficulty, most: proofs })),
);

describe.each(VILLAGES)("the proofs of $difficulty villages of $N", ({ N, difficulty, most }) => {
  const proofs = Array.from({ length: N < 10 ? 8 : 5 }, (_, i) => stepsOf(village, { N, difficulty }, `PL#${i}`))
    .flat()
    .map(({ proof }) => proof);

  it("are written down", () => {
    expect(proofs.flat().filter(({ isStandIn }) => isStandIn)).toEqual([]);
  });

  it("are no longer than the level allows", () => {
    const nestings = proofs.flat().map(({ depth }) => depth - 1);
    expect(Math.max(...proofs.map(({ length }) => length))).toBeLessThanOrEqual(most.sentences);
    expect(Math.max(...nestings)).toBeLessThanOrEqual(most.nesting);
  });
});

const TOLD = [
  ...[
    { game: cultivators as Game, dialect: "classic" },
    { game: cultivators as Game, dialect: "atoms" },
    { game: who as Game, dialect: "who" },
  ].flatMap(({ game, dialect }) =>
    ["easy", "hard"].map((difficulty) => ({ game, config: { dialect, difficulty, liars: true }, sample: 3 })),
  ),
  ...village.labels.map((difficulty) => ({ game: village as Game, config: { difficulty }, sample: 12 })),
].map((way) => ({ ...way, name: Object.values(way.config).join(" ") }));

describe.each(TOLD)("what is told of $game.id $name", ({ game, config, sample }) => {
  const proofs = Array.from({ length: sample }, (_, i) => stepsOf(game, config, `aud#${i}`))
    .flat()
    .map(({ proof }) => proof);

  it("is told once of all whom one person's words settle", () => {
    const repeats = proofs.flatMap((proof) => proof.filter((sentence, i) => isRepeated(proof[i - 1], sentence)));
    expect(repeats.map(({ text }) => text)).toEqual([]);
  });

  it("does the sum where the words count", () => {
    const bare = proofs.flat().filter(isWithoutSum);
    expect(bare.map(({ text }) => text)).toEqual([]);
  });

  it("takes nobody by a comma, and never none of people who are not told", () => {
    const flaw = /[Tt]hat takes [^:;.]*, (?!but )[^:;.]*: |it takes none\.|, and [^:]*, and it takes/;
    const texts = proofs.flat().map(({ text }) => text.replace(/“[^”]*”/g, ""));
    expect(texts.filter((text) => flaw.test(text))).toEqual([]);
  });
});

/** What is told without a sum: who could have said it, and that it would be true or not. */
const WITHOUT_SUM =
  /can be said only if|(?:would|could not)(?: all)? be true if|cannot all be true|says something false, “|speaks the truth, “/;
/** Ways to count; what is said by name, of a pair, of who is connected, or of one group beside all others has no sum. */
const COUNTING = /“[^”]*(?:\b(?:exactly|at least|at most) \d|number of|\bonly\b|\bmost\b|\bmore\b|\bfewer\b)[^”]*”/i;
const OTHER_COUNTS = /connected|one of [A-Z]|than any other/;

/** Whether a sentence quotes what counts and does no sum. What several sentences show, whoever says them, is told at once. */
function isWithoutSum({ text }: ProofLine): boolean {
  if (/” and “.*can be said only if/.test(text)) return false;
  const [quoted = ""] = COUNTING.exec(text) ?? [];
  return WITHOUT_SUM.test(text) && quoted !== "" && !OTHER_COUNTS.test(quoted);
}

/** Whether a sentence shows from the same words as the one before it what others are. */
const isRepeated = (before: ProofLine | undefined, { speaker, depth, affects }: ProofLine): boolean =>
  speaker !== undefined && before?.speaker === speaker && before.depth === depth && affects.length > 0;

/** Hard villages made before there were limits. */
const EARLIER = [
  "1vUJjkngCUXiQCanJEjBDkUSZqQSoCRRUQCRlQzZEMAKk1ANBO7_UIyRgSUxACghEEjFBFBMIzRlmA",
  "1vWWt8lABViEIkCuSIwGpKj1KmCBOSCpqxELRMRgYgJGLIqEUEwjMk4YA",
];

it.each(EARLIER)("a village from before is still accepted, but would not be made now: %s", (code) => {
  const { game, puzzle } = parseCode(GAMES, code);
  expect(audit(inEnglish(game), puzzle)).toEqual([]);
  const proofs = solveIn(inEnglish(game), puzzle).steps.map(({ proof }) => proof);
  expect(proofs.flat().every(({ isStandIn }) => !isStandIn)).toBe(true);
  const card = rate(game, puzzle);
  expect(card instanceof TooMuch ? "too much" : card.label).toBeUndefined();
});
