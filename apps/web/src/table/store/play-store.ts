// One play on the page's side: where it stands, the player's notes and the clock, kept in storage and shared between tabs. Storage is the
// truth: each change looks at the latest saved play first, so two tabs on the same puzzle never lose each other's moves. A move is shown
// first and saved right after.
import type { Move, Outcome } from "@demonstrandum/engine";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Storage, Trouble } from "../../base/storage/storage.ts";
import { NO_NOTES, type Notes, withoutKnown } from "../notes/notes.ts";
import type { About, Referee, Standing } from "../referee/referee.ts";
import { keyOf, loadPlay, type SavedPlay, savePlay, setAside } from "./saved-play.ts";
import { shareView } from "./share-view.ts";

export interface PlayState extends Standing {
  readonly notes: Notes;
  /** Notes as they were, the latest last, to go back to. */
  readonly pastNotes: readonly Notes[];
  /** What was left by starting over, as long as it can be taken back. */
  readonly abandoned: Abandoned | undefined;
  /** Why the play may not last, or cannot go on. */
  readonly trouble: Trouble | "unreachable" | undefined;
  /** When each person was found, in milliseconds played. */
  readonly times: readonly number[];
  /** A saved play of this puzzle could not be read and was set aside. */
  readonly wasSetAside: boolean;
  readonly book: Book;
}

/** What is kept of a play beside what is drawn: `useDrawn` looks past it. */
interface Book {
  /** Milliseconds played, without the stretch being counted. */
  readonly clock: number;
  /** When the stretch being counted began; undefined while nobody looks or the play is over. */
  readonly since: number | undefined;
  /** What storage held when we last looked: if it still does, no other tab has been at it. */
  readonly written: string | undefined;
  /** Moves that are shown already and will be saved in a moment. */
  readonly unsaved: readonly Move[];
  /** Whatever asks the referee waits here for what asked before. */
  readonly turn: Promise<unknown>;
}

interface Abandoned {
  readonly moves: readonly Move[];
  readonly times: readonly number[];
  readonly notes: Notes;
  readonly clock: number;
}

export interface Timing {
  /** Does all that shows an answer in one picture. */
  readonly show: (work: () => void) => void;
  /** When a move that has been shown is saved. */
  readonly later: (work: () => void) => void;
}

/** At once, whatever it is. */
const PLAIN: Timing = { show: (work) => work(), later: (work) => work() };

/** What a play is about and who judges it, with the store of all that changes. */
interface PlayBase extends StoreApi<PlayState> {
  readonly storage: Storage;
  readonly referee: Referee;
  readonly about: About;
  readonly game: string;
  readonly code: string;
  readonly key: string;
  readonly timing: Timing;
}

/** A play, and all that can be done about it. */
export interface Play extends PlayBase {
  /** Asks the referee where the play stands, for those who keep the moves themselves. */
  refresh(): Promise<void>;
  /** Takes over what another tab saved. */
  reload(): Promise<void>;
  /** Saves what has been shown and not saved yet. At once, as a page that is left does nothing more. */
  saveShown(): void;
  /** `onShown` is called together with the new standing, so that one picture shows all of it. */
  makeMove(move: Move, onShown: (outcome: Outcome) => void): Promise<void>;
  changeNotes(change: (notes: Notes) => Notes): void;
  undoNotes(): void;
  startOver(): Promise<void>;
  takeBackStartOver(): Promise<void>;
  /** Milliseconds played until now; of a play that is over as the referee has it, where it keeps the time. */
  timePlayed(): number;
  /** Begins a stretch of time, if anybody looks. */
  startTime(isSeen: boolean): void;
  /** Ends the stretch being counted and begins the next, if the clock is to run on. */
  keepTime(isRunning: boolean): void;
}

export type OpenedPlay =
  | { readonly kind: "play"; readonly play: Play }
  | { readonly kind: "no-puzzle"; readonly text: string; readonly isUnsound?: boolean };

/** Where a play is kept. */
interface Place {
  readonly storage: Storage;
  readonly game: string;
  readonly code: string;
}

interface Kept {
  readonly moves: readonly unknown[];
  readonly times: readonly number[];
  readonly notes: Notes;
  readonly clock: number;
}

