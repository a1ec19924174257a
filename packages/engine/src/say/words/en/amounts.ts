// Numbers of people in English.

import { sayList } from "@demonstrandum/text";
import type { Word } from "../../../game/table.ts";
import type { Bounds, SumTally } from "../../saying.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", and from eleven on "11". */
export const sayNumber = (number: number): string => NUMBERS[number] ?? String(number);

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

const orNone = (number: number): string => (number === 0 ? "none" : String(number));

/** The words for some numbers, and the figure they end with. */
interface Amount {
  readonly text: string;
  readonly last: number;
}

const amount = (text: string, last: number): Amount => ({ text: `${text} ${last}`, last });

function amountOf(numbers: readonly number[], all: number): Amount {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return amount("exactly", least);
  if (numbers.length === all && most - least === all && all > FEW) return amount("not exactly", missingFrom(numbers));
  if (most - least > numbers.length - 1) {
    return amount(`${[orNone(least), ...numbers.slice(1, -1)].join(", ")} or`, most);
  }
  if (most === all) return amount("at least", least);
  if (least === 0) return amount("at most", most);
  return most - least === 1 ? amount(`${least} or`, most) : amount(`from ${least} to`, most);
}

/** "exactly 2", "at least 2", "at most 2", "from 2 to 4", "1, 3 or 5", "not exactly 3", of `all` people. */
const sayAmount = (numbers: readonly number[], all: number): string => amountOf(numbers, all).text;

const isNone = (numbers: readonly number[]): boolean => numbers.length === 1 && numbers[0] === 0;

/** What is wanted, by itself. */
export const sayWanted = (numbers: readonly number[], all: number): string =>
  isNone(numbers) ? "none" : sayAmount(numbers, all);

/** Whether the words for these numbers end in a one. */
export function isOne(numbers: readonly number[], size: number): boolean {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  return most === 1 || (least === 1 && most === size && most - least === numbers.length - 1);
}

/** "exactly 2 of these three", "either both or neither of Li Mu and Wang Hua". */
export function sayAmountIn(numbers: readonly number[], size: number, people: string): string {
  const isEither = size === 2 && numbers.join() === "0,2";
  return `${isEither ? "either both or neither" : sayAmount(numbers, size)} of ${people}`;
}

/** "3 elves", "no elves", "at least 1 elf". */
export function sayLeft(numbers: readonly number[], size: number, { one, many }: Word): string {
  if (isNone(numbers)) return `no ${many}`;
  const [number = 0] = numbers;
  const { text, last } = numbers.length === 1 ? { text: String(number), last: number } : amountOf(numbers, size);
  return `${text} ${last === 1 ? one : many}`;
}

/** "3 elves", "no elves", "at least 1 elves": one only where it is the only number. */
export function sayLeftFor(numbers: readonly number[], size: number, { one, many }: Word): string {
  const [number = 0] = numbers;
  const text = numbers.length > 1 ? sayAmount(numbers, size) : number === 0 ? "no" : String(number);
  return `${text} ${numbers.length === 1 && number === 1 ? one : many}`;
}

/** "3", "at least 3", "at most 3", "3 or 4", "from 3 to 5". */
function boundsOf({ least, most }: Bounds, isAlone: boolean): Amount {
  if (least === undefined) return most ? amount("at most", most) : zero(isAlone);
  if (most === undefined) return amount("at least", least);
  if (least === most) return least === 0 ? zero(isAlone) : { text: String(least), last: least };
  return most - least === 1 ? amount(`${orNone(least)} or`, most) : amount(`from ${least} to`, most);
}

const zero = (isAlone: boolean): Amount => ({ text: isAlone ? "" : "none", last: 0 });

function tallyOf(bounds: readonly Bounds[]): Amount {
  const amounts = bounds.map((each) => boundsOf(each, bounds.length === 1));
  return {
    text: sayList(
      amounts.map(({ text }) => text),
      "or",
    ),
    last: amounts.at(-1)?.last ?? 0,
  };
}

/** "no elves", "at least 1 elf among the former and at most 3 among the latter". `sayAmong` says who is meant. */
export const sayTallies = (
  tallies: readonly SumTally[],
  { one, many }: Word,
  sayAmong: (tally: SumTally) => string,
): string =>
  sayList(
    tallies.map((tally, i) => {
      const { text, last } = tallyOf(tally.bounds);
      const kind = i > 0 ? "" : last === 1 ? ` ${one}` : ` ${many}`;
      const none = i > 0 ? "none" : "no";
      return `${text === "" ? none : text}${kind}${sayAmong(tally)}`;
    }),
  );
