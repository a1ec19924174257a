// One play: the session, the player's tags and the clock, kept in storage and shared between tabs. Storage is the truth: each change reads the
// latest saved play first, so two tabs on the same puzzle never lose each other's moves. A move is shown first and saved right after.
import {
  type Game,
  type Move,
  newSession,
  type Outcome,
  type Puzzle,
  parseSession,
  play,
  type Session,
  type View,
  view,
} from "@demonstrandum/engine";
import { makeForesight, type WhenIdle } from "./foresight.ts";
import { keyOf, loadPlay, type SavedPlay, savePlay, setAside, TAGS, type Tag } from "./saved-play.ts";
import type { Storage, Trouble } from "./storage.ts";

export type Tags = Readonly<Record<string, Tag>>;

export interface PlayState {
  readonly session: Session;
  readonly view: View;
  /** What the last move brought, worked out again from the moves, so it survives a reload. */
  readonly outcome: Outcome | undefined;
  readonly tags: Tags;
  /** Why the play may not last, if so. */
  readonly trouble: Trouble | undefined;
  /** A saved play of this puzzle could not be read and was set aside. */
  readonly wasSetAside: boolean;
}

export interface PlayStore {
  readonly get: () => PlayState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly move: (move: Move) => Outcome;
  /** The next tag for a person: dot, square, triangle, none. */
  readonly cycleTag: (person: number) => Tag | undefined;
  readonly setTag: (person: number, tag: Tag | undefined) => void;
  readonly restart: () => void;
  /** Milliseconds played. */
  readonly clock: () => number;
  readonly addTime: (milliseconds: number) => void;
  /** Takes over what another tab saved. */
  readonly reload: () => void;
  /** Saves what has been shown and not saved yet. */
  readonly settle: () => void;
  /** Begins to work out what the next moves would bring. */
  readonly lookAhead: () => void;
  readonly key: string;
}

function lastOutcome(game: Game, session: Session): Outcome | undefined {
  const move = session.moves.at(-1);
  return move && play(game, { puzzle: session.puzzle, moves: session.moves.slice(0, -1) }, move).outcome;
}

interface Kept {
  readonly session: Session;
  readonly tags: Tags;
  readonly clock: number;
}

/** A play whose moves the engine refuses is as unreadable as one that is not JSON. */
function readKept(game: Game, puzzle: Puzzle, saved: SavedPlay): Kept | undefined {
  try {
    const { moves } = parseSession(game, { puzzle, moves: saved.moves });
    // The puzzle object stays the same, as the engine remembers what it worked out about it.
    return { session: { puzzle, moves }, tags: saved.tags, clock: saved.clock };
  } catch {
    return undefined;
  }
}

export interface Timing {
  /** When a move that has been shown is saved. */
  readonly later: (work: () => void) => void;
  /** When there is time to look ahead. */
  readonly whenIdle: WhenIdle;
}

/** Saves at once and never looks ahead. */
const PLAIN: Timing = { later: (work) => work(), whenIdle: () => {} };

export function makePlayStore(
  storage: Storage,
  game: Game,
  puzzle: Puzzle,
  code: string,
  { later, whenIdle }: Timing = PLAIN,
): PlayStore {
  const foresight = makeForesight(game, whenIdle);
  const key = keyOf(game.id, code);
  const listeners = new Set<() => void>();
  let wasSetAside = false;
  let trouble: Trouble | undefined;
  let clock = 0;
  /** What storage held when we last looked: if it still does, no other tab has been at it. */
  let written: string | undefined;
  /** Moves that are shown already and will be saved in a moment. */
  let unsaved: readonly Move[] = [];

  function load(): Kept {
    written = storage.read(key);
    const loaded = loadPlay(storage, key);
    const kept = loaded.kind === "play" ? readKept(game, puzzle, loaded.play) : undefined;
    if (kept) return kept;
    if (loaded.kind === "play") setAside(storage, key);
    wasSetAside ||= loaded.kind !== "none";
    return { session: newSession(puzzle), tags: {}, clock: 0 };
  }

  const show = (session: Session, tags: Tags): PlayState => ({
    session,
    view: view(game, session),
    outcome: lastOutcome(game, session),
    tags,
    trouble,
    wasSetAside,
  });

  const first = load();
  clock = first.clock;
  let state = show(first.session, first.tags);

  function publish(next: PlayState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function save({ session, tags, view: shown }: PlayState): void {
    const play: SavedPlay = {
      version: 1,
      game: game.id,
      puzzle: code,
      moves: [...session.moves],
      tags: { ...tags },
      clock,
      seed: puzzle.seed,
      difficulty: puzzle.difficulty,
      known: shown.people.filter((person) => person.identity !== undefined).length,
      total: shown.people.length,
      isDone: shown.isDone,
      played: Date.now(),
    };
    trouble = savePlay(storage, play);
    written = storage.read(key);
    unsaved = [];
  }

  /** The latest saved play with our unsaved moves on top of it; our own, unparsed, if nothing was saved since. */
  function latest(): Kept {
    if (storage.read(key) === written) return { session: state.session, tags: state.tags, clock };
    const kept = load();
    clock = Math.max(clock, kept.clock);
    const session = unsaved.reduce((before, move) => play(game, before, move).session, kept.session);
    return { ...kept, session };
  }

  /** Keeps it and shows it. */
  function commit(next: PlayState): void {
    save(next);
    publish({ ...next, trouble });
  }

  function settle(): void {
    if (unsaved.length === 0) return;
    const { session, tags } = latest();
    const next = session === state.session ? state : show(session, tags);
    save(next);
    if (next !== state || trouble !== state.trouble) publish({ ...next, trouble });
  }

  const lookAhead = (): void => foresight.lookFrom(state);

  function setTag(person: number, tag: Tag | undefined): void {
    const { session, tags } = latest();
    const { [String(person)]: _, ...rest } = tags;
    const next = tag ? { ...rest, [String(person)]: tag } : rest;
    commit(session === state.session ? { ...state, tags: next } : show(session, next));
  }

  return {
    key,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move(move) {
      const { session, tags } = latest();
      const { view: shown, ...played } = foresight.answer({ ...state, session }, move);
      unsaved = [...unsaved, move];
      publish({ ...played, view: shown, tags, trouble, wasSetAside });
      later(() => {
        settle();
        lookAhead();
      });
      return played.outcome;
    },
    cycleTag(person) {
      const at = TAGS.indexOf(state.tags[String(person)] ?? "dot");
      const tag = state.tags[String(person)] ? TAGS[at + 1] : TAGS[0];
      setTag(person, tag);
      return tag;
    },
    setTag,
    restart() {
      clock = 0;
      commit(show(newSession(puzzle), {}));
    },
    clock: () => clock,
    addTime(milliseconds) {
      const { session, tags } = latest();
      clock += milliseconds;
      if (session === state.session) save(state);
      else commit(show(session, tags));
    },
    reload() {
      const kept = latest();
      publish(show(kept.session, kept.tags));
    },
    settle,
    lookAhead,
  };
}
