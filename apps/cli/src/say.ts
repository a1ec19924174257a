// qed say: what a clue means on a puzzle's board: whom it speaks of, how it reads, how many worlds it leaves.

import { layOut, type Meaning, meaningOf, type Table, type Understood } from "@demonstrandum/engine";
import { Command, Option } from "commander";
import { parseWhole } from "./options.ts";
import { matchPerson } from "./people.ts";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readOne } from "./puzzle-reader.ts";
import { type Shell, UseError } from "./shell.ts";
import { sayHowMany } from "./words.ts";

interface SayOptions {
  readonly puzzle: string;
  readonly item?: number;
  readonly speaker?: string;
  readonly format: "text" | "json";
}

export const makeSayCommand = (shell: Shell): Command =>
  new Command("say")
    .description("tell what a clue means: the people it speaks of, its English, how many worlds it leaves")
    .argument("<clue>", "a clue in the language of the puzzle's game")
    .requiredOption("--puzzle <file>", "whose board it is about; - for standard input")
    .option("--item <n>", "which of several puzzles, counted from 1", parseWhole(1))
    .option("--speaker <name>", "who says it, by name or place")
    .addOption(new Option("--format <format>", "how to print").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action((clue: string, options: SayOptions) => runSay(shell, clue, options));

const HELP = `
Examples:
  qed say 'neg().exact(2).row(3)' --puzzle puzzle.json
  qed say 'neg().of(1,5).neighbor(Li_Mu)' --puzzle puzzle.json --speaker 'Li Mu'
  qed say 'exactly 2 werewolves in row 3' --puzzle who.json
  qed say 'COUNT_EQ(scope=ALL,count=3)' --puzzle village.json`;

async function runSay(shell: Shell, clue: string, options: SayOptions): Promise<void> {
  const found = await readOne(shell, options.puzzle, options.item);
  const { table } = readable(found, () => layOut(found.game, found.puzzle));
  const understood = understand(found, clue, findSpeaker(table, options.speaker));
  const report = meaningOf(table, understood);
  await shell.out.write(options.format === "json" ? `${JSON.stringify(report)}\n` : sayReport(report));
}

function findSpeaker(table: Table, name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const speaker = matchPerson(table, name);
  if (speaker !== undefined) return speaker;
  throw new UseError(
    `There is nobody called "${name}"; there are ${table.people.map((each) => each.name).join(", ")}.`,
  );
}

function understand({ game, puzzle }: FoundPuzzle, clue: string, speaker: number | undefined): Understood {
  const understood = game.readClue(puzzle, clue, speaker);
  if ("flaw" in understood) throw new UseError(`The clue cannot be understood: ${understood.flaw}`);
  return understood;
}

function sayReport({ clue, english, people, worlds, of, isTrueHere }: Meaning): string {
  const share = (100 * worlds) / of;
  const percent = share > 0 && share < 0.1 ? "less than 0.1" : share.toFixed(1);
  const left = `${sayHowMany(worlds, "world")} of ${sayHowMany(of, "world").replace(/ worlds?$/, "")} (${percent} %)`;
  return [
    `clue       ${clue}`,
    `English    ${english}`,
    `people     ${people.map(({ name, place }) => `${name} (${place})`).join(", ") || "nobody"}`,
    `leaves     ${left}`,
    `true here  ${worlds === 0 ? "no; it can never be true" : isTrueHere ? "yes" : "no"}`,
    "",
  ].join("\n");
}
