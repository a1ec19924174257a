// Numbers of people in English.

import { sayList } from "@demonstrandum/text";
import { areEveryOther } from "../../count.ts";
import type { Bounds, SumTally } from "../../saying.ts";
import type { Word } from "../../table-words.ts";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three", and from eleven on "11". */
export const sayNumber = (number: number): string => NUMBERS[number] ?? String(number);

const PLACES = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "third", and from eleven on "11th", as far as boards go: none has more than 30 people. */
export const sayOrdinal = (number: number): string =>
  PLACES[number] ?? `${number}${{ 21: "st", 22: "nd", 23: "rd" }[number] ?? "th"}`;

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

const orNone = (number: number): string => (number === 0 ? "none" : sayNumber(number));

/** The words for some numbers, and the figure they end with. */
interface Amount {
  readonly text: string;
  readonly last: number;
}

const amount = (text: string, last: number): Amount => ({ text: `${text} ${sayNumber(last)}`, last });

function amountOf(numbers: readonly number[], all: number): Amount {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return amount("exactly", least);
  if (areEveryOther(numbers) && most > all - 2)
    return { text: `an ${least === 0 ? "even" : "odd"} number`, last: most };
  if (numbers.length === all && most - least === all && all > FEW) return amount("not exactly", missingFrom(numbers));
  if (most - least > numbers.length - 1) {
    return amount(`${[orNone(least), ...numbers.slice(1, -1).map(sayNumber)].join(", ")} or`, most);
  }
  if (most === all) return amount("at least", least);
  if (least === 0) return amount("at most", most);
  return most - least === 1 ? amount(`${sayNumber(least)} or`, most) : amount(`from ${sayNumber(least)} to`, most);
}

/** "exactly two", "at least two", "at most two", "from two to four", "one, three or five", "not exactly three", of `all` people. */
const sayAmount = (numbers: readonly number[], all: number): string => amountOf(numbers, all).text;

const isNone = (numbers: readonly number[]): boolean => numbers.length === 1 && numbers[0] === 0;

/** What is wanted, by itself: "two", "at least two". */
export function sayWanted(numbers: readonly number[], all: number): string {
  if (isNone(numbers)) return "none";
  return numbers.length === 1 ? sayNumber(numbers[0] ?? 0) : sayAmount(numbers, all);
}

/** Whether the words for these numbers end in a one. */
export function isOne(numbers: readonly number[], size: number): boolean {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  return most === 1 || (least === 1 && most === size && most - least === numbers.length - 1);
}

/** "two of these three", "either both or neither of Li Mu and Wang Hua": what is told to be a number is just that. */
export function sayAmountIn(numbers: readonly number[], size: number, people: string): string {
  const [number = 0] = numbers;
  if (numbers.length === 1) return `${number === 0 ? "none" : sayNumber(number)} of ${people}`;
  return `${size === 2 && numbers.join() === "0,2" ? "either both or neither" : sayAmount(numbers, size)} of ${people}`;
}

/** "three", "at least three", "at most three", "three or four", "from three to five". */
function boundsOf({ least, most }: Bounds, isAlone: boolean): Amount {
  if (least === undefined) return most ? amount("at most", most) : zero(isAlone);
  if (most === undefined) return amount("at least", least);
  if (least === most) return least === 0 ? zero(isAlone) : { text: sayNumber(least), last: least };
  return most - least === 1 ? amount(`${orNone(least)} or`, most) : amount(`from ${sayNumber(least)} to`, most);
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

/** "no elves", "at least one elf in row 1 and at most three in row 2". `sayAmong` says who is meant. */
export const sayTallies = (
  tallies: readonly SumTally[],
  word: Word | undefined,
  sayAmong: (tally: SumTally) => string,
): string =>
  sayList(
    tallies.map((tally, i) => {
      const { text, last } = tallyOf(tally.bounds);
      const kind = i > 0 || !word ? "" : ` ${last === 1 ? word.one : word.many}`;
      return `${text === "" ? (kind === "" ? "none" : "no") : text}${kind}${sayAmong(tally)}`;
    }),
  );

/** Whether the words for these bounds end in a one, or in nobody. */
export const isOneOf = (bounds: readonly Bounds[]): boolean => tallyOf(bounds).last < 2;

/** "at most three others", "no other". */
export const sayOthers = (bounds: readonly Bounds[]): string =>
  `${tallyOf(bounds).text || "no"} other${isOneOf(bounds) ? "" : "s"}`;

/** "more than three". */
export const sayMoreThan = (number: number): string => `more than ${orNone(number)}`;
