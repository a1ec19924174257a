// What to compose on a board of liars. A lie is what its speaker could truly say if the world were another one, in which they
// are of the ordinary kind: so it is well formed, it could be true for all that anyone can see, and it is false.

import type { Board } from "@demonstrandum/clues";
import {
  composeOpen,
  makeOpenOffer,
  type Offer,
  type OpenBrief,
  type OpenOffer,
  openLevelOf,
  type Rng,
} from "@demonstrandum/engine";
import { hasWorld, type World } from "@demonstrandum/logic";
import { drawer, mostOf } from "./grid-offers.ts";
import type { GridConfig, GridVoice } from "./grid-theme.ts";

/** How many other worlds a liar has in mind. */
const STORIES = 3;
/** How many of their sentences may turn out to be true before nothing comes to mind. */
const TRIES = 6;

type DrawOffer = (speaker: number, rng: Rng) => Offer | undefined;

export const composeLiars = (
  voice: GridVoice,
  config: GridConfig,
  board: Board,
  solution: World,
  drawWorld: () => World,
  rng: Rng,
) => composeOpen(briefOf(voice, config, board, solution, drawWorld), rng);

export type ComposeLiars = typeof composeLiars;

function briefOf(
  voice: GridVoice,
  config: GridConfig,
  board: Board,
  solution: World,
  drawWorld: () => World,
): OpenBrief {
  const drawTruth = drawer(voice, config, board, solution);
  const drawLie = makeLies(voice, config, board, solution, drawWorld);
  return {
    size: board.size,
    solution,
    level: openLevelOf(config.difficulty),
    draw(speaker, random, isRash) {
      const isLiar = ((solution >>> speaker) & 1) === 1;
      const offer = isLiar ? drawLie(speaker, random, isRash) : drawTruth(speaker, random);
      return offer && heardFrom(offer, speaker);
    },
    most: mostOf(config, voice.dialect, board.size),
  };
}

function makeLies(voice: GridVoice, config: GridConfig, board: Board, solution: World, drawWorld: () => World) {
  const makeStory = (speaker: number, isRash: boolean): DrawOffer => {
    const world = drawWorld();
    return drawer(voice, config, board, isRash ? world | (1 << speaker) : world & ~(1 << speaker));
  };
  const stories = new Map<number, readonly DrawOffer[]>();
  return (speaker: number, random: Rng, isRash: boolean): Offer | undefined => {
    const key = isRash ? ~speaker : speaker;
    const known = stories.get(key) ?? Array.from({ length: STORIES }, () => makeStory(speaker, isRash));
    stories.set(key, known);
    for (let tries = 0; tries < TRIES; tries++) {
      const offer = random.pick(known)(speaker, random);
      if (offer && !hasWorld(board.everyone, solution, [offer.compiled])) return offer;
    }
    return undefined;
  };
}

/** Of offers that are kept from puzzle to puzzle, by speaker. */
const heard = new WeakMap<Offer, (OpenOffer | undefined)[]>();

function heardFrom(offer: Offer, speaker: number): OpenOffer {
  const bySpeaker = heard.get(offer) ?? [];
  const kept = bySpeaker[speaker] ?? makeOpenOffer(offer, speaker, "lying");
  bySpeaker[speaker] = kept;
  heard.set(offer, bySpeaker);
  return kept;
}
