// qed say: what a clue means on a puzzle's board: whom it speaks of, how it reads, how many worlds it leaves.

import {
  type Meaning,
  meaningOf,
  readClueIn,
  type ToldClue,
  type ToldGame,
  type ToldTable,
  tellTable,
} from "@demonstrandum/engine";
import { LANGUAGES } from "@demonstrandum/text";
import { type Command, Option } from "commander";
import { gamesFor, gamesIn } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { parseWhole } from "./options.ts";
import { padded } from "./padded.ts";
import { matchPerson } from "./people.ts";
import { readable } from "./puzzle-guard.ts";
import { type FoundPuzzle, readOne } from "./puzzle-reader.ts";
import { type Shell, UseError } from "./shell.ts";
import type { CliWording } from "./words/wording.ts";

interface SayOptions {
  readonly puzzle: string;
  readonly item?: number;
  readonly speaker?: string;
  readonly format: "text" | "json";
}

export function makeSayCommand(shell: Shell): Command {
  const { options } = shell.words.help;
  return makeCommand(shell, "say")
    .argument("<clue>", options.clue)
    .requiredOption("--puzzle <file>", options.board)
    .option("--item <n>", options.item, parseWhole(shell, 1))
    .option("--speaker <name>", options.speaker)
    .addOption(new Option("--format <format>", options.format).choices(["text", "json"]).default("text"))
    .action((clue: string, chosen: SayOptions) => runSay(shell, clue, chosen));
}

async function runSay(shell: Shell, clue: string, options: SayOptions): Promise<void> {
  const found = await readOne(shell, options.puzzle, gamesFor(shell, options.format), options.item);
  const table = readable(shell, found, () => tellTable(found, found.puzzle));
  const understood = await understand(shell, found, clue, findSpeaker(shell.words, table, options.speaker));
  const meaning = meaningOf(table, understood);
  if (options.format === "json") await shell.out.write(`${JSON.stringify(meaning)}\n`);
  else await shell.out.write(sayReport(shell.words, meaning, understood.said));
}

function findSpeaker({ use }: CliWording, table: ToldTable, name: string | undefined): number | undefined {
  if (name === undefined) return undefined;
  const people = table.people.map((person, id) => ({ ...person, ...table.words.people[id] }));
  const speaker = matchPerson({ people }, name);
  if (speaker !== undefined) return speaker;
  const names = people.map((each) => each.name);
  throw new UseError(use.nobody(name, names));
}

/** Read in the language of whoever asks, also where the answer is JSON, or in any other; said in theirs. */
async function understand(
  { words, games, language }: Shell,
  found: FoundPuzzle,
  clue: string,
  speaker: number | undefined,
): Promise<ToldClue> {
  const told = toldIn(games, found);
  const understood = readClueIn(told, found.puzzle, clue, speaker);
  if (!("flaw" in understood)) return understood;
  for (const other of LANGUAGES.filter((each) => each !== language)) {
    const elsewhere = readClueIn(toldIn(await gamesIn(other), found), found.puzzle, clue, speaker);
    const again = "flaw" in elsewhere ? elsewhere : readClueIn(told, found.puzzle, elsewhere.text, speaker);
    if (!("flaw" in again)) return again;
  }
  throw new UseError(words.use.notUnderstood(told.words.troubles.say(understood.flaw)));
}

const toldIn = (games: readonly ToldGame[], found: FoundPuzzle): ToldGame =>
  games.find(({ game }) => game.id === found.game.id) ?? found;

function sayReport(words: CliWording, { clue, people, worlds, of, isTrueHere }: Meaning, said: string): string {
  const named = people.map(({ name, place }) => words.say.person(name, place));
  const rows = words.say.rows({ clue, said, people: named, worlds, of, isTrueHere });
  return rows.map(([name, value]) => `${padded(name, 11)}${value}\n`).join("");
}
