// A finished draft made harder or easier by exchanging as few clues as possible, and which clues it could do without.

import { TooMuch, within } from "@demonstrandum/logic";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { LABELS } from "../reason/level.ts";
import { makeRng } from "../rng.ts";
import { layDraft, type Workshop } from "./lay-draft.ts";
import { insightCost } from "./suggest.ts";
import { isWhole, type Survey, surveyDraft } from "./survey.ts";

export type Direction = "harder" | "easier";

/** The draft with what was exchanged in it; whose words these are. */
export interface Adjusted {
  readonly draft: Puzzle;
  readonly changed: readonly number[];
  readonly survey: Survey;
}

/** How many clues are exchanged at most, how many others are tried for each speaker, and how many drafts are looked at in all. */
const MOST_CHANGED = 3;
const TRIED = 10;
const LOOKS = 450;

/** Undefined where the draft is not whole, or nothing that was tried made it so. */
export function adjustDraft<P extends Puzzle>(
  workshop: Workshop<P>,
  draft: Puzzle,
  direction: Direction,
  seed = "",
): Adjusted | undefined {
  const first = surveyDraft(workshop, draft);
  if (!isWhole(first)) return undefined;
  const goal = goalOf(first, direction);
  const rng = makeRng(`adjust ${direction} ${seed}`);
  let now: Adjusted = { draft, changed: [], survey: first };
  for (let round = 0, looks = 0; round < MOST_CHANGED && looks < LOOKS; round++) {
    let best: Adjusted | undefined;
    const speakers = rng.shuffle([...layDraft(workshop, now.draft).table.people.keys()]);
    for (const speaker of speakers.filter((each) => !now.changed.includes(each))) {
      if (looks >= LOOKS) break;
      for (const { clue } of workshop.drafts.propose(now.draft, speaker, TRIED, rng)) {
        looks++;
        const after = tried(workshop, now, speaker, workshop.drafts.withClue(now.draft, speaker, clue));
        if (!after || !isBeyond(after.survey, (best ?? now).survey, direction)) continue;
        best = after;
        if (goal(after.survey)) return after;
      }
    }
    if (!best) break;
    now = best;
  }
  return now.changed.length > 0 ? now : undefined;
}

function tried<P extends Puzzle>(
  workshop: Workshop<P>,
  { changed }: Adjusted,
  speaker: number,
  draft: Puzzle,
): Adjusted | undefined {
  const survey = within(BOUNDS.puzzle, () => surveyDraft(workshop, draft));
  if (survey instanceof TooMuch || !isWhole(survey) || survey.label === undefined || survey.repeated.length > 0)
    return undefined;
  return { draft, changed: [...changed, speaker], survey };
}

const levelOf = ({ label }: Survey): number => LABELS.indexOf(label ?? "");

/** One level on. */
const goalOf =
  (first: Survey, direction: Direction) =>
  (survey: Survey): boolean =>
    direction === "harder" ? levelOf(survey) > levelOf(first) : levelOf(survey) < levelOf(first);

/** By level, and among equals by how much has to be held together. */
function isBeyond(survey: Survey, other: Survey, direction: Direction): boolean {
  const sign = direction === "harder" ? 1 : -1;
  const byLevel = sign * (levelOf(survey) - levelOf(other));
  return byLevel > 0 || (byLevel === 0 && sign * (insightCost(survey) - insightCost(other)) > 0);
}

/** Whose words could be left out of a whole draft, one at a time, and everybody could still be proved. */
export function unneededSpeakers<P extends Puzzle>(workshop: Workshop<P>, draft: Puzzle): readonly number[] {
  const { proved, worlds } = surveyDraft(workshop, draft);
  const people = [...layDraft(workshop, draft).table.people.keys()];
  if (proved.length < people.length || worlds.count !== 1) return [];
  return people.filter((speaker) => {
    if (!workshop.drafts.clueOf(draft, speaker)) return false;
    const without = surveyDraft(workshop, workshop.drafts.withClue(draft, speaker, undefined));
    return without.proved.length === people.length && without.worlds.count === 1;
  });
}
