// Opens the next door of a walk that is stuck: finds somebody who has not spoken yet, or two of them, whose clues let the
// walk go on with a step of as many clues as are still wanted. Choosing two clues at once matters: that two clues which
// happen to be there fit together is rare, but among all pairs of what two people could say there nearly always are some.

import { countBits } from "@demonstrandum/logic";
import { endsPlainly } from "./cost.ts";
import { choose, type Desk, findChoice, isFree, type MenuItem, menuOf, silentOf } from "./desk.ts";
import { isLongDue, isOnPace, walkOn } from "./pace.ts";
import { stepsLeft } from "./step-counts.ts";
import {
  isCount,
  isIdleNow,
  keep,
  look,
  opensAlone,
  opensTogether,
  opensWithAll,
  opensWithOne,
  resume,
} from "./walker/index.ts";

/** The most people that one new clue may open at once. */
const WIDEST = 2;
/** How many doors of one clue are looked behind, and how many pairs of people are tried for one of three or more: more where nothing else will do. */
const TRIES = { one: 8, long: 8, due: 16 } as const;

export function openDoor<C>(desk: Desk<C>): boolean {
  const { walker, rng } = desk;
  const asked = rng.shuffle(silentOf(desk));
  if (asked.length === 0) return false;
  const [, twos, longs] = stepsLeft(walker, desk.target);
  const voices = asked.length + countBits(walker.live);
  const wantsTwo = (twos > 0 || endsPlainly(desk)) && voices >= 2;
  const wantsLong = longs > 0 && voices >= 3 && isTimeForLong(desk, desk.target[2] - longs);
  if (wantsTwo || wantsLong) {
    const offers = asked.map((speaker) => latentOf(desk, speaker));
    const isDue = wantsLong && isLongDue(desk);
    if (wantsLong && openByMany(desk, asked, offers, isDue ? TRIES.due : TRIES.long)) return true;
    if (isDue) return false;
    if (wantsTwo && openByTwo(desk, asked, offers)) return true;
  }
  return openByOne(desk, asked);
}

/** Long steps are spread over the puzzle: the next has to wait until the way so far has its share of them. */
const isTimeForLong = <C>({ walker, brief, target }: Desk<C>, taken: number): boolean =>
  taken * brief.size <= target[2] * walker.length;

/** What the person could say now that opens nothing alone, but may with others. Only counts, as pairs of these cost little. */
function latentOf<C>(desk: Desk<C>, speaker: number): MenuItem<C>[] {
  const { walker } = desk;
  return menuOf(desk, speaker).filter((choice) => {
    if (!isCount(walker, choice.number) || !isFree(desk, choice)) return false;
    look(walker, choice.number);
    return !isIdleNow(walker, choice.number) && opensAlone(walker, choice.number) === 0;
  });
}

function openByOne<C>(desk: Desk<C>, asked: readonly number[]): boolean {
  const { walker } = desk;
  let tries = 0;
  for (const speaker of asked) {
    const found = findChoice(desk, speaker, (choice) => {
      look(walker, choice.number);
      const opened = countBits(opensAlone(walker, choice.number));
      return opened > 0 && opened <= WIDEST && (open(desk, speaker, choice) || ++tries === TRIES.one);
    });
    if (found) return tries < TRIES.one;
  }
  return false;
}

/** With a clue that is on the table already, or two people at once. */
function openByTwo<C>(desk: Desk<C>, asked: readonly number[], offers: readonly (readonly MenuItem<C>[])[]): boolean {
  const { walker } = desk;
  for (let i = 0; i < asked.length; i++) {
    const speaker = asked[i] as number;
    for (const choice of offers[i] as readonly MenuItem<C>[]) {
      if (opensWithOne(walker, choice.number) !== 0) {
        if (open(desk, speaker, choice)) return true;
        continue;
      }
      for (let j = 0; j < i; j++) {
        for (const other of offers[j] as readonly MenuItem<C>[]) {
          const opened = opensTogether(walker, choice.number, other.number);
          if (opened === 0 || countBits(opened) > WIDEST) continue;
          if (open(desk, speaker, choice, asked[j] as number, other)) return true;
        }
      }
    }
  }
  return false;
}

/** Two people at once, or the only one, with everything on the table, where no two clues are enough. */
function openByMany<C>(
  desk: Desk<C>,
  asked: readonly number[],
  offers: readonly (readonly MenuItem<C>[])[],
  most: number,
): boolean {
  const { walker, rng } = desk;
  for (let tries = 0; tries < most; tries++) {
    const i = rng.below(asked.length);
    const j = asked.length === 1 ? i : (i + 1 + rng.below(asked.length - 1)) % asked.length;
    const [mine, theirs] = [offers[i] as readonly MenuItem<C>[], offers[j] as readonly MenuItem<C>[]];
    if (mine.length === 0 || theirs.length === 0) continue;
    const choice = rng.pick(mine);
    if (opensWithOne(walker, choice.number) !== 0) continue;
    if (i === j) {
      if (opensWithAll(walker, choice.number) !== 0 && open(desk, asked[i] as number, choice)) return true;
      continue;
    }
    const other = rng.pick(theirs);
    if (opensWithOne(walker, other.number) !== 0) continue;
    if (opensTogether(walker, choice.number, other.number) !== 0) continue;
    if (opensWithAll(walker, choice.number, other.number) === 0) continue;
    if (open(desk, asked[i] as number, choice, asked[j] as number, other)) return true;
  }
  return false;
}

/** Lets one or two people speak and walks on; takes it back if the wanted profile is then out of reach. */
function open<C>(desk: Desk<C>, speaker: number, choice: MenuItem<C>, partner = speaker, other?: MenuItem<C>): boolean {
  const { walker } = desk;
  choose(desk, speaker, choice);
  if (!other || isFree(desk, other)) {
    if (other) choose(desk, partner, other);
    walkOn(desk, speaker, partner);
    if (isOnPace(desk)) {
      keep(walker);
      return true;
    }
  }
  choose(desk, speaker, undefined);
  if (other) choose(desk, partner, undefined);
  resume(walker);
  return false;
}
