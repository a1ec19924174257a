// What somebody on a grid could say, as the search needs it: drawn or dealt at random, with what is limited about it.

import type { Board, Dialect } from "@demonstrandum/clues";
import { type Brief, makeOffer, type Offer, type Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { GridConfig, GridVoice } from "./grid-theme.ts";

/** Something true at random: drawn where the dialect can, else dealt, nothing twice and every form as often. */
export function drawer(voice: GridVoice, config: GridConfig, board: Board, solution: World): Brief["draw"] {
  const { dialect } = voice;
  const decks: (unknown[][] | undefined)[] = board.people.map(() => undefined);
  const draw = (speaker: number, rng: Rng): unknown => {
    if (dialect.draw && config.without.length === 0) return dialect.draw(speaker, solution, board, rng.below);
    const deck = decks[speaker] ?? byForm(dialect, sayable(dialect, config, board, solution, speaker));
    decks[speaker] = deck;
    return deal(deck, rng);
  };
  return (speaker, rng) => {
    const clue = draw(speaker, rng);
    return clue === undefined ? undefined : offerOf(voice, board, clue, speaker);
  };
}

/** A card from one of the piles, each pile as likely; it is then gone. */
function deal(piles: unknown[][], rng: Rng): unknown {
  if (piles.length === 0) return undefined;
  const index = rng.below(piles.length);
  const pile = piles[index] as unknown[];
  const card = takeOut(pile, rng.below(pile.length));
  if (pile.length === 0) takeOut(piles, index);
  return card;
}

/** The last takes its place. */
function takeOut<T>(list: T[], index: number): T | undefined {
  const taken = list[index];
  const last = list.pop() as T;
  if (index < list.length) list[index] = last;
  return taken;
}

/** The clues of each form together; in a list, those of one form mostly follow each other. */
function byForm(dialect: Dialect, clues: readonly unknown[]): unknown[][] {
  const lists = new Map<string, unknown[]>();
  let list: unknown[] = [];
  let last: string | undefined;
  for (const clue of clues) {
    const form = dialect.formOf(clue);
    if (form !== last) {
      list = lists.get(form) ?? [];
      lists.set(form, list);
      last = form;
    }
    list.push(clue);
  }
  return [...lists.values()];
}

/** Of clues that last. */
const offers = new WeakMap<object, Offer>();

function offerOf(voice: GridVoice, board: Board, clue: unknown, speaker: number): Offer {
  const lasting = voice.dialect.lasting?.(clue);
  const kept = lasting && offers.get(lasting);
  if (kept) return kept;
  const offer = describe(voice, board, clue, speaker);
  if (lasting) offers.set(lasting, offer);
  return offer;
}

function describe(voice: GridVoice, board: Board, clue: unknown, speaker: number): Offer {
  const { dialect } = voice;
  const isDirect = dialect.isDirect(clue, speaker, board);
  const tags = tagsFor(dialect.formOf(clue), isDirect, voice.isAboutMarks?.(clue) ?? false);
  return makeOffer(clue, dialect.meaning(clue, speaker, board), tags, voice.isQuota(clue));
}

/** One list for all clues that have the same tags. */
const tagLists = new Map<string, readonly (readonly string[])[]>();

function tagsFor(form: string, isDirect: boolean, isAboutMarks: boolean): readonly string[] {
  const lists = tagLists.get(form) ?? [[form], [form, DIRECT], [form, MARKS], [form, DIRECT, MARKS]];
  tagLists.set(form, lists);
  return lists[(isDirect ? 1 : 0) + (isAboutMarks ? 2 : 0)] as readonly string[];
}

/** What a person may say: whatever is switched on, or if that is nothing, plainly what someone is. */
export function sayable(
  dialect: Dialect,
  { without }: GridConfig,
  board: Board,
  solution: World,
  speaker: number,
): readonly unknown[] {
  const enabled = dialect.candidates(speaker, solution, board, { without });
  if (enabled.length > 0) return enabled;
  return dialect.candidates(speaker, solution, board).filter((clue) => dialect.isDirect(clue, speaker, board));
}

const DIRECT = " direct";
const MARKS = " marks";

/** With fewer forms than this the limits would leave nothing to say. */
const FEW_FORMS = 6;

/** Limits of a puzzle: direct clues from medium on, clues about marks, and any one form. */
export function mostOf({ difficulty, without }: GridConfig, { parts }: Dialect, size: number): (tag: string) => number {
  if (parts.length - without.length < FEW_FORMS) return () => size;
  const isEasy = difficulty === "easy";
  const isHard = difficulty === "hard" || difficulty === "brutal";
  return (tag) => {
    if (tag === DIRECT) return isEasy ? Math.floor(size / 4) : Math.floor(size / 8);
    if (tag === MARKS) return isHard ? 6 : 2;
    return Math.floor(size / 3);
  };
}
