// Lets all silent people of a draft speak, around what is fixed: the same tries and the same audit as for any puzzle that is made.

import type { Game } from "../game/game.ts";
import { type Puzzle, PuzzleError } from "../game/puzzle.ts";
import { type Generated, generate, type OnTry } from "../generate.ts";
import { findDefect } from "../reason/audit.ts";
import { labelDeserved } from "../reason/rate.ts";
import { layDraft, orderOf, silentPeople, type Workshop } from "./lay-draft.ts";

/** How often it may start over. With much that is fixed, most tries come to nothing. */
const ATTEMPTS = 24;

/** What is wrong with the cast stays wrong, whatever the silent say: too many of a kind, the same name twice. */
const OF_THE_CAST: readonly string[] = ["cast", "wolves"];

/**
 * A puzzle of the difficulty in which everybody says what they say in the draft; or why there is none. Throws ConfigError, and
 * PuzzleError where there can be none with this cast.
 */
export function fillInDraft<P extends Puzzle>(
  workshop: Workshop<P>,
  draft: Puzzle,
  difficulty: string,
  seed: string,
  onTry?: OnTry,
): Generated<P> {
  const { game, drafts } = workshop;
  const laid = layDraft(workshop, draft);
  const flaw = drafts.check(draft).find(({ kind }) => OF_THE_CAST.includes(kind));
  if (flaw) throw new PuzzleError(flaw.text);
  const isSpoken = silentPeople(laid.table).length === 0;
  const around: Game<P> = {
    ...game,
    draw: (config, rng) =>
      isSpoken
        ? { puzzle: drafts.finish(draft, orderOf(laid), difficulty) }
        : drafts.compose(draft, config.difficulty, rng),
  };
  return generate(around, { ...drafts.configOf(draft), difficulty, attempts: isSpoken ? 1 : ATTEMPTS }, seed, onTry);
}

/** The puzzle that a draft has become, with the label it deserves; undefined as long as it is none. */
export function puzzleOfDraft<P extends Puzzle>(workshop: Workshop<P>, draft: Puzzle): P | undefined {
  const laid = layDraft(workshop, draft);
  const label = silentPeople(laid.table).length === 0 ? labelDeserved(laid) : undefined;
  const puzzle = label === undefined ? undefined : workshop.drafts.finish(draft, orderOf(laid), label);
  return puzzle && !findDefect(workshop.game, puzzle) ? puzzle : undefined;
}
