// What somebody on a grid could say, as the search needs it: drawn or dealt at random, with what is limited about it.

import type { Board, Dialect } from "@demonstrandum/clues";
import { type Brief, type Candidate, makeCandidate, type Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { ClueTag, GridConfig, GridDialect } from "./grid-theme.ts";

/** Something true at random: drawn where the dialect can, else dealt, nothing twice and every form as often. */
export function drawer(dialect: GridDialect, config: GridConfig, board: Board, solution: World): Brief["draw"] {
  const decks: (unknown[][] | undefined)[] = board.people.map(() => undefined);
  const draw = (speaker: number, rng: Rng): unknown => {
    if (dialect.draw && config.without.length === 0) return dialect.draw(speaker, solution, board, rng.below);
    const deck = decks[speaker] ?? makeDeck(dialect, speaker, solution, board, config.without);
    decks[speaker] = deck;
    return deal(deck, rng);
  };
  return (speaker, rng) => {
    const clue = draw(speaker, rng);
    return clue === undefined ? undefined : candidateOf(dialect, board, clue, speaker);
  };
}

/** What can be said, a pile for each form. */
function makeDeck(dialect: Dialect, speaker: number, solution: World, board: Board, without: readonly string[]) {
  const options = { without };
  const piles = dialect.candidatesByForm?.(speaker, solution, board, options);
  return piles ?? byForm(dialect, dialect.candidates(speaker, solution, board, options));
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
const candidates = new WeakMap<object, Candidate>();

function candidateOf(dialect: GridDialect, board: Board, clue: unknown, speaker: number): Candidate {
  const lasting = dialect.lasting?.(clue);
  const kept = lasting && candidates.get(lasting);
  if (kept) return kept;
  const candidate = describe(dialect, board, clue, speaker);
  if (lasting) candidates.set(lasting, candidate);
  return candidate;
}

function describe(dialect: GridDialect, board: Board, clue: unknown, speaker: number): Candidate {
  const tags = tagsFor(dialect.formOf(clue), dialect.isDirect(clue, speaker, board), dialect.tagsOf?.(clue) ?? NO_TAGS);
  return makeCandidate(clue, dialect.meaning(clue, speaker, board), tags);
}

const NO_TAGS: readonly ClueTag[] = [];

/** One list for all clues that have the same tags: by form, those of direct clues apart, then by the list of the dialect. */
const tagLists = new Map<string, Map<readonly ClueTag[], readonly string[]>>();
const directTagLists: typeof tagLists = new Map();

function tagsFor(form: string, isDirect: boolean, tags: readonly ClueTag[]): readonly string[] {
  const lists = isDirect ? directTagLists : tagLists;
  const ofForm = lists.get(form) ?? new Map<readonly ClueTag[], readonly string[]>();
  const kept = ofForm.get(tags);
  if (kept) return kept;
  const list = isDirect ? [form, DIRECT, ...tags] : [form, ...tags];
  lists.set(form, ofForm.set(tags, list));
  return list;
}

const DIRECT = " direct";

/** With more than this share of the forms switched off the limits would leave nothing to say. */
const MOST_OFF = 1 / 4;

export const isSparse = ({ without }: Pick<GridConfig, "without">, { parts }: Pick<Dialect, "parts">): boolean =>
  without.length > parts.length * MOST_OFF;

/** Who names an identity gives nothing away where nobody knows who lies. */
const SHARES_OF_LIARS: Readonly<Record<string, number>> = { [DIRECT]: 1 / 4, naming: 3 / 5, "one of them": 1 / 4 };

/** Limits of a puzzle: direct clues, clues that name an identity, clues about marks, and any one form. */
export function mostOf(config: GridConfig, { parts }: Dialect, size: number): (tag: string) => number {
  const { difficulty, without, liars } = config;
  if (isSparse({ without }, { parts })) return () => size;
  if (liars) return (tag) => Math.floor(size * (SHARES_OF_LIARS[tag] ?? 1 / 3));
  const isEasy = difficulty === "easy";
  const isHard = difficulty === "hard" || difficulty === "brutal";
  return (tag) => {
    if (tag === DIRECT) return isEasy ? Math.floor(size / 4) : Math.floor(size / 8);
    if (tag === "naming") return isEasy ? size : Math.floor((size * 7) / 20);
    if (tag === "one of them") return Math.floor(size / 5);
    if (tag === "marks") return isHard ? 6 : 2;
    return Math.floor(size / 3);
  };
}
