// The smallest game there is, to copy from. Four coins in a row, each heads or tails; each says how many of some others
// are tails. Everything a game must have is here and nothing else. It is compiled and tested like the others, but it is not
// in GAMES.

import {
  type Config,
  ConfigError,
  compose,
  type Defect,
  type Drawn,
  FORMAT,
  type Game,
  levelOf,
  makeBitReader,
  makeBitWriter,
  makeOffer,
  type Offer,
  type Puzzle,
  PuzzleError,
  type Rng,
  seedSchema,
  type Table,
  type Understood,
} from "@demonstrandum/engine";
import { type Constraint, countBits, fullMask, indices, type Mask, maskOf, type World } from "@demonstrandum/logic";
import * as v from "valibot";

const COINS = ["Ada", "Ben", "Cleo", "Dot"];
const SIZE = COINS.length;

interface CoinClue {
  readonly of: Mask;
  readonly tails: number;
}

interface CoinPuzzle extends Puzzle {
  readonly tails: World;
  readonly clues: readonly CoinClue[];
  readonly chain: readonly number[];
}

const sayClue = ({ of, tails }: CoinClue): string =>
  `Of ${indices(of)
    .map((coin) => COINS[coin])
    .join(", ")} exactly ${tails} ${tails === 1 ? "is" : "are"} tails.`;

/** The same sentence, read; undefined if it is none. */
function parseClue(text: string): CoinClue | undefined {
  const [, names = "", tails = ""] = /^Of (.+) exactly (\d) (?:is|are) tails\.?$/.exec(text.trim()) ?? [];
  const coins = names.split(/, */).map((name) => COINS.indexOf(name));
  return coins.includes(-1) ? undefined : { of: maskOf(coins), tails: Number(tails) };
}

function readClue(_puzzle: CoinPuzzle, text: string): Understood | { readonly flaw: string } {
  const clue = parseClue(text);
  if (!clue) return { flaw: `Say it as in "${sayClue({ of: 0b11, tails: 1 })}"` };
  return { text: sayClue(clue), english: sayClue(clue), people: indices(clue.of), says: meaning(clue) };
}

const meaning = ({ of, tails }: CoinClue): Constraint => ({ kind: "count", of, allowed: 1 << tails });

/** Something a coin could truthfully say of the others, or nothing if it chose nobody. */
function drawOffer(speaker: number, world: World, rng: Rng): Offer<CoinClue> | undefined {
  const of = rng.below(2 ** SIZE) & ~(1 << speaker);
  if (of === 0) return undefined;
  const clue = { of, tails: countBits(of & world) };
  return makeOffer(clue, meaning(clue), []);
}

function draw({ difficulty }: Config, rng: Rng, seed: string): Drawn<CoinPuzzle> {
  const tails = rng.below(2 ** SIZE);
  const composed = compose<CoinClue>(
    {
      size: SIZE,
      solution: tails,
      start: rng.below(SIZE),
      level: levelOf(difficulty),
      draw: (speaker, random) => drawOffer(speaker, tails, random),
      most: () => SIZE,
    },
    rng,
  );
  if ("rejected" in composed) return composed;
  const { clues, order: chain } = composed;
  return { puzzle: { format: FORMAT, game: "null", seed, difficulty, tails, clues, chain } };
}

const small = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fullMask(SIZE)));
const puzzleSchema = v.strictObject({
  format: v.literal(FORMAT),
  game: v.literal("null"),
  seed: seedSchema,
  difficulty: v.string(),
  tails: small,
  clues: v.pipe(v.array(v.strictObject({ of: small, tails: small })), v.length(SIZE)),
  chain: v.pipe(v.array(small), v.length(SIZE)),
});
const configSchema = v.strictObject({
  difficulty: v.optional(v.literal("easy"), "easy"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 100),
});

function parse(data: unknown): CoinPuzzle {
  const read = v.safeParse(puzzleSchema, data);
  if (!read.success) throw new PuzzleError(`${v.getDotPath(read.issues[0]) ?? "Here"}: ${read.issues[0].message}.`);
  return read.output;
}

const lay = ({ tails, clues, chain }: CoinPuzzle): Table => ({
  rows: 1,
  cols: SIZE,
  words: [
    { one: "head", many: "heads" },
    { one: "tail", many: "tails" },
  ],
  people: COINS.map((name, col) => ({ name, row: 0, col, place: String(col + 1), marks: [] })),
  clues: clues.map((clue) => ({
    says: [meaning(clue)],
    text: sayClue(clue),
    people: indices(clue.of),
    references: [],
    form: "count",
    kind: countBits(clue.of) === 1 ? "direct" : "plain",
  })),
  axioms: [],
  solution: tails,
  start: chain.slice(0, 1),
  isGated: true,
  honesty: "truthful",
  chain,
  regionOf: () => ({ name: "the coins", people: COINS.map((_, coin) => coin) }),
});

/** Whatever the engine cannot know; the rest of the audit is its business. */
const check = ({ clues }: CoinPuzzle): Defect[] =>
  clues.flatMap(({ of }, person) =>
    (of >>> person) & 1 ? [{ kind: "self", person, text: `${COINS[person]} speaks of itself.` }] : [],
  );

export const nullGame: Game<CoinPuzzle> = {
  id: "null",
  title: "Four coins",
  tag: "n",
  dialects: [],
  labels: ["easy"],
  parseConfig(data) {
    const read = v.safeParse(configSchema, data ?? {});
    if (!read.success) throw new ConfigError(`${v.getDotPath(read.issues[0]) ?? "It"}: ${read.issues[0].message}.`);
    return read.output;
  },
  draw,
  parse,
  lay,
  check,
  readClue,
  pack({ tails, clues, chain, seed }) {
    const bits = makeBitWriter();
    bits.write(tails, SIZE);
    for (const clue of clues) {
      bits.write(clue.of, SIZE);
      bits.write(clue.tails, 3);
    }
    for (const coin of chain) bits.write(coin, 2);
    bits.writeText(seed);
    return bits.finish();
  },
  unpack(bytes) {
    const bits = makeBitReader(bytes);
    const tails = bits.read(SIZE);
    const clues = COINS.map(() => ({ of: bits.read(SIZE), tails: bits.read(3) }));
    const chain = COINS.map(() => bits.read(2));
    const puzzle = parse({
      format: FORMAT,
      game: "null",
      seed: bits.readText(),
      difficulty: "easy",
      tails,
      clues,
      chain,
    });
    bits.finish();
    return puzzle;
  },
};
