// Values of options, read strictly; a slip gets the nearest thing that exists.

import { readFile } from "node:fs/promises";
import type { ToldGame } from "@demonstrandum/engine";
import { capitalize, quoteRaw } from "@demonstrandum/text";
import { InvalidArgumentError } from "commander";
import type { Audience } from "./audience.ts";
import { findJsonFlaw } from "./json-error.ts";
import { readJsonValues, sayJsonFlaw } from "./json-reader.ts";
import { sayFileError, UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export const parseGame =
  ({ games, words }: Audience) =>
  (id: string): ToldGame => {
    const told = games.find(({ game }) => game.id === id);
    if (told) return told;
    throw new InvalidArgumentError(words.use.noGame(games.map(({ game }) => game.id)));
  };

export const parseWhole =
  ({ words }: Audience, least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(words.use.atLeast(least));
  };

/** `--set N=8`: the value is JSON, or else text. */
export const parseSetting =
  ({ words }: Audience) =>
  (text: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (key === undefined || value === undefined) throw new InvalidArgumentError(words.use.keyValue);
    if (Object.hasOwn(before, key)) throw new InvalidArgumentError(words.use.setTwice(quoteRaw(key)));
    return { ...before, [key]: parseValue(words, value) };
  };

function parseValue(words: CliWording, text: string): unknown {
  const flaw = findJsonFlaw(text);
  if (flaw === undefined) return JSON.parse(text);
  if (flaw.twice !== undefined) throw new InvalidArgumentError(capitalize(sayJsonFlaw(words, flaw, undefined)));
  return text;
}

/** The one JSON object of a configuration file. */
export async function readConfigFile(words: CliWording, file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UseError(sayFileError(words, file, error));
  });
  const values = [];
  for await (const { value } of readJsonValues(once(text), file, words)) values.push(value);
  const [value] = values;
  if (values.length !== 1 || typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UseError(words.use.at(file, words.json.oneObject));
  }
  return value as Record<string, unknown>;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
