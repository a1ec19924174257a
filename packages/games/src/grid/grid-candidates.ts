// What somebody on a grid could say, as the search needs it: drawn or dealt at random, with what is limited about it.

import type { Board } from "@demonstrandum/clues";
import { type Brief, type Candidate, makeCandidate, type Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import { type ClueDeck, deal, makeDeck } from "./clue-deck.ts";
import { COMPLEX_TAG, DIRECT_TAG } from "./clue-limits.ts";
import { keepsTheme } from "./clue-theme.ts";
import type { ClueTag, GridConfig, GridDialect } from "./grid-theme.ts";

/** Something true at random: drawn where the dialect can and nothing is narrowed, else dealt, nothing twice. */
export function drawer(dialect: GridDialect, config: GridConfig, board: Board, solution: World): Brief["draw"] {
  const decks: (ClueDeck | undefined)[] = board.people.map(() => undefined);
  let direct: ReadonlySet<number> | undefined;
  const deckFor = (speaker: number, rng: Rng): ClueDeck => {
    direct ??= chooseDirect(config, board, rng);
    const deck = decks[speaker] ?? makeDeck(dialect, speaker, solution, board, config, direct.has(speaker), rng);
    decks[speaker] = deck;
    return deck;
  };
  const draw = (speaker: number, rng: Rng): unknown =>
    dialect.draw && config.without.length === 0 && !config.directCluesMin
      ? dialect.draw(speaker, solution, board, rng.below)
      : deal(deckFor(speaker, rng), rng);
  return (speaker, rng) => {
    const clue = drawOnTheme(() => draw(speaker, rng), dialect, config, board, speaker);
    return clue === undefined ? undefined : candidateOf(dialect, board, clue, speaker);
  };
}

/** How many clues come to mind before nothing of the theme does. */
const TRIES = 40;

/** The first that keeps to the theme, where there is one. */
function drawOnTheme(
  draw: () => unknown,
  dialect: GridDialect,
  { only }: GridConfig,
  board: Board,
  speaker: number,
): unknown {
  if (only === undefined) return draw();
  for (let tries = 0; tries < TRIES; tries++) {
    const clue = draw();
    if (clue !== undefined && keepsTheme(only, dialect, clue, speaker, board)) return clue;
  }
  return undefined;
}

/** Those who have to say something direct, so that there are as many such clues as were asked for. */
function chooseDirect({ directCluesMin = 0 }: GridConfig, board: Board, rng: Rng): ReadonlySet<number> {
  if (directCluesMin === 0) return new Set();
  return new Set(rng.shuffle(board.people.map(({ id }) => id)).slice(0, directCluesMin));
}

/** Of clues that last. */
const candidates = new WeakMap<object, Candidate>();

export function candidateOf(dialect: GridDialect, board: Board, clue: unknown, speaker: number): Candidate {
  const lasting = dialect.lasting?.(clue);
  const kept = lasting && candidates.get(lasting);
  if (kept) return kept;
  const candidate = describe(dialect, board, clue, speaker);
  if (lasting) candidates.set(lasting, candidate);
  return candidate;
}

function describe(dialect: GridDialect, board: Board, clue: unknown, speaker: number): Candidate {
  const kind = dialect.isDirect(clue, speaker, board) ? DIRECT_TAG : dialect.isQuota(clue) ? COMPLEX_TAG : PLAIN;
  const tags = tagsFor(dialect.formOf(clue), kind, dialect.tagsOf?.(clue) ?? NO_TAGS);
  return makeCandidate(clue, dialect.meaning(clue, speaker, board), tags, dialect.awaits?.(clue));
}

const NO_TAGS: readonly ClueTag[] = [];

const PLAIN = "";
type ClueKind = typeof DIRECT_TAG | typeof COMPLEX_TAG | typeof PLAIN;

/** One list for all clues that have the same tags: by kind and form, then by the list of the dialect. */
type TagLists = Map<string, Map<readonly ClueTag[], readonly string[]>>;
const tagLists: Readonly<Record<ClueKind, TagLists>> = {
  [DIRECT_TAG]: new Map(),
  [COMPLEX_TAG]: new Map(),
  [PLAIN]: new Map(),
};

function tagsFor(form: string, kind: ClueKind, tags: readonly ClueTag[]): readonly string[] {
  const lists = tagLists[kind];
  const ofForm = lists.get(form) ?? new Map<readonly ClueTag[], readonly string[]>();
  const kept = ofForm.get(tags);
  if (kept) return kept;
  const list = kind === PLAIN ? [form, ...tags] : [form, kind, ...tags];
  lists.set(form, ofForm.set(tags, list));
  return list;
}
