// What the coins of the null games say: how many of some of them are tails. As data, as a constraint, in words and in bits.

import {
  type BitReader,
  type BitWriter,
  en,
  enTroubles,
  type GameWords,
  type PersonWords,
  type Puzzle,
  type Spoken,
  type Table,
  type TableWords,
  type TextFlaw,
  type Understood,
} from "@demonstrandum/engine";
import { type Constraint, countBits, fullMask, indices, type Mask, maskOf } from "@demonstrandum/logic";
import { textRemark } from "@demonstrandum/text";
import * as v from "valibot";

const COINS = ["Ada", "Ben", "Cleo", "Dot", "Eve", "Fay"];

export interface CoinClue {
  readonly of: Mask;
  readonly tails: number;
}

/** Some of so many coins, as a mask; also one coin, or a number of coins. */
export const coinsSchema = (size: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fullMask(size)));

export const coinCluesSchema = (size: number) =>
  v.pipe(v.array(v.strictObject({ of: coinsSchema(size), tails: coinsSchema(size) })), v.length(size));

export const meaningOfCoins = ({ of, tails }: CoinClue): Constraint => ({ kind: "count", of, allowed: 1 << tails });

const sayNames = (names: readonly string[], tails: number): string =>
  `Of ${names.join(", ")} exactly ${tails} ${tails === 1 ? "is" : "are"} tails.`;

const sayCoins = ({ of, tails }: CoinClue): string =>
  sayNames(
    indices(of).map((coin) => COINS[coin] ?? ""),
    tails,
  );

/** The same sentence, read. */
export function readCoins(size: number, text: string): Understood | TextFlaw {
  const [, names = "", tails = ""] = /^Of (.+) exactly (\d) (?:is|are) tails\.?$/.exec(text.trim()) ?? [];
  const coins = names.split(/, */).map((name) => COINS.slice(0, size).indexOf(name));
  if (coins.includes(-1))
    return { flaw: textRemark.plain({ text: `Say it as in "${sayCoins({ of: 0b11, tails: 1 })}"` }) };
  const clue = { of: maskOf(coins), tails: Number(tails) };
  return { text: sayCoins(clue), english: sayCoins(clue), people: indices(clue.of), says: meaningOfCoins(clue) };
}

const speak = (clue: CoinClue): Spoken => ({
  says: [meaningOfCoins(clue)],
  people: indices(clue.of),
  references: [],
  form: "count",
  kind: countBits(clue.of) === 1 ? "direct" : "plain",
});

/** The coins in a row, as far as they do not depend on how the game is played. */
export const layCoins = (clues: readonly CoinClue[]) => {
  const names = COINS.slice(0, clues.length);
  return {
    rows: 1,
    cols: names.length,
    people: names.map((name, col) => ({ name, row: 0, col, place: String(col + 1), marks: [] })),
    clues: clues.map(speak),
    axioms: [],
    regionOf: () => [...names.keys()],
  } satisfies Partial<Table>;
};

/** What a language says of a game of coins. */
export interface CoinSpeech extends Pick<TableWords, "proof" | "kinds">, Pick<GameWords, "title" | "troubles"> {
  person(name: string): PersonWords;
  say(names: readonly string[], tails: number): string;
  readonly region: string;
}

export const tellCoins = ({ title, troubles, proof, kinds, person, say, region }: CoinSpeech): CoinGameWords => ({
  title,
  troubles,
  wordsFor({ clues }) {
    const people = COINS.map(person);
    const sayClue = ({ of, tails }: CoinClue): string =>
      say(
        indices(of).map((coin) => people[coin]?.name ?? ""),
        tails,
      );
    const words = { people: people.slice(0, clues.length), clues: clues.map((clue) => ({ text: sayClue(clue) })) };
    return { proof, kinds, ...words, regionName: () => region };
  },
});

type CoinGameWords = GameWords<Puzzle & { readonly clues: readonly CoinClue[] }>;

export const coinsInEnglish = (title: string): CoinGameWords =>
  tellCoins({
    title,
    troubles: enTroubles,
    proof: en,
    kinds: [
      { one: "head", many: "heads" },
      { one: "tail", many: "tails" },
    ],
    person: (name) => ({ name }),
    say: sayNames,
    region: "the coins",
  });

const COUNT_BITS = 3;

export function packCoins(bits: BitWriter, clues: readonly CoinClue[]): void {
  for (const { of, tails } of clues) {
    bits.write(of, clues.length);
    bits.write(tails, COUNT_BITS);
  }
}

export const unpackCoins = (bits: BitReader, size: number): CoinClue[] =>
  Array.from({ length: size }, () => ({ of: bits.read(size), tails: bits.read(COUNT_BITS) }));
