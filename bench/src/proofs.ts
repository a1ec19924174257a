// Whether any proof is longer than its level allows, how many words it takes, and whether it cannot be followed in one of the
// languages, over thousands of puzzles of every kind: boards, boards of liars, and villages of several sizes. A whole run takes
// long: KINDS="classic easy" measures only that kind, KINDS=easy all with the word in their name, PUZZLES=300 fewer of each,
// FROM=300 those after the first 300.

import { type Game, generate, LEVELS, OPEN_LEVELS, type Puzzle } from "@demonstrandum/engine";
import { village, villageLevelsFor } from "@demonstrandum/games";
import type { ProofLength } from "@demonstrandum/logic";
import { type Figures, makeTable, type Run } from "./harness.ts";
import { countFlaws, type FlawCounts, makeFlawTable } from "./proof-flaws.ts";
import { isTooLong, PROOF_COLUMNS, proofRow } from "./proof-lengths.ts";
import { makeWordTable, type ToldProof, toldProofs } from "./proof-words.ts";
import { type BoardWay, tryOne, WAYS } from "./ways.ts";

const SIZES = [3, 6, 8, 12, 16];

const PUZZLES = Number(process.env.PUZZLES ?? 3000);
const FROM = Number(process.env.FROM ?? 0);
const KINDS = process.env.KINDS ?? "";

interface Kind {
  readonly name: string;
  readonly game: Game;
  readonly allowed: ProofLength;
  /** Undefined if it does not come together from this seed. */
  make(seed: string): Puzzle | undefined;
}

const boards = (way: BoardWay, { label, proofs }: { readonly label: string; readonly proofs: ProofLength }): Kind => ({
  name: `${way.dialect} ${label}${way.liars ? ", liars" : ""}`,
  game: way.game,
  allowed: proofs,
  make: (seed) => tryOne(way, label, seed),
});

const villages = (N: number, name = "", config: object = {}): Kind[] =>
  villageLevelsFor(N, false).map(({ label, proofs }) => ({
    name: `village ${label} of ${N}${name}`,
    game: village,
    allowed: proofs,
    make(seed) {
      const generated = generate(village, { N, difficulty: label, ...config }, seed);
      return generated.ok ? generated.puzzle : undefined;
    },
  }));

const ALL: readonly Kind[] = [
  ...WAYS.flatMap((way) => [
    ...LEVELS.map((level) => boards(way, level)),
    ...OPEN_LEVELS.map((level) => boards({ ...way, liars: true }, level)),
  ]),
  ...SIZES.flatMap((N) => villages(N)),
  ...villages(6, ", one statement each", { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 1 }),
  ...villages(6, ", half-truths", { wolvesAlsoTellTruth: true }),
];

export const run: Run = ({ print }) => {
  const figures: Record<string, Figures> = {};
  const rows: string[][] = [];
  const found = new Map<string, FlawCounts>();
  const told = new Map<string, readonly ToldProof[]>();
  for (const kind of askedFor(KINDS)) {
    const { puzzles, row } = measureKind(kind);
    const flaws = countFlaws(puzzles);
    rows.push([kind.name, ...row]);
    found.set(kind.name, flaws);
    told.set(kind.name, toldProofs(kind.game, puzzles));
    figures[kind.name] = { ...Object.fromEntries(row.map((cell, i) => [COLUMNS[i + 1] ?? "", cell])), ...flaws.counts };
    for (const example of flaws.examples) print(`${kind.name}, ${example}`);
    if (row[TOO_LONG] === "0") continue;
    const long = puzzles.filter((puzzle) => isTooLong(kind.game, puzzle, kind.allowed));
    print(`${kind.name}, too long: ${long.map(({ seed }) => seed).join(", ")}`);
  }
  print(`Sentences of the proofs of ${PUZZLES} puzzles of each kind, insight by insight:`);
  print(makeTable(COLUMNS, rows));
  print("Own words of the proofs in English, quoted clues not counted, and the cost that stands for them:");
  print(makeWordTable(told));
  print("Insights whose proof cannot be followed, in any language, by what is wrong with it:");
  print(makeFlawTable(found));
  return figures;
};

/** The kind of that name, or else all with these words in it. */
function askedFor(words: string): readonly Kind[] {
  const exact = ALL.filter(({ name }) => name === words);
  return exact.length > 0 ? exact : ALL.filter(({ name }) => name.includes(words));
}

const COLUMNS = [...PROOF_COLUMNS, "not made"];
/** The first column is the kind's name, and in no row. */
const TOO_LONG = COLUMNS.indexOf("too long") - 1;

/** Boards of liars do not come together for every seed: those that do not are told. */
function measureKind({ game, allowed, make }: Kind): { readonly puzzles: readonly Puzzle[]; readonly row: string[] } {
  const made = Array.from({ length: PUZZLES }, (_, i) => make(`proofs ${FROM + i}`));
  const puzzles = made.filter((puzzle) => puzzle !== undefined);
  return { puzzles, row: [...proofRow(game, puzzles, allowed), String(made.length - puzzles.length)] };
}
