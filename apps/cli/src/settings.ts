// The settings that `new` and `play` share: which puzzle is wanted.

import { randomBytes } from "node:crypto";
import { ANY_LABEL, ConfigError, derive, type Game, LONGEST_SEED, type ToldGame } from "@demonstrandum/engine";
import { flawOfText, quoteRaw } from "@demonstrandum/text";
import type { Command } from "commander";
import { parseSetting, readConfigFile } from "./options.ts";
import { type Shell, UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

export interface Settings {
  readonly dialect?: string;
  readonly difficulty?: string;
  readonly seed?: string;
  readonly config?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly liars?: true;
}

export const addSettings = (shell: Shell, command: Command): Command => {
  const { options } = shell.words.help;
  return command
    .option("--dialect <name>", options.dialect)
    .option("--difficulty <label>", options.difficulty)
    .option("--liars", options.liars)
    .option("--seed <text>", options.seed)
    .option("--config <file>", options.config)
    .option("--set <key=value>", options.set, parseSetting(shell));
};

/** Puzzles carry their seed and have room for so much of it; those of a run carry their number behind it, up to `last`. */
export function chooseSeed({ use }: CliWording, { seed }: Settings, last?: number): string {
  if (seed === undefined) return randomBytes(8).toString("hex");
  const longest = LONGEST_SEED - (last === undefined ? 0 : derive("", last).length);
  if (seed.length > longest) throw new UseError(use.longSeed(longest));
  const flaw = flawOfText(seed);
  if (flaw !== undefined) throw new UseError(use.badSeed(quoteRaw(seed), flaw));
  return seed;
}

/** The configuration as the game will read it; wrong settings are found here, before anything is made. */
export async function makeConfig(
  words: CliWording,
  { game, words: { troubles } }: ToldGame,
  settings: Settings,
): Promise<Record<string, unknown>> {
  const { dialect, difficulty, liars, config: file, set } = settings;
  checkChoice(words, game, "dialect", dialect, game.dialects);
  checkChoice(words, game, "difficulty", difficulty, game.withLabel ? [...game.labels, ANY_LABEL] : game.labels);
  const config = {
    ...(file === undefined ? {} : await readConfigFile(words, file)),
    ...set,
    ...(dialect === undefined ? {} : { dialect }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(liars === undefined ? {} : { liars }),
  };
  try {
    game.parseConfig(config);
  } catch (error) {
    throw error instanceof ConfigError ? new UseError(troubles.say(error.says)) : error;
  }
  return config;
}

/** Said once for all puzzles that are made. */
export function tellFallback({ stderr, words }: Shell, game: Game, config: object): void {
  const { fellBack } = game.parseConfig(config);
  if (fellBack) stderr.write(`${words.making.fellBack(fellBack)}\n`);
}

function checkChoice(
  { use }: CliWording,
  { id }: Game,
  what: "dialect" | "difficulty",
  chosen: string | undefined,
  choices: readonly string[],
): void {
  if (chosen === undefined || choices.includes(chosen)) return;
  throw new UseError(use.noChoice(id, what, chosen, choices));
}
