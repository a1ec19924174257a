// qed suggest: what somebody in a draft could say, by what it would do.

import { type Puzzle, tellTable } from "@demonstrandum/engine";
import { type ClueSuggestion, gameOfDrafts, suggestClues } from "@demonstrandum/engine/workshop";
import { type Command, Option } from "commander";
import { gamesFor } from "./audience.ts";
import { makeCommand } from "./command.ts";
import { matchPerson } from "./people.ts";
import { readable } from "./puzzle-guard.ts";
import { type FoundDraft, readDraft } from "./puzzle-reader.ts";
import { type Shell, UseError } from "./shell.ts";

interface SuggestOptions {
  readonly speaker: string;
  readonly seed?: string;
  readonly format: "text" | "json";
}

export function makeSuggestCommand(shell: Shell): Command {
  const { options } = shell.words.help;
  return makeCommand(shell, "suggest")
    .argument("[file]", options.draft)
    .requiredOption("--speaker <name>", options.speaker)
    .option("--seed <text>", options.seedOfSuggest)
    .addOption(new Option("--format <format>", options.format).choices(["text", "json"]).default("text"))
    .action((file: string | undefined, chosen: SuggestOptions) => runSuggest(shell, file, chosen));
}

async function runSuggest(shell: Shell, file: string | undefined, options: SuggestOptions): Promise<void> {
  const found = await readDraft(shell, file, gamesFor(shell, options.format));
  const speaker = findSpeaker(shell, found, options.speaker);
  const told = { where: found.where, words: found.words };
  const list = readable(shell, told, () => suggestClues(found.workshop, found.draft, speaker, options.seed));
  if (options.format === "json") return shell.out.write(`${JSON.stringify(list)}\n`);
  if (list.length === 0) return shell.out.write(`${shell.words.suggest.none}\n`);
  for (const suggestion of list) await shell.out.write(`${sayOne(shell, found, speaker, suggestion)}\n`);
}

const toldDraft = ({ workshop, words }: FoundDraft, draft: Puzzle) =>
  tellTable({ game: gameOfDrafts(workshop), words }, draft);

function findSpeaker(shell: Shell, found: FoundDraft, name: string): number {
  const table = readable(shell, found, () => toldDraft(found, found.draft));
  const people = table.people.map((person, id) => ({ ...person, ...table.words.people[id] }));
  const speaker = matchPerson({ people }, name);
  if (speaker !== undefined) return speaker;
  const names = people.map((each) => each.name);
  throw new UseError(shell.words.use.nobody(name, names));
}

/** What it does, and how it reads. */
function sayOne({ words }: Shell, found: FoundDraft, speaker: number, suggestion: ClueSuggestion): string {
  const table = toldDraft(found, found.workshop.drafts.withClue(found.draft, speaker, suggestion.clue));
  const { effect, worlds, proves, label } = suggestion;
  const names = proves.map((person) => table.words.people[person]?.name ?? "");
  return words.suggest.line(
    table.words.clues[speaker]?.text ?? "",
    words.suggest.effect({ effect, worlds, names, label }),
  );
}
