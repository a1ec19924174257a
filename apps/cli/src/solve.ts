// qed solve: from the clues alone, one proved person after another, with the proof of each.

import {
  makeProofFile,
  nameAt,
  type Proved,
  quoted,
  type Solution,
  solveIn,
  tellTable,
  type Word,
} from "@demonstrandum/engine";
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
    const solution = readable(shell, found, () => solveIn(found, found.puzzle));
    if (solution.trouble !== undefined) shell.isNegative = true;
    await shell.out.write(format === "jsonl" ? makeLine(found, solution) : sayAll(shell.words, found, solution));
  }
}

/** The whole proof as data, on one line, so that many puzzles are as many lines. */
async function writeProof(shell: Shell, found: FoundPuzzle): Promise<void> {
  const proof = readable(shell, found, () => makeProofFile(found, found.puzzle));
  if (proof.trouble !== undefined) shell.isNegative = true;
  await shell.out.write(`${JSON.stringify(proof)}\n`);
}

function sayAll({ solve: words }: CliWording, found: FoundPuzzle, { steps, trouble, open }: Solution): string {
  const { puzzle } = found;
  const table = tellTable(found, puzzle);
  const hidden = table.words.people.filter((_, person) => (table.solution >>> person) & 1).map(({ name }) => name);
  const name = (person: number): string => nameAt(table.words, person);
  const say = (person: number): string => words.says(name(person), quoted(table.words, { speaker: person }));
  const given = table.isGated
    ? table.start.map((person) => `${words.revealed(name(person))}${say(person)}`)
    : [...table.clues.keys()].map(say);
  const end = trouble ?? (open && words.open(open)) ?? words.solved(table.words.kinds[1], hidden);
  const head = words.head(found.words.title, puzzle.dialect, puzzle.difficulty, puzzle.seed);
  const told = steps.map((step, i) => {
    const claims = words.claims(byKind(table.words.kinds, step));
    return sayStep(claims, step, i, table.isGated ? say : undefined);
  });
  return `${[head, "", ...given, ...told, "", end].join("\n")}\n\n`;
}

/** The people of a step, those of the hidden kind first. */
const byKind = ([ordinary, hidden]: readonly [Word, Word], { people }: Proved) =>
  [hidden, ordinary].flatMap((kind) => {
    const names = people.filter(({ identity }) => identity === kind.one).map(({ name }) => name);
    return names.length === 0 ? [] : [{ kind, names }];
  });

/** `say` tells what somebody says who was silent before. */
function sayStep(
  claims: string,
  { people, proof }: Proved,
  index: number,
  say: ((person: number) => string) | undefined,
): string {
  const lines = proof.map(({ text, depth }) => `${"  ".repeat(depth + 2)}${text}`);
  const clues = say ? people.map(({ person }) => `    ${say(person)}`) : [];
  return [`${index + 1}. ${claims}`, ...lines, ...clues].join("\n");
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
