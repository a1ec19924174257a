// The smallest game there is in which everything is on the table from the start, to copy from. Six coins in a row; heads say
// how many of some coins are tails, tails say it wrongly. It is compiled and tested like the others, but it is not in GAMES.

import {
  type Config,
  composeOpen,
  type Drawn,
  FORMAT,
  type Game,
  makeBitReader,
  makeBitWriter,
  makeCandidate,
  makeOpenCandidate,
  type OpenCandidate,
  openLevelOf,
  type Puzzle,
  type Rng,
  seedSchema,
  type Table,
  TESTIMONY_TELLING,
} from "@demonstrandum/engine";
import { countBits, type World } from "@demonstrandum/logic";
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

const SIZE = 6;
const LEVELS: readonly string[] = ["easy", "medium"];
const HONESTY = "lying";

interface OpenPuzzle extends Puzzle {
  readonly tails: World;
  readonly clues: readonly CoinClue[];
}

const puzzleSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.literal("open-null"),
  seed: seedSchema,
  difficulty: v.picklist(LEVELS),
  tails: coinsSchema(SIZE),
  clues: coinCluesSchema(SIZE),
});

const configSchema = v.strictObject({
  difficulty: v.optional(v.picklist(LEVELS), "easy"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 100),
});

/** What a coin could say: the right number, or a tail another. Only who speaks rashly speaks of itself. */
function drawCandidate(speaker: number, world: World, rng: Rng, isRash: boolean): OpenCandidate<CoinClue> | undefined {
  const of = rng.below(2 ** SIZE) & (isRash ? -1 : ~(1 << speaker));
  if (of === 0) return undefined;
  const right = countBits(of & world);
  const isLie = ((world >>> speaker) & 1) === 1;
  const tails = isLie ? (right + 1 + rng.below(countBits(of))) % (countBits(of) + 1) : right;
  const clue = { of, tails };
  return makeOpenCandidate(makeCandidate(clue, meaningOfCoins(clue), []), speaker, HONESTY);
}

function draw({ difficulty }: Config, rng: Rng, seed: string): Drawn<OpenPuzzle> {
  const tails = rng.below(2 ** SIZE);
  const composed = composeOpen<CoinClue>(
    {
      size: SIZE,
      solution: tails,
      levels: [openLevelOf(difficulty)],
      draw: (speaker, random, isRash) => drawCandidate(speaker, tails, random, isRash),
      most: () => SIZE,
    },
    rng,
  );
  if ("rejected" in composed) return composed;
  return { puzzle: { format: FORMAT, game: "open-null", seed, difficulty, tails, clues: composed.clues } };
}

const lay = ({ tails, clues }: OpenPuzzle): Table => ({
  ...layCoins(clues),
  solution: tails,
  start: [],
  isGated: false,
  honesty: HONESTY,
  chain: [...clues.keys()],
});

/** What English says of it. */
export const openNullGameWords = coinsInEnglish("Six coins, some of them liars");

/** The smallest game in which everybody has spoken and some lie. */
export const openNullGame: Game<OpenPuzzle> = {
  id: "open-null",
  tag: "o",
  dialects: [],
  labels: LEVELS,
  parseConfig: (data) => parseWith(configSchema, data ?? {}),
  draw,
  parse: (data) => readShape(puzzleSchema, data),
  lay,
  testimony: TESTIMONY_TELLING,
  check: () => [],
  readClue: (_puzzle, text) => readCoins(SIZE, text),
  pack({ tails, clues, seed, difficulty }) {
    const bits = makeBitWriter();
    bits.write(LEVELS.indexOf(difficulty), 1);
    bits.write(tails, SIZE);
    packCoins(bits, clues);
    bits.writeText(seed);
    return bits.finish();
  },
  unpack(bytes) {
    const bits = makeBitReader(bytes);
    const difficulty = LEVELS[bits.read(1)];
    const tails = bits.read(SIZE);
    const clues = unpackCoins(bits, SIZE);
    const puzzle = readShape(puzzleSchema, {
      ...{ format: FORMAT, game: "open-null", seed: bits.readText(), difficulty },
      ...{ tails, clues },
    });
    bits.finish();
    return puzzle;
  },
};
