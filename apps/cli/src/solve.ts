// qed solve: from the clues alone, one proved person after another, with the proof of each.

import { layOut, makeProofFile, type Proved, type Solution, solve } from "@demonstrandum/engine";
import { type Command, Option } from "commander";
import { gamesFor } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readPuzzles } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

interface SolveOptions {
  readonly format: "text" | "json" | "jsonl";
}

export const makeSolveCommand = (shell: Shell): Command =>
  makeCommand(shell, "solve")
    .argument("[file]", shell.words.help.options.file)
    .addOption(
      new Option("--format <format>", shell.words.help.options.format)
        .choices(["text", "json", "jsonl"])
        .default("text"),
    )
    .action((file: string | undefined, options: SolveOptions) => runSolve(shell, file, options));

async function runSolve(shell: Shell, file: string | undefined, { format }: SolveOptions): Promise<void> {
  for await (const found of readPuzzles(shell, file, gamesFor(shell, format))) {
    if (format === "json") {
      await writeProof(shell, found);
      continue;
    }
    const solution = readable(shell, found, () => solve(found.game, found.puzzle));
    if (solution.trouble !== undefined) shell.isNegative = true;
    await shell.out.write(format === "jsonl" ? makeLine(found, solution) : sayAll(shell.words, found, solution));
  }
}

/** The whole proof as data, on one line, so that many puzzles are as many lines. */
async function writeProof(shell: Shell, found: FoundPuzzle): Promise<void> {
  const proof = readable(shell, found, () => makeProofFile(found.game, found.puzzle));
  if (proof.trouble !== undefined) shell.isNegative = true;
  await shell.out.write(`${JSON.stringify(proof)}\n`);
}

function sayAll(
  { solve: words }: CliWording,
  { game, puzzle }: FoundPuzzle,
  { steps, trouble, open }: Solution,
): string {
  const { table } = layOut(game, puzzle);
  const hidden = table.people.filter((_, person) => (table.solution >>> person) & 1).map(({ name }) => name);
  const say = (person: number): string => words.says(table.people[person]?.name ?? "", table.clues[person]?.text ?? "");
  const given = table.isGated
    ? table.start.map((person) => `${words.revealed(table.people[person]?.name ?? "")}${say(person)}`)
    : [...table.clues.keys()].map(say);
  const end = trouble ?? (open && words.open(open)) ?? words.solved(table.words[1], hidden);
  const head = words.head(game.title, puzzle.dialect, puzzle.difficulty, puzzle.seed);
  const told = steps.map((step, i) => sayStep(words, step, i, table.isGated ? say : undefined));
  return `${[head, "", ...given, ...told, "", end].join("\n")}\n\n`;
}

/** `say` tells what somebody says who was silent before. */
function sayStep(
  words: CliWording["solve"],
  { people, proof }: Proved,
  index: number,
  say: ((person: number) => string) | undefined,
): string {
  const lines = proof.map(({ text, depth }) => `${"  ".repeat(depth + 2)}${text}`);
  const clues = say ? people.map(({ person }) => `    ${say(person)}`) : [];
  return [`${index + 1}. ${words.claims(people)}`, ...lines, ...clues].join("\n");
}

function makeLine({ game, puzzle }: FoundPuzzle, { steps, trouble, open }: Solution): string {
  const plain = steps.map(({ proof, ...step }) => ({
    ...step,
    proof: proof.map(({ text, depth }) => ({ depth, text })),
  }));
  const end = trouble === undefined ? { isSolved: true } : { isSolved: false, trouble };
  const either = open === undefined ? {} : { open };
  return `${JSON.stringify({ game: game.id, seed: puzzle.seed, ...end, ...either, steps: plain })}\n`;
}
