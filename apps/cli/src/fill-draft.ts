// qed new --around: lets the silent people of a draft speak, so that a puzzle comes of it. What they say in the draft stays.

import { ANY_LABEL, ConfigError, type Generated, PuzzleError, type ToldGame } from "@demonstrandum/engine";
import { fillInDraft } from "@demonstrandum/engine/workshop";
import { gamesFor } from "./audience.ts";
import { type FoundDraft, readDraft } from "./puzzle-reader.ts";
import { type Format, render } from "./render.ts";
import { chooseSeed, type Settings } from "./settings.ts";
import { type Shell, UseError, VerdictError } from "./shell.ts";

export interface FillOptions extends Settings {
  readonly around: string;
  readonly format?: Format;
  readonly solution: boolean;
}

export async function fillDraft(shell: Shell, told: ToldGame, options: FillOptions): Promise<void> {
  const { format = "json", around, difficulty = ANY_LABEL, solution } = options;
  const found = await readDraft(shell, around, gamesFor(shell, format));
  if (found.workshop.game.id !== told.game.id)
    throw new UseError(shell.words.use.otherGame(found.where, found.workshop.game.id));
  if (![...told.game.labels, ANY_LABEL].includes(difficulty))
    throw new UseError(
      shell.words.use.noChoice(told.game.id, "difficulty", difficulty, [...told.game.labels, ANY_LABEL]),
    );
  const made = fillOrRefuse(shell, found, difficulty, chooseSeed(shell.words, options));
  if (!made.ok) throw new VerdictError(shell.words.use.at(found.where, found.words.troubles.failure(made.failure)));
  const { game } = found.workshop;
  await shell.out.write(render({ game, words: found.words }, made.puzzle, format, { withSolution: solution }));
  if (format === "json") await shell.out.write("\n");
}

function fillOrRefuse(
  shell: Shell,
  { workshop, draft, where, words }: FoundDraft,
  label: string,
  seed: string,
): Generated {
  try {
    return fillInDraft(workshop, draft, label, seed);
  } catch (error) {
    if (!(error instanceof PuzzleError || error instanceof ConfigError)) throw error;
    throw new VerdictError(shell.words.use.at(where, words.troubles.say(error.says)));
  }
}
