// qed rate: the difficulty card.

import { type Rating, rate } from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { Command, Option } from "commander";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readPuzzles } from "./puzzle-reader.ts";
import { type Shell, UseError } from "./shell.ts";
import { sayHowMany } from "./words.ts";

interface RateOptions {
  readonly format: "text" | "jsonl";
}

export const makeRateCommand = (shell: Shell): Command =>
  new Command("rate")
    .description("tell how hard puzzles are and why")
    .argument("[file]", "JSON, JSON lines or a list of puzzles; standard input if left out or -")
    .addOption(new Option("--format <format>", "how to print").choices(["text", "jsonl"]).default("text"))
    .addHelpText("after", HELP)
    .action((file: string | undefined, options: RateOptions) => runRate(shell, file, options));

const HELP = `
Examples:
  qed rate puzzle.json
  qed new cultivators --difficulty hard --count 100 | qed rate --format jsonl`;

async function runRate(shell: Shell, file: string | undefined, { format }: RateOptions): Promise<void> {
  for await (const found of readPuzzles(shell, file)) {
    const card = readable(found, () => rate(found.game, found.puzzle));
    if (card instanceof TooMuch) throw new UseError(`${found.where}: ${card.message}`);
    await shell.out.write(format === "jsonl" ? makeLine(found, card) : sayCard(found, card));
  }
}

const makeLine = ({ game, puzzle }: FoundPuzzle, card: Rating): string =>
  `${JSON.stringify({ game: game.id, seed: puzzle.seed, difficulty: puzzle.difficulty, ...card })}\n`;

function sayCard({ game, puzzle }: FoundPuzzle, card: Rating): string {
  const head = [game.title, puzzle.dialect, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  const { proofs } = card;
  const local = card.local.isSolved
    ? "finish it"
    : `stop after ${sayHowMany(card.local.found, "identity", "identities")}`;
  const rows: [string, string][] = [
    ["label", card.label ?? "none"],
    ["called", puzzle.difficulty],
    ["people", sayProfile(card.steps)],
    ["insights", sayProfile(card.insights)],
    ["longest proof", proofs ? sayHowMany(proofs.sentences, "sentence") : "not found"],
    ["largest step", sayHowMany(card.largest, "clue")],
    ["opening step", sayHowMany(card.opening, "clue")],
    ["open choices", card.choices.join(" ")],
    ["documents' score", String(card.score)],
    ["complex clues", card.needed === 0 ? "never needed" : `needed by ${sayHowMany(card.needed, "step")}`],
    ["local rules", local],
    ...Object.entries(card.remarks ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  ];
  return `${[head, ...rows.map(([name, value]) => `  ${name.padEnd(18)}${value}`)].join("\n")}\n\n`;
}

/** "16 with 1 clue, 3 with 2 clues". */
function sayProfile(profile: readonly number[]): string {
  const said = profile.flatMap((count, clues) => (count > 0 ? [`${count} with ${sayHowMany(clues, "clue")}`] : []));
  return said.join(", ") || "none";
}
