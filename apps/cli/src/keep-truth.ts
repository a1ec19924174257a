// The truth tables of a game in a file: read if it is there, worked out and written if it is not.

import { readFile, writeFile } from "node:fs/promises";
import { ConfigError, type ToldGame } from "@demonstrandum/engine";
import { sayFileError, UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

/** What the file holds, checked. A damaged file, or one for other settings, is refused and left as it is. */
export async function keepTruth(words: CliWording, told: ToldGame, config: object, file: string): Promise<string> {
  const { game } = told;
  const { truthCache } = game;
  if (!truthCache) throw new UseError(words.use.noTruth(game.id));
  const settings = game.parseConfig(config);
  const text = await readIfThere(words, file);
  if (text === undefined) {
    const saved = truthCache.save(settings);
    await writeFile(file, saved).catch((error: unknown) => refuse(words, file, error));
    return saved;
  }
  try {
    truthCache.load(settings, text);
    return text;
  } catch (error) {
    throw error instanceof ConfigError ? new UseError(words.use.at(file, told.words.troubles.say(error.says))) : error;
  }
}

const readIfThere = (words: CliWording, file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((error: unknown) =>
    error instanceof Error && "code" in error && error.code === "ENOENT" ? undefined : refuse(words, file, error),
  );

function refuse(words: CliWording, file: string, error: unknown): never {
  throw new UseError(sayFileError(words, file, error));
}
