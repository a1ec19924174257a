// Takes idle clues out of a finished puzzle: whoever says only what is plain to see says something else instead, where that
// changes nothing of what was reached.

import { countBits, indices } from "@demonstrandum/logic";
import { accepts, fitsLabel } from "./accepts.ts";
import { costFrom } from "./cost.ts";
import { choose, findChoice, LONG_MENU, type PuzzleDraft } from "./draft.ts";
import { idleIn, isIdleAt, isIdleChoice, knownAfter } from "./idle.ts";
import { keep, resume, walkFromStart } from "./walker/index.ts";

/** So many idle clues a puzzle may keep; where little can be said, until the leeway tells that hardly another could be had. */
const MOST_IDLE = 3;
const LEAST_LEEWAY = 4;

/** Whether few idle clues are left. `near` is how near to the wanted profile is near enough. */
export function replaceIdle<C>(draft: PuzzleDraft<C>, near: number): boolean {
  const { brief, walker, leeway } = draft;
  replaceAll(draft, near);
  if (brief.maySayTheObvious && leeway >= LEAST_LEEWAY) return true;
  return countBits(idleIn(draft, walker.kept)) <= MOST_IDLE;
}

function replaceAll<C>(draft: PuzzleDraft<C>, near: number): void {
  const before = [...draft.chosen];
  const replaced = indices(idleIn(draft, draft.walker.kept)).filter(
    (speaker) => !draft.fixed[speaker] && replaceOne(draft, speaker, near),
  );
  // Of long steps the walker is not sure: should the reasoner see one otherwise, everything stays as it was.
  if (replaced.length === 0 || accepts(draft)) return;
  for (let speaker = 0; speaker < before.length; speaker++) choose(draft, speaker, before[speaker]);
  walkFromStart(draft.walker);
  keep(draft.walker);
}

/** Whether something else was found to say. */
function replaceOne<C>(draft: PuzzleDraft<C>, speaker: number, near: number): boolean {
  const { walker } = draft;
  const before = draft.chosen[speaker];
  const known = knownAfter(walker.kept, movesFor(draft, speaker));
  const found = findChoice(
    draft,
    speaker,
    (choice) => {
      if (isIdleChoice(draft, choice, known)) return false;
      choose(draft, speaker, choice);
      const isGood =
        costFrom(draft, speaker, near) <= near &&
        fitsLabel(draft) &&
        !isIdleAt(draft, walker, walker.order.indexOf(speaker));
      choose(draft, speaker, before);
      return isGood;
    },
    LONG_MENU,
  );
  if (!found) {
    resume(walker);
    return false;
  }
  choose(draft, speaker, found);
  costFrom(draft, speaker);
  keep(walker);
  return true;
}

/** Until when the clue must tell something: until it is heard; of the last, whom everybody is known to, until the first move. */
const movesFor = <C>({ walker: { keptAt, kept } }: PuzzleDraft<C>, speaker: number): number =>
  keptAt[speaker] === kept.length - 1 ? 1 : (keptAt[speaker] as number) + 1;
