// The settings that `new` and `play` share: which puzzle is wanted.

import { randomBytes } from "node:crypto";
import { ConfigError, type Game } from "@demonstrandum/engine";
import { flawOfText, quoteRaw } from "@demonstrandum/text";
import type { Command } from "commander";
import { parseSetting, readConfigFile } from "./options.ts";
import { UseError } from "./shell.ts";

export interface Settings {
  readonly dialect?: string;
  readonly difficulty?: string;
  readonly seed?: string;
  readonly config?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly liars?: true;
}

export const addSettings = (command: Command): Command =>
  command
    .option("--dialect <name>", "clue language, in games that have several")
    .option("--difficulty <label>", "easy, medium, hard or brutal, as far as the game has them")
    .option("--liars", "everybody has spoken from the start, and the hidden kind lies; in games on a board")
    .option("--seed <text>", "the same seed gives the same puzzles on every machine (default: a random one)")
    .option("--config <file>", "JSON object with the game's settings")
    .option("--set <key=value>", "one setting; may be repeated", parseSetting);

/** Puzzles carry their seed, and have room for so much of it. */
const LONGEST_SEED = 150;

export function chooseSeed({ seed }: Settings): string {
  if (seed === undefined) return randomBytes(8).toString("hex");
  if (seed.length > LONGEST_SEED) throw new UseError(`A seed has at most ${LONGEST_SEED} characters.`);
  const flaw = flawOfText(seed);
  if (flaw !== undefined) throw new UseError(`${quoteRaw(seed)} is no seed: a seed ${flaw}.`);
  return seed;
}

/** The configuration as the game will read it; wrong settings are found here, before anything is made. */
export async function makeConfig(game: Game, settings: Settings): Promise<Record<string, unknown>> {
  const { dialect, difficulty, liars, config: file, set } = settings;
  checkChoice(game, "dialect", dialect, game.dialects);
  checkChoice(game, "difficulty", difficulty, game.labels);
  const config = {
    ...(file === undefined ? {} : await readConfigFile(file)),
    ...set,
    ...(dialect === undefined ? {} : { dialect }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(liars === undefined ? {} : { liars }),
  };
  try {
    game.parseConfig(config);
  } catch (error) {
    throw error instanceof ConfigError ? new UseError(error.message) : error;
  }
  return config;
}

function checkChoice({ id }: Game, what: string, chosen: string | undefined, choices: readonly string[]): void {
  if (chosen === undefined || choices.includes(chosen)) return;
  const list = choices.length > 0 ? `it has ${choices.join(", ")}` : "it has only one way of speaking";
  throw new UseError(`The game ${id} has no ${what} "${chosen}"; ${list}.`);
}
