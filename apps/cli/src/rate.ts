// qed rate: the difficulty card.

import { type Rating, rate } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { type Command, Option } from "commander";
import { gamesFor } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { padded } from "./padded.ts";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readPuzzles } from "./puzzle-reader.ts";
import { type Shell, VerdictError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

interface RateOptions {
  readonly format: "text" | "jsonl";
}

export const makeRateCommand = (shell: Shell): Command =>
  makeCommand(shell, "rate")
    .argument("[file]", shell.words.help.options.file)
    .addOption(
      new Option("--format <format>", shell.words.help.options.format).choices(["text", "jsonl"]).default("text"),
    )
    .action((file: string | undefined, options: RateOptions) => runRate(shell, file, options));

async function runRate(shell: Shell, file: string | undefined, { format }: RateOptions): Promise<void> {
  for await (const found of readPuzzles(shell, file, gamesFor(shell, format))) {
    const card = readable(shell, found, () => rate(found.game, found.puzzle));
    if (card instanceof TooMuch) throw new VerdictError(shell.words.use.at(found.where, shell.words.rate.tooMuch));
    await shell.out.write(format === "jsonl" ? makeLine(found, card) : sayCard(shell.words, found, card));
  }
}

const makeLine = ({ game, puzzle }: FoundPuzzle, card: Rating): string =>
  `${JSON.stringify({ game: game.id, seed: puzzle.seed, difficulty: puzzle.difficulty, ...card })}\n`;

function sayCard(
  { rate: words, solve: { head } }: CliWording,
  { words: { title }, puzzle }: FoundPuzzle,
  card: Rating,
): string {
  const rows = words.rows(card, puzzle.difficulty).map(([name, value]) => `  ${padded(name, 18)}${value}`);
  return `${[head(title, puzzle.dialect, undefined, puzzle.seed), ...rows].join("\n")}\n\n`;
}
