// qed solve: from the clues alone, one proved person after another, with the proof of each.

import {
  type Game,
  type Hint,
  layOut,
  newSession,
  type ProofSentence,
  type Puzzle,
  play,
  type Session,
  sayList,
  type Table,
  view,
  withArticle,
} from "@demonstrandum/engine";
import { Command, Option } from "commander";
import { readable } from "./puzzle-guard.ts";
import { type Found, readPuzzles } from "./puzzle-reader.ts";
import type { Shell } from "./shell.ts";
import { sayCount } from "./words.ts";

interface SolveOptions {
  readonly format: "text" | "jsonl";
}

/** One proved person. */
interface Proved {
  readonly person: number;
  readonly name: string;
  readonly identity: string;
  /** Whose clues are needed. */
  readonly clues: readonly string[];
  readonly proof: readonly ProofSentence[];
}

interface Solution {
  readonly steps: readonly Proved[];
  /** Why it is not solved; undefined when it is. */
  readonly trouble?: string;
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

/** Takes the cheapest step, gives the verdict, again: the way of the hints. */
function solve(game: Game, puzzle: Puzzle): Solution {
  const { table } = layOut(game, puzzle);
  const wordOf = (identity: boolean): string => table.words[identity ? 1 : 0].one;
  const nameOf = (person: number): string => table.people[person]?.name ?? "";
  const steps: Proved[] = [];
  let session = newSession(puzzle);
  for (;;) {
    const { person, identity, speakers = [], proof = [] } = nextHint(game, session);
    if (person === undefined || identity === undefined) break;
    session = play(game, session, { kind: "verdict", person, identity }).session;
    const clues = speakers.map(nameOf);
    steps.push({ person, name: nameOf(person), identity: wordOf(identity), clues, proof });
    if (view(game, session).people[person]?.identity !== identity) {
      const claim = `${nameOf(person)} is ${withArticle(wordOf(identity))}`;
      return { steps, trouble: `The clues prove that ${claim}, but the puzzle says otherwise.` };
    }
  }
  const open = view(game, session).people.filter((each) => each.identity === undefined);
  if (open.length === 0) return { steps };
  return { steps, trouble: `Nothing proves anything about ${sayList(open.map(({ name }) => name))}.` };
}

function nextHint(game: Game, session: Session): Partial<Hint> {
  const { outcome } = play(game, session, { kind: "hint", level: 4 });
  return outcome.kind === "hint" ? outcome.hint : {};
}

function sayAll({ game, puzzle }: Found, { steps, trouble }: Solution): string {
  const { table } = layOut(game, puzzle);
  const hidden = table.people.filter((_, person) => (table.solution >>> person) & 1).map(({ name }) => name);
  const given = table.isGated
    ? table.start.map((person) => `${table.people[person]?.name} is revealed at the start.${sayClue(table, person)}`)
    : table.clues.map((_, person) => sayClue(table, person).trimStart());
  const end =
    trouble ??
    `Solved: ${sayCount(hidden.length, table.words[1].one, table.words[1].many)}${hidden.length > 0 ? `, ${sayList(hidden)}` : ""}.`;
  const head = [game.title, puzzle.dialect, puzzle.difficulty, `seed ${puzzle.seed}`].filter(Boolean).join(", ");
  return `${[head, "", ...given, ...steps.map((step, i) => sayStep(table, step, i)), "", end].join("\n")}\n\n`;
}

function sayStep(table: Table, { person, name, identity, proof }: Proved, index: number): string {
  const lines = proof.map(({ text, depth }) => `${"  ".repeat(depth + 2)}${text}`);
  const clue = table.isGated ? [`   ${sayClue(table, person)}`] : [];
  return [`${index + 1}. ${name} is ${withArticle(identity)}.`, ...lines, ...clue].join("\n");
}

const sayClue = ({ clues, people }: Table, person: number): string =>
  ` ${people[person]?.name} says: “${clues[person]?.text}”`;

function makeLine({ game, puzzle }: Found, { steps, trouble }: Solution): string {
  const plain = steps.map(({ proof, ...step }) => ({
    ...step,
    proof: proof.map(({ text, depth }) => ({ depth, text })),
  }));
  const end = trouble === undefined ? { isSolved: true } : { isSolved: false, trouble };
  return `${JSON.stringify({ game: game.id, seed: puzzle.seed, ...end, steps: plain })}\n`;
}