const NOTHING: Kept = { moves: [], times: [], notes: NO_NOTES, clock: 0 };

const keptIn = ({ moves, times, tags, pencil, clock }: SavedPlay): Kept => ({
  moves,
  times,
  notes: { tags, pencil },
  clock,
});

const REMEMBERED_NOTES = 100;

export async function openPlay(
  { storage, game, code }: Place,
  referee: Referee,
  timing: Timing = PLAIN,
): Promise<OpenedPlay> {
  const key = keyOf(game, code);
  const loaded = loadPlay(storage, key);
  let kept = loaded.kind === "play" ? keptIn(loaded.play) : NOTHING;
  let wasSetAside = loaded.kind === "aside";
  let opening = await referee.open(kept.moves);
  if (opening.kind === "no-moves") {
    setAside(storage, key);
    [kept, wasSetAside] = [NOTHING, true];
    opening = await referee.open([]);
  }
  if (opening.kind === "no-puzzle") return opening;
  if (opening.kind === "no-moves") return { kind: "no-puzzle", text: "This puzzle cannot be opened." };
  const store = createStore<PlayState>(() => ({
    ...opening.standing,
    notes: kept.notes,
    times: kept.times,
    pastNotes: [],
    abandoned: undefined,
    trouble: undefined,
    wasSetAside,
    book: {
      ...{ clock: kept.clock, since: undefined },
      ...{ written: storage.read(key), unsaved: [], turn: Promise.resolve() },
    },
  }));
  const base = { ...store, storage, referee, about: opening.about, game, code, key, timing };
  return { kind: "play", play: { ...base, ...actionsAt(base) } };
}

const actionsAt = (play: PlayBase): Omit<Play, keyof PlayBase> => ({
  refresh: () => inTurn(play, () => goTo(play, play.getState().moves)),
  reload: () => reload(play),
  saveShown: () => saveShown(play),
  makeMove: (move, onShown) => makeMove(play, move, onShown),
  changeNotes: (change) => changeNotes(play, change),
  undoNotes: () => undoNotes(play),
  startOver: () => startOver(play),
  takeBackStartOver: () => takeBackStartOver(play),
  timePlayed: () => timePlayed(play),
  startTime: (isSeen) => note(play, { since: isSeen ? performance.now() : undefined }),
  keepTime: (isRunning) => keepTime(play, isRunning),
});

const note = (play: PlayBase, news: Partial<Book>): void =>
  play.setState(({ book }) => ({ book: { ...book, ...news } }));

function savedOf(play: PlayBase, moves: readonly unknown[]): SavedPlay {
  const { view, notes, times } = play.getState();
  return {
    version: 1,
    game: play.game,
    puzzle: play.code,
    moves: [...moves],
    times: [...times],
    tags: { ...notes.tags },
    pencil: [...notes.pencil],
    clock: timePlayed(play),
    seed: play.about.seed,
    difficulty: play.about.difficulty,
    known: view.people.filter((person) => person.identity !== undefined).length,
    total: view.people.length,
    isDone: view.isDone,
    mistakes: view.mistakes,
    hints: view.hints,
    played: Date.now(),
  };
}

function save(play: PlayBase, moves: readonly unknown[] = play.getState().moves): void {
  const trouble = savePlay(play.storage, savedOf(play, moves));
  note(play, { written: play.storage.read(play.key), unsaved: [] });
  if (trouble !== play.getState().trouble) play.setState({ trouble });
}

/** Takes notes and clock over from another tab and returns its moves with our unsaved ones on top; undefined if no tab saved since. */
function takeOver(play: PlayBase): readonly unknown[] | undefined {
  const { book } = play.getState();
  if (play.storage.read(play.key) === book.written) return undefined;
  const loaded = loadPlay(play.storage, play.key);
  note(play, { written: play.storage.read(play.key) });
  if (loaded.kind === "aside") play.setState({ wasSetAside: true });
  if (loaded.kind !== "play") return undefined;
  const { moves, times, notes, clock } = keptIn(loaded.play);
  note(play, { clock: Math.max(book.clock, clock) });
  play.setState({ notes, times });
  return [...moves, ...book.unsaved];
}

