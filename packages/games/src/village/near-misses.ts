// The worlds that a village of two statements each only just rules out: all that has to be looked at when somebody's words change.

import { evaluate, includesWorld, type Statement } from "@demonstrandum/clues/village";
import { lowestIndex, type Mask, maskOf, type World } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import type { StatementPlace } from "./redundancy.ts";
import { computedMasks, type Village } from "./village-model.ts";
import { firstWorlds, type WorldSet } from "./world-set.ts";

/** Where words fit their speaker, for many worlds at once: bits tell where the speaker is human and where a statement is true. */
export interface Speech {
  readonly fit: (human: Mask, first: Mask, second: Mask) => Mask;
  readonly fitAlone: (human: Mask, only: Mask) => Mask;
}

const LYING: Speech = {
  fit: (human, first, second) => ~(human ^ (first & second)),
  fitAlone: (human, only) => ~(human ^ only),
};

const MIXING: Speech = {
  fit: (human, first, second) => (human & first & second) | (~human & (first ^ second)),
  fitAlone: (human, only) => human & only,
};

export const speechOf = ({ wolvesAlsoTellTruth }: Pick<Village, "wolvesAlsoTellTruth">): Speech =>
  wolvesAlsoTellTruth ? MIXING : LYING;

/** A world, and whose words do not fit it. */
export interface Miss {
  readonly world: World;
  readonly speakers: Mask;
}

/** Every world that the words of at most two people rule out. */
export function findMisses(village: Village): readonly Miss[] {
  const { speakers, truth } = computedMasks(village.statements.length);
  const fits = village.statements.map((testimony, speaker) =>
    computeSpeakerCompatibilityMask(speaker, testimony, speakers, truth, village.wolvesAlsoTellTruth),
  );
  const missing = (world: World): Mask =>
    maskOf([...fits.keys()].filter((speaker) => !includesWorld(fits[speaker] as WorldSet, world)));
  return firstWorlds(missedByTwo(fits, speakers.all), Number.POSITIVE_INFINITY).map((world) => ({
    world,
    speakers: missing(world),
  }));
}

/** The worlds that at most two of the sets leave out. */
function missedByTwo(sets: readonly WorldSet[], all: WorldSet): WorldSet {
  return all.map((worlds, word) => {
    let once = 0;
    let twice = 0;
    let more = 0;
    for (const set of sets) {
      const missed = ~(set[word] ?? 0);
      more |= twice & missed;
      twice |= once & missed;
      once |= missed;
    }
    return worlds & ~more;
  });
}

/** What one speaker's words decide. */
export interface Charge {
  /** The worlds that fit everybody else's words. */
  readonly worlds: readonly World[];
  /** Somebody else's statement, what they say besides, and the worlds that only this statement rules out. */
  readonly guards: readonly Guard[];
}

export interface Guard extends StatementPlace {
  readonly other: Statement;
  readonly worlds: readonly World[];
}

export function chargeOf(speaker: number, { statements }: Village, misses: readonly Miss[]): Charge {
  const missedBy = statements.map((): World[] => []);
  const worlds: World[] = [];
  for (const miss of misses) {
    const others = miss.speakers & ~(1 << speaker);
    if (others === 0) worlds.push(miss.world);
    else if ((others & (others - 1)) === 0) missedBy[lowestIndex(others)]?.push(miss.world);
  }
  const guards = statements.flatMap((testimony, person) =>
    person === speaker ? [] : guardsOf(person, testimony, missedBy[person] ?? [], statements.length),
  );
  return { worlds, guards };
}

/** Without a statement, those worlds fit in which its speaker is human, it is false, and the other is true. */
const guardsOf = (person: number, testimony: Testimony, missed: readonly World[], size: number): Guard[] =>
  testimony.map((statement, position) => {
    const other = testimony[1 - position] as Statement;
    const worlds = missed.filter(
      (world) => !isWolf(world, person) && !evaluate(statement, world, size) && evaluate(other, world, size),
    );
    return { speaker: person, position, other, worlds };
  });

export const isWolf = (world: World, person: number): boolean => ((world >>> person) & 1) === 1;
