// Takes idle clues out of a finished puzzle: whoever says only what is plain to see says something else instead, where that
// changes nothing of what was reached.

import { countBits, indices } from "@demonstrandum/logic";
import { costFrom } from "./cost.ts";
import { choose, type Desk, findChoice, LONG_MENU } from "./desk.ts";
import { idleIn, isIdleAt, isIdleOnce, knownAfter } from "./idle.ts";
import { keep, resume, walkFromStart } from "./walker/index.ts";
import { fitsLabel, isWanted } from "./wanted.ts";

/** So many idle clues a puzzle may keep; where little can be said, until the leeway tells that hardly another could be had. */
const MOST_IDLE = 3;
const LEAST_LEEWAY = 4;

/** Whether few idle clues are left. `near` is how near to the wanted profile is near enough. */
export function enliven<C>(desk: Desk<C>, near: number): boolean {
  const { brief, walker, leeway } = desk;
  exchangeAll(desk, near);
  if (brief.maySayTheObvious && leeway >= LEAST_LEEWAY) return true;
  return countBits(idleIn(desk, walker.kept)) <= MOST_IDLE;
}

function exchangeAll<C>(desk: Desk<C>, near: number): void {
  const before = [...desk.chosen];
  const exchanged = indices(idleIn(desk, desk.walker.kept)).filter((speaker) => exchangeIdle(desk, speaker, near));
  // Of long steps the walker is not sure: should the reasoner see one otherwise, everything stays as it was.
  if (exchanged.length === 0 || isWanted(desk)) return;
  for (let speaker = 0; speaker < before.length; speaker++) choose(desk, speaker, before[speaker]);
  walkFromStart(desk.walker);
  keep(desk.walker);
}

/** Whether something else was found to say. */
function exchangeIdle<C>(desk: Desk<C>, speaker: number, near: number): boolean {
  const { walker } = desk;
  const before = desk.chosen[speaker];
  const known = knownAfter(walker.kept, movesFor(desk, speaker));
  const found = findChoice(
    desk,
    speaker,
    (choice) => {
      if (isIdleOnce(desk, choice, known)) return false;
      choose(desk, speaker, choice);
      const isGood =
        costFrom(desk, speaker, near) <= near &&
        fitsLabel(desk) &&
        !isIdleAt(desk, walker, walker.order.indexOf(speaker));
      choose(desk, speaker, before);
      return isGood;
    },
    LONG_MENU,
  );
  if (!found) {
    resume(walker);
    return false;
  }
  choose(desk, speaker, found);
  costFrom(desk, speaker);
  keep(walker);
  return true;
}

/** Until when the clue must tell something: until it is heard; of the last, whom everybody is known to, until the first move. */
const movesFor = <C>({ walker: { keptAt, kept } }: Desk<C>, speaker: number): number =>
  keptAt[speaker] === kept.length - 1 ? 1 : (keptAt[speaker] as number) + 1;
