// Gets a walk that is stuck to go on: finds somebody who has not spoken yet, or two of them, whose clues let the
// walk go on with a step of as many clues as are still wanted. Choosing two clues at once matters: that two clues which
// happen to be there fit together is rare, but among all pairs of what two people could say there nearly always are some.

import { countBits } from "@demonstrandum/logic";
import { endsPlainly } from "./cost.ts";
import { choose, findChoice, isFree, type MenuItem, menuOf, type PuzzleDraft, silentOf, takesAny } from "./draft.ts";
import { isFeasible, isLongDue, walkOn } from "./feasible.ts";
import { stepsLeft } from "./step-counts.ts";
import {
  forcesAlone,
  forcesTogether,
  forcesWithAll,
  forcesWithOne,
  isCount,
  isIdleNow,
  keep,
  look,
  resume,
} from "./walker/index.ts";

/** The most people that one new clue may force at once. */
const WIDEST = 2;
/** How many single clues are tried, and how many pairs of people are tried for one of three or more: more where nothing else will do. */
const TRIES = { one: 8, long: 8, due: 16 } as const;

export function unblock<C>(draft: PuzzleDraft<C>): boolean {
  const { walker, rng } = draft;
  const asked = rng.shuffle(silentOf(draft));
  if (asked.length === 0) return false;
  const [, twos, longs] = stepsLeft(walker, draft.target);
  const speakers = asked.length + countBits(walker.live);
  const wantsTwo = (twos > 0 || endsPlainly(draft)) && speakers >= 2;
  const mayBeLong = longs > 0 && speakers >= 3;
  const isDue = mayBeLong && isLongDue(draft);
  const wantsLong = isDue || (mayBeLong && isTimeForLong(draft, draft.target[2] - longs));
  if (wantsTwo || wantsLong) {
    const candidates = asked.map((speaker) => latentOf(draft, speaker));
    if (wantsLong && unblockByMany(draft, asked, candidates, isDue ? TRIES.due : TRIES.long)) return true;
    if (isDue) return false;
    if (wantsTwo && unblockByTwo(draft, asked, candidates)) return true;
  }
  return unblockByOne(draft, asked) || (takesAny(draft) && unblockAnyhow(draft, asked));
}

/** Where nothing is demanded, whatever leads on will do. */
function unblockAnyhow<C>(draft: PuzzleDraft<C>, asked: readonly number[]): boolean {
  if (unblockByOne(draft, asked, draft.brief.size)) return true;
  const candidates = asked.map((speaker) => latentOf(draft, speaker));
  return unblockByTwo(draft, asked, candidates) || unblockByMany(draft, asked, candidates, TRIES.due);
}

/** Long steps are spread over the puzzle: the next has to wait until the way so far has its share of them. */
const isTimeForLong = <C>({ walker, brief, target, lead }: PuzzleDraft<C>, taken: number): boolean =>
  taken * brief.size <= target[2] * (walker.length + lead);

/** What the person could say now that forces nothing alone, but may with others. Only counts, as pairs of these cost little. */
function latentOf<C>(draft: PuzzleDraft<C>, speaker: number): MenuItem<C>[] {
  const { walker } = draft;
  return menuOf(draft, speaker).filter((choice) => {
    if (!isCount(walker, choice.number) || !isFree(draft, speaker, choice)) return false;
    look(walker, choice.number);
    return !isIdleNow(walker, choice.number) && forcesAlone(walker, choice.number) === 0;
  });
}

function unblockByOne<C>(draft: PuzzleDraft<C>, asked: readonly number[], widest = WIDEST): boolean {
  const { walker } = draft;
  let tries = 0;
  for (const speaker of asked) {
    const found = findChoice(draft, speaker, (choice) => {
      look(walker, choice.number);
      const forced = countBits(forcesAlone(walker, choice.number));
      return forced > 0 && forced <= widest && (letSpeak(draft, speaker, choice) || ++tries === TRIES.one);
    });
    if (found) return tries < TRIES.one;
  }
  return false;
}

/** With a clue that is on the table already, or two people at once. */
function unblockByTwo<C>(
  draft: PuzzleDraft<C>,
  asked: readonly number[],
  candidates: readonly (readonly MenuItem<C>[])[],
): boolean {
  const { walker } = draft;
  for (let i = 0; i < asked.length; i++) {
    const speaker = asked[i] as number;
    for (const choice of candidates[i] as readonly MenuItem<C>[]) {
      if (forcesWithOne(walker, choice.number) !== 0) {
        if (letSpeak(draft, speaker, choice)) return true;
        continue;
      }
      for (let j = 0; j < i; j++) {
        for (const other of candidates[j] as readonly MenuItem<C>[]) {
          const forced = forcesTogether(walker, choice.number, other.number);
          if (forced === 0 || countBits(forced) > WIDEST) continue;
          if (letSpeak(draft, speaker, choice, asked[j] as number, other)) return true;
        }
      }
    }
  }
  return false;
}

/** Two people at once, or the only one, with everything on the table, where no two clues are enough. */
function unblockByMany<C>(
  draft: PuzzleDraft<C>,
  asked: readonly number[],
  candidates: readonly (readonly MenuItem<C>[])[],
  most: number,
): boolean {
  const { walker, rng } = draft;
  for (let tries = 0; tries < most; tries++) {
    const i = rng.below(asked.length);
    const j = asked.length === 1 ? i : (i + 1 + rng.below(asked.length - 1)) % asked.length;
    const [mine, theirs] = [candidates[i] as readonly MenuItem<C>[], candidates[j] as readonly MenuItem<C>[]];
    if (mine.length === 0 || theirs.length === 0) continue;
    const choice = rng.pick(mine);
    if (forcesWithOne(walker, choice.number) !== 0) continue;
    if (i === j) {
      if (forcesWithAll(walker, choice.number) !== 0 && letSpeak(draft, asked[i] as number, choice)) return true;
      continue;
    }
    const other = rng.pick(theirs);
    if (forcesWithOne(walker, other.number) !== 0) continue;
    if (forcesTogether(walker, choice.number, other.number) !== 0) continue;
    if (forcesWithAll(walker, choice.number, other.number) === 0) continue;
    if (letSpeak(draft, asked[i] as number, choice, asked[j] as number, other)) return true;
  }
  return false;
}

/** Lets one or two people speak and walks on; takes it back if the wanted profile is then out of reach. */
function letSpeak<C>(
  draft: PuzzleDraft<C>,
  speaker: number,
  choice: MenuItem<C>,
  partner = speaker,
  other?: MenuItem<C>,
): boolean {
  const { walker } = draft;
  choose(draft, speaker, choice);
  if (!other || isFree(draft, partner, other)) {
    if (other) choose(draft, partner, other);
    walkOn(draft, speaker, partner);
    if (isFeasible(draft)) {
      keep(walker);
      return true;
    }
  }
  choose(draft, speaker, undefined);
  if (other) choose(draft, partner, undefined);
  resume(walker);
  return false;
}
