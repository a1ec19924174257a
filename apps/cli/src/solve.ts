// qed solve: from the clues alone, one proved person after another, with the proof of each.

import { layOut, type Proved, type Solution, solve, type Table } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";
import { Command, Option } from "commander";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readPuzzles } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";
import { sayHowMany } from "./words.ts";

interface SolveOptions {
  readonly format: "text" | "jsonl";
}

export const makeSolveCommand = (shell: Shell): Command =>
  new Command("solve")
    .description("solve puzzles from their clues alone and print the proof, step by step")
    .argument("[file]", "JSON, JSON lines or a list of puzzles; standard input if left out or -")
    .addOption(new Option("--format <format>", "how to print").choices(["text", "jsonl"]).default("text"))
    .addHelpText("after", HELP)
    .action((file: string | undefined, options: SolveOptions) => runSolve(shell, file, options));

const HELP = `
Ends with 1 if a puzzle cannot be solved without guessing.

Examples:
  qed solve puzzle.json
  qed new village --seed 3 | qed solve`;

async function runSolve(shell: Shell, file: string | undefined, { format }: SolveOptions): Promise<void> {
  for await (const found of readPuzzles(shell, file)) {
    const solution = readable(found, () => solve(found.game, found.puzzle));
    if (solution.trouble !== undefined) shell.isNegative = true;
    await shell.out.write(format === "jsonl" ? makeLine(found, solution) : sayAll(found, solution));
  }
}

function sayAll({ game, puzzle }: FoundPuzzle, { steps, trouble, open }: Solution): string {
  const { table } = layOut(game, puzzle);
  const hidden = table.people.filter((_, person) => (table.solution >>> person) & 1).map(({ name }) => name);
  const given = table.isGated
    ? table.start.map((person) => `${table.people[person]?.name} is revealed at the start.${sayClue(table, person)}`)
    : table.clues.map((_, person) => sayClue(table, person).trimStart());
  const end =
    trouble ??
    (open && `Solved as far as it goes: ${sayList(open)} can be either.`) ??
    `Solved: ${sayHowMany(hidden.length, table.words[1].one, table.words[1].many)}${hidden.length > 0 ? `, ${sayList(hidden)}` : ""}.`;
  const head = [game.title, puzzle.dialect, puzzle.difficulty, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  return `${[head, "", ...given, ...steps.map((step, i) => sayStep(table, step, i)), "", end].join("\n")}\n\n`;
}

function sayStep(table: Table, { people, proof }: Proved, index: number): string {
  const claims = people.map(({ name, identity }) => `${name} is ${withArticle(identity)}`);
  const lines = proof.map(({ text, depth }) => `${"  ".repeat(depth + 2)}${text}`);
  const clues = table.isGated ? people.map(({ person }) => `   ${sayClue(table, person)}`) : [];
  return [`${index + 1}. ${sayList(claims)}.`, ...lines, ...clues].join("\n");
}

function sayClue({ clues, people }: Table, person: number): string {
  const text = clues[person]?.text;
  return ` ${people[person]?.name} says${text === "" ? " nothing." : `: “${text}”`}`;
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
