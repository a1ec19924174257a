// What a sentence lets us guess before it is understood: who is named in it, which numbers and which lines, whatever the language.

import { sayChineseNumber } from "@demonstrandum/text";
import { makeColumn } from "../place.ts";
import type { NamedSetting } from "../tongue.ts";
import { numberWord } from "../who/voice.ts";

export interface Heard {
  /** As sentences are compared: see `asHeard`. */
  readonly text: string;
  /** Whoever is named. */
  readonly people: readonly number[];
  /** Those of them whose names are no part of another's that is heard. */
  readonly certain: readonly number[];
  /** Those that are heard, and those that words such as "none", "only" and "both" stand for. */
  readonly numbers: readonly number[];
}

export interface HeardOnBoard extends Heard {
  /** Lines from 0: those that are heard, and the speaker's own. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

const LONGEST = 600;

/** Without what does not matter: capitals, spaces, width of signs, quotation marks around it, the stop at the end. */
export const asHeard = (text: string): string =>
  text
    .slice(0, LONGEST)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "")
    .trim()
    .replace(/^["“]|["”]$/g, "")
    .replace(/[.。]$/, "");

const LARGEST = 30;
const UNSAID = [0, 1, 2];

const NUMBERS = Array.from({ length: LARGEST + 1 }, (_, number) => ({
  number,
  words: [numberWord(number), sayChineseNumber(number)],
}));

function numbersIn(text: string): number[] {
  const figures = new Set((text.match(/\d+/g) ?? []).map(Number));
  return NUMBERS.flatMap(({ number, words }) =>
    UNSAID.includes(number) || figures.has(number) || words.some((word) => text.includes(word)) ? [number] : [],
  );
}

export function hearNames(said: string, names: readonly string[]): Heard {
  const text = asHeard(said);
  const heard = names.map((name, id) => ({ id, name: asHeard(name) })).filter(({ name }) => text.includes(name));
  const isPart = ({ id, name }: (typeof heard)[number]): boolean =>
    heard.some((other) => other.id !== id && other.name.includes(name));
  const idsOf = (list: typeof heard): number[] => list.map(({ id }) => id);
  return {
    text,
    people: idsOf(heard),
    certain: idsOf(heard.filter((each) => !isPart(each))),
    numbers: numbersIn(text),
  };
}

/** Whoever speaks may be meant, too. */
export function hearOnBoard(said: string, { board, speaker, names }: NamedSetting): HeardOnBoard {
  const { text, people, certain, numbers } = hearNames(said, names);
  const own = board.people[speaker];
  const isColumn = (col: number): boolean => text.includes(makeColumn(col).toLowerCase()) || numbers.includes(col + 1);
  return {
    text,
    certain,
    people: own === undefined || people.includes(speaker) ? people : [...people, speaker],
    numbers,
    rows: board.inRow.flatMap((_, row) => (row === own?.row || numbers.includes(row + 1) ? [row] : [])),
    columns: board.inColumn.flatMap((_, col) => (col === own?.col || isColumn(col) ? [col] : [])),
  };
}

/** Every way to choose one value of each list. */
export function everyChoice<T>(lists: readonly (readonly T[])[]): (readonly T[])[] {
  let choices: (readonly T[])[] = [[]];
  for (const list of lists) choices = choices.flatMap((choice) => list.map((value) => [...choice, value]));
  return choices;
}
