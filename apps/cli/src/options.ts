// Values of options, read strictly; a slip gets the nearest thing that exists.

import { readFile } from "node:fs/promises";
import type { Game } from "@demonstrandum/engine";
import { GAMES } from "@demonstrandum/games";
import { quoteRaw } from "@demonstrandum/text";
import { InvalidArgumentError } from "commander";
import { findJsonFlaw } from "./json-error.ts";
import { readJsonValues } from "./json-reader.ts";
import { sayFileError, UseError } from "./shell.ts";

export function parseGame(id: string): Game {
  const game = GAMES.find((each) => each.id === id);
  if (game) return game;
  throw new InvalidArgumentError(`There is no such game; there are ${GAMES.map((each) => each.id).join(", ")}.`);
}

export const parseWhole =
  (least: number) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
    throw new InvalidArgumentError(`A whole number of at least ${least} is needed.`);
  };

/** `--set N=8`: the value is JSON, or else text. */
export function parseSetting(text: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const [, key, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (key === undefined || value === undefined) throw new InvalidArgumentError("Write it as KEY=VALUE.");
  if (Object.hasOwn(before, key)) throw new InvalidArgumentError(`${quoteRaw(key)} is set twice.`);
  return { ...before, [key]: parseValue(value) };
}

function parseValue(text: string): unknown {
  const flaw = findJsonFlaw(text);
  if (flaw === undefined) return JSON.parse(text);
  if (flaw.found !== undefined) throw new InvalidArgumentError(`Expected ${flaw.expected}, not ${flaw.found}.`);
  return text;
}

/** The one JSON object of a configuration file. */
export async function readConfigFile(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new UseError(`${sayFileError(file, error)}.`);
  });
  const values = [];
  for await (const { value } of readJsonValues(once(text), file)) values.push(value);
  const [value] = values;
  if (values.length !== 1 || typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UseError(`${file}: a configuration is one JSON object.`);
  }
  return value as Record<string, unknown>;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
