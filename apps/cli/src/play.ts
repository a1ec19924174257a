// qed play: a game in the terminal, with hints and reasons.

import { createInterface } from "node:readline";
import {
  audit,
  type Game,
  type Generated,
  generate,
  generateVerified,
  layOut,
  type Puzzle,
  type ToldGame,
} from "@demonstrandum/engine";
import { type DebugWording, makeReport } from "@demonstrandum/engine/debug";
import type { Language } from "@demonstrandum/text";
import type { Command } from "commander";
import { makeCommand } from "./command.ts";
import { parseGame, parseWhole } from "./options.ts";
import { makeProgress } from "./progress.ts";
import { readable } from "./puzzle-guard.ts";
import { readOne } from "./puzzle-reader.ts";
import { addSettings, chooseSeed, makeConfig, type Settings, tellFallback } from "./settings.ts";
import { Interrupted, type Shell, UseError, VerdictError } from "./shell.ts";
import { makeTalk, type Talk } from "./talk.ts";
import type { CliWording } from "./words/wording.ts";
import { wrap } from "./wrap.ts";

interface PlayOptions extends Settings {
  readonly puzzle?: string;
  readonly item?: number;
  readonly debug?: true;
}

export function makePlayCommand(shell: Shell): Command {
  const { options } = shell.words.help;
  return addSettings(shell, makeCommand(shell, "play").argument("<game>", options.game, parseGame(shell)))
    .option("--puzzle <file>", options.played)
    .option("--item <n>", options.itemInFile, parseWhole(shell, 1))
    .option("--debug", options.debug)
    .action((told: ToldGame, chosen: PlayOptions) => runPlay(shell, told, chosen));
}

async function runPlay(shell: Shell, told: ToldGame, options: PlayOptions): Promise<void> {
  const { game } = told;
  const puzzle =
    options.puzzle === undefined ? await makeNew(shell, told, options) : await readFrom(shell, game, options);
  if (layOut(game, puzzle).table.isOpenEnded) throw new UseError(shell.words.use.openEnded);
  const talk = makeTalk(shell.words, told, puzzle);
  const report = options.debug ? await makeDebugger(shell, told, talk) : () => {};
  const lines = createInterface({ input: shell.stdin, crlfDelay: Number.POSITIVE_INFINITY, signal: shell.signal });
  const stopListening = shell.listen();
  const fit = (text: string): string => wrap(text, shell.stdout.columns ?? Number.POSITIVE_INFINITY);
  try {
    report();
    await shell.out.write(`${fit(talk.greet())}\n> `);
    for await (const line of lines) {
      const { text, isOver } = talk.hear(line);
      report();
      await shell.out.write(isOver ? `${fit(text)}\n` : `${fit(text)}\n> `);
      if (isOver) return;
    }
    await shell.out.write("\n");
    if (shell.signal.aborted) throw new Interrupted();
  } finally {
    stopListening();
  }
}

const LOAD_DEBUG_WORDS: Readonly<Record<Language, () => Promise<DebugWording>>> = {
  en: async () => (await import("@demonstrandum/engine/debug/english")).en,
  zh: async () => (await import("@demonstrandum/engine/debug/chinese")).zh,
};

/** Writes the documents' report beside the game, whenever something has changed. */
async function makeDebugger({ stderr, language }: Shell, told: ToldGame, talk: Talk): Promise<() => void> {
  const words = await LOAD_DEBUG_WORDS[language]();
  let moves = -1;
  return () => {
    const session = talk.session();
    if (session.moves.length !== moves) stderr.write(`${makeReport(told, session, words)}\n`);
    moves = session.moves.length;
  };
}

async function makeNew(shell: Shell, told: ToldGame, options: PlayOptions): Promise<Puzzle> {
  const { words } = shell;
  const { game } = told;
  const config = await makeConfig(words, told, options);
  tellFallback(shell, game, config);
  const seed = chooseSeed(words, options);
  const progress = makeProgress(shell, 1);
  const made = game.parseConfig(config).verifyWithSolver
    ? await generateWithZ3(words, game, config, seed)
    : generate(game, config, seed, progress.trying);
  progress.clear();
  if (made.ok) return made.puzzle;
  throw new VerdictError(told.words.troubles.failure(made.failure));
}

async function generateWithZ3(words: CliWording, game: Game, config: object, seed: string): Promise<Generated> {
  const { makeVerifier } = await import("./verify.ts");
  const verifier = makeVerifier(words);
  try {
    return await generateVerified(game, config, seed, (puzzle) => verifier.verify(game, puzzle));
  } finally {
    verifier.close();
  }
}

async function readFrom(shell: Shell, game: Game, { puzzle: file, item }: PlayOptions): Promise<Puzzle> {
  const { use } = shell.words;
  if (file === "-") throw new UseError(use.inputIsForPlaying);
  const found = await readOne(shell, file, shell.games, item);
  if (found.game.id !== game.id) throw new UseError(use.otherGame(found.where, found.game.id));
  const defects = readable(shell, found, () => audit(found, found.puzzle));
  if (defects.length === 0) return found.puzzle;
  const texts = defects.map(({ text }) => text);
  throw new VerdictError(use.notPlayable(found.where, texts));
}
