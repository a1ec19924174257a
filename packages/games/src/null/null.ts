// The smallest game there is in which clues wait for their speakers, to copy from. Four coins in a row, each heads or tails;
// each says how many of some others are tails. It is compiled and tested like the others, but it is not in GAMES.

import {
  type Candidate,
  type Config,
  compose,
  type Drawn,
  type Finding,
  FORMAT,
  type Game,
  levelOf,
  makeBitReader,
  makeBitWriter,
  makeCandidate,
  type Puzzle,
  type Rng,
  seedSchema,
  type Table,
} from "@demonstrandum/engine";
import { countBits, type World } from "@demonstrandum/logic";
import { textRemark } from "@demonstrandum/text";
import * as v from "valibot";
import { parseWith } from "../parse-with.ts";
import { readShape } from "../read-shape.ts";
import {
  type CoinClue,
  coinCluesSchema,
  coinsInEnglish,
  coinsSchema,
  layCoins,
  meaningOfCoins,
  packCoins,
  readCoins,
  unpackCoins,
} from "./coins.ts";

const SIZE = 4;

interface CoinPuzzle extends Puzzle {
  readonly tails: World;
  readonly clues: readonly CoinClue[];
  readonly chain: readonly number[];
}

const puzzleSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.literal("null"),
  seed: seedSchema,
  difficulty: v.string(),
  tails: coinsSchema(SIZE),
  clues: coinCluesSchema(SIZE),
  chain: v.pipe(v.array(coinsSchema(SIZE)), v.length(SIZE)),
});

const configSchema = v.strictObject({
  difficulty: v.optional(v.literal("easy"), "easy"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 100),
});

/** Something a coin could truthfully say of the others, or nothing if it chose nobody. */
function drawCandidate(speaker: number, world: World, rng: Rng): Candidate<CoinClue> | undefined {
  const of = rng.below(2 ** SIZE) & ~(1 << speaker);
  if (of === 0) return undefined;
  const clue = { of, tails: countBits(of & world) };
  return makeCandidate(clue, meaningOfCoins(clue), []);
}

function draw({ difficulty }: Config, rng: Rng, seed: string): Drawn<CoinPuzzle> {
  const tails = rng.below(2 ** SIZE);
  const start = rng.below(SIZE);
  const composed = compose<CoinClue>(
    {
      size: SIZE,
      solution: tails,
      start,
      levels: [levelOf(difficulty)],
      draw: (speaker, random) => drawCandidate(speaker, tails, random),
      most: () => SIZE,
      lay: (clues) => lay({ tails, clues, chain: [start] }),
    },
    rng,
  );
  if ("rejected" in composed) return composed;
  const { clues, order: chain } = composed;
  return { puzzle: { format: FORMAT, game: "null", seed, difficulty, tails, clues, chain } };
}

const lay = ({ tails, clues, chain }: Pick<CoinPuzzle, "tails" | "clues" | "chain">): Table => ({
  ...layCoins(clues),
  solution: tails,
  start: chain.slice(0, 1),
  isGated: true,
  honesty: "truthful",
  chain,
});

/** Whatever the engine cannot know; the rest of the audit is its business. */
const check = (puzzle: CoinPuzzle): Finding[] =>
  lay(puzzle).people.flatMap(({ name }, person) =>
    ((puzzle.clues[person]?.of ?? 0) >>> person) & 1
      ? [{ kind: "self", person, text: textRemark.plain({ text: `${name} speaks of itself.` }) }]
      : [],
  );

/** What English says of the smallest game. */
export const nullGameWords = coinsInEnglish("Four coins");

/** The smallest game there is, to copy from: four coins. */
export const nullGame: Game<CoinPuzzle> = {
  id: "null",
  tag: "n",
  dialects: [],
  labels: ["easy"],
  parseConfig: (data) => parseWith(configSchema, data ?? {}),
  draw,
  parse: (data) => readShape(puzzleSchema, data),
  lay,
  check,
  readClue: (_puzzle, text) => readCoins(SIZE, text),
  pack({ tails, clues, chain, seed }) {
    const bits = makeBitWriter();
    bits.write(tails, SIZE);
    packCoins(bits, clues);
    for (const coin of chain) bits.write(coin, 2);
    bits.writeText(seed);
    return bits.finish();
  },
  unpack(bytes) {
    const bits = makeBitReader(bytes);
    const tails = bits.read(SIZE);
    const clues = unpackCoins(bits, SIZE);
    const chain = clues.map(() => bits.read(2));
    const head = { format: FORMAT, game: "null", seed: bits.readText(), difficulty: "easy" };
    const puzzle = readShape(puzzleSchema, { ...head, tails, clues, chain });
    bits.finish();
    return puzzle;
  },
};