const inTurn = <T>(play: PlayBase, work: () => Promise<T>): Promise<T> => {
  const done = play.getState().book.turn.then(work);
  note(play, { turn: done.catch(() => play.setState({ trouble: "unreachable" })) });
  return done;
};

function show(play: PlayBase, standing: Standing): void {
  const { view: before, notes } = play.getState();
  const view = shareView(standing.view, before);
  const known = (person: number) => view.people[person]?.identity !== undefined;
  play.setState({
    ...standing,
    outcome: standing.outcome,
    millis: standing.millis,
    view,
    notes: withoutKnown(notes, known),
  });
}

async function goTo(play: PlayBase, moves: readonly unknown[]): Promise<void> {
  const opening = await play.referee.open(moves);
  if (opening.kind === "open") show(play, opening.standing);
}

function reload(play: PlayBase): Promise<void> {
  return inTurn(play, async () => {
    const moves = takeOver(play);
    if (moves) await goTo(play, moves);
  });
}

function saveShown(play: PlayBase): void {
  if (play.getState().book.unsaved.length === 0) return;
  const moves = takeOver(play);
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}

function makeMove(play: PlayBase, move: Move, onShown: (outcome: Outcome) => void): Promise<void> {
  return inTurn(play, async () => {
    const moves = takeOver(play);
    if (moves) await goTo(play, moves);
    const answer = await play.referee.move(move);
    const { times, view, moves: before, book } = play.getState();
    if (answer.moves.length > before.length) note(play, { unsaved: [...book.unsaved, move] });
    const fresh = answer.view.found.slice(view.found.length);
    // The clock stops with the last verdict, and not whenever the page comes round to it.
    if (answer.view.isDone) stopClock(play);
    if (fresh.length > 0) play.setState({ times: [...times, ...fresh.map(() => Math.round(timePlayed(play)))] });
    play.timing.show(() => {
      show(play, answer);
      if (play.getState().abandoned) play.setState({ abandoned: undefined });
      onShown(answer.outcome);
    });
    play.timing.later(() => saveShown(play));
  });
}

/** Moves that are neither shown nor saved yet wait for nobody: notes are ours alone. */
function changeNotes(play: PlayBase, change: (notes: Notes) => Notes): void {
  const moves = takeOver(play);
  const { notes, pastNotes } = play.getState();
  play.setState({ notes: change(notes), pastNotes: [...pastNotes, notes].slice(-REMEMBERED_NOTES) });
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}

function undoNotes(play: PlayBase): void {
  const { pastNotes } = play.getState();
  const before = pastNotes.at(-1);
  if (!before) return;
  play.setState({ notes: before, pastNotes: pastNotes.slice(0, -1) });
  save(play);
}

const setClock = (play: PlayBase, clock: number): void =>
  note(play, { clock, since: play.getState().book.since === undefined ? undefined : performance.now() });

function startOver(play: PlayBase): Promise<void> {
  return inTurn(play, async () => {
    const { moves, times, notes } = play.getState();
    const abandoned = { moves, times, notes, clock: timePlayed(play) };
    await goTo(play, []);
    setClock(play, 0);
    play.setState({ abandoned, times: [], notes: NO_NOTES, pastNotes: [] });
    save(play);
  });
}

function takeBackStartOver(play: PlayBase): Promise<void> {
  return inTurn(play, async () => {
    const { abandoned } = play.getState();
    if (!abandoned) return;
    await goTo(play, abandoned.moves);
    const { times, notes } = abandoned;
    setClock(play, abandoned.clock);
    play.setState({ abandoned: undefined, times, notes });
    save(play);
  });
}

function timePlayed({ getState }: PlayBase): number {
  const { millis, book } = getState();
  return millis ?? book.clock + (book.since === undefined ? 0 : performance.now() - book.since);
}

const stopClock = (play: PlayBase): void => note(play, { clock: timePlayed(play), since: undefined });

function keepTime(play: PlayBase, isRunning: boolean): void {
  const moves = takeOver(play);
  stopClock(play);
  if (isRunning && !play.getState().view.isDone) note(play, { since: performance.now() });
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}
