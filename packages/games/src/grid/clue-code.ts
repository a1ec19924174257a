// Clues as few bits. A clue of a form is the form's number and its parameters in a fixed order. What a clue says is never
// stored: it follows.

import type { Form } from "@demonstrandum/clues";
import { ELEMENTS } from "@demonstrandum/clues/board";
import type { BitReader, BitWriter } from "@demonstrandum/engine";
import { PuzzleError } from "@demonstrandum/engine";
import { makeNumbering } from "../numbering.ts";
import type { ClueJson } from "./grid-puzzle.ts";
import { gridRemark } from "./remarks/en.ts";

/** Writes the essentials of a clue, and reads them back as data that the dialect can parse. */
export interface ClueCode {
  write(bits: BitWriter, clue: ClueJson, names: readonly string[]): void;
  read(bits: BitReader, names: readonly string[]): Record<string, unknown>;
}

/** Bits of a number below 32: a place, a person, a count. */
export const SMALL_BITS = 5;
const FORM = 5;

export type Value = number | string;

/** For dialects whose clues are a form and its parameters; `key` is where the form's name stands. */
export function makeFormCode(
  forms: readonly Pick<Form, "id" | "number" | "example">[],
  key: string,
  roles: readonly string[],
): ClueCode {
  const numbering = makeNumbering(Object.fromEntries(forms.map(({ id, number }) => [id, number])), FORM);
  const keysOf = (form: unknown): [string, Value][] => {
    const params = forms.find(({ id }) => id === form)?.example.params;
    if (!params) throw new PuzzleError(gridRemark.noKnownForm());
    return Object.entries(params as Readonly<Record<string, Value>>).sort(([a], [b]) => (a < b ? -1 : 1));
  };
  return {
    write(bits, clue, names) {
      const params = clue.params as Readonly<Record<string, Value>>;
      numbering.write(bits, String(clue[key]));
      for (const [name] of keysOf(clue[key])) bits.write(numberOf(name, params[name], names, roles), SMALL_BITS);
    },
    read(bits, names) {
      const form = numbering.read(bits);
      const keys = keysOf(form);
      const params = keys.map(([name, like]) => [name, wordOrNumber(name, like, bits.read(SMALL_BITS), names, roles)]);
      return { [key]: form, params: Object.fromEntries(params) };
    },
  };
}

function numberOf(key: string, value: Value | undefined, names: readonly string[], roles: readonly string[]): number {
  const number = typeof value === "number" ? value : wordsFor(key, names, roles).indexOf(value ?? "");
  if (!(number >= 0 && number < 2 ** SMALL_BITS)) throw new PuzzleError(gridRemark.largeParameter({ key }));
  return number;
}

function wordOrNumber(
  key: string,
  like: Value,
  number: number,
  names: readonly string[],
  roles: readonly string[],
): Value | undefined {
  return typeof like === "number" ? number : wordsFor(key, names, roles)[number];
}

const wordsFor = (key: string, names: readonly string[], roles: readonly string[]): readonly string[] =>
  key === "element" ? ELEMENTS : key === "role" ? roles : names;
