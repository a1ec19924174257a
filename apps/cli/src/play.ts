// qed play: a game in the terminal, with hints and reasons.

import { createInterface } from "node:readline";
import {
  audit,
  derive,
  type Game,
  type Generated,
  generate,
  generateVerified,
  layOut,
  type Puzzle,
} from "@demonstrandum/engine";
import { Command } from "commander";
import { parseGame, parseWhole } from "./options.ts";
import { makeProgress } from "./progress.ts";
import { readable } from "./puzzle-guard.ts";
import { readOne } from "./puzzle-reader.ts";
import { addSettings, chooseSeed, makeConfig, type Settings } from "./settings.ts";
import { Interrupted, type Shell, UseError } from "./shell.ts";
import { makeTalk } from "./talk.ts";
import { wrap } from "./wrap.ts";

interface PlayOptions extends Settings {
  readonly puzzle?: string;
  readonly item?: number;
}

export const makePlayCommand = (shell: Shell): Command =>
  addSettings(
    new Command("play")
      .description("play in the terminal; type help there to see what you can do")
      .argument("<game>", "which game", parseGame),
  )
    .option("--puzzle <file>", "play this puzzle instead of a new one")
    .option("--item <n>", "which of several puzzles in the file, counted from 1", parseWhole(1))
    .addHelpText("after", HELP)
    .action((game: Game, options: PlayOptions) => runPlay(shell, game, options));

const HELP = `
Examples:
  qed play cultivators
  qed play village --difficulty easy --seed 3
  qed play who --puzzle who.json`;

async function runPlay(shell: Shell, game: Game, options: PlayOptions): Promise<void> {
  const puzzle =
    options.puzzle === undefined ? await makeNew(shell, game, options) : await readFrom(shell, game, options);
  if (layOut(game, puzzle).table.isOpenEnded) throw new UseError(OPEN_ENDED);
  const talk = makeTalk(game, puzzle);
  const lines = createInterface({ input: shell.stdin, crlfDelay: Number.POSITIVE_INFINITY, signal: shell.signal });
  const stopListening = shell.listen();
  const fit = (text: string): string => wrap(text, shell.stdout.columns ?? Number.POSITIVE_INFINITY);
  try {
    await shell.out.write(`${fit(talk.greet())}\n> `);
    for await (const line of lines) {
      const { text, isOver } = talk.hear(line);
      await shell.out.write(isOver ? `${fit(text)}\n` : `${fit(text)}\n> `);
      if (isOver) return;
    }
    await shell.out.write("\n");
    if (shell.signal.aborted) throw new Interrupted();
  } finally {
    stopListening();
  }
}

const OPEN_ENDED =
  "This puzzle may have several solutions, so it has no end to play to; qed solve tells what can be proved.";

async function makeNew(shell: Shell, game: Game, options: PlayOptions): Promise<Puzzle> {
  const config = await makeConfig(game, options);
  const seed = derive(chooseSeed(options), 0);
  const progress = makeProgress(shell, 1);
  const made = game.parseConfig(config).verifyWithSolver
    ? await generateWithZ3(game, config, seed)
    : generate(game, config, seed, progress.trying);
  progress.clear();
  if (made.ok) return made.puzzle;
  throw new UseError(made.failure.text);
}

async function generateWithZ3(game: Game, config: object, seed: string): Promise<Generated> {
  const { makeVerifier } = await import("./verify.ts");
  const verifier = makeVerifier();
  try {
    return await generateVerified(game, config, seed, (puzzle) => verifier.verify(game, puzzle));
  } finally {
    verifier.close();
  }
}

async function readFrom(shell: Shell, game: Game, { puzzle: file, item }: PlayOptions): Promise<Puzzle> {
  if (file === "-") throw new UseError("Standard input is needed for playing; give the puzzle in a file.");
  const found = await readOne(shell, file, item);
  if (found.game.id !== game.id) throw new UseError(`${found.where}: this is a puzzle of ${found.game.id}.`);
  const defects = readable(found, () => audit(found.game, found.puzzle));
  if (defects.length === 0) return found.puzzle;
  throw new UseError(`${found.where}: this puzzle cannot be played. ${defects.map(({ text }) => text).join(" ")}`);
}
