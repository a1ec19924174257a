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

/** A play and everything that changes about it. The functions below are all that may change it. */
export interface Play extends StoreApi<PlayState> {
  readonly storage: Storage;
  readonly referee: Referee;
  readonly about: About;
  readonly game: string;
  readonly code: string;
  readonly key: string;
  readonly timing: Timing;
  /** Milliseconds played, without the stretch being counted. */
  clock: number;
  /** When the stretch being counted began; undefined while nobody looks or the play is over. */
  since: number | undefined;
  /** What storage held when we last looked: if it still does, no other tab has been at it. */
  written: string | undefined;
  /** Moves that are shown already and will be saved in a moment. */
  unsaved: readonly Move[];
  /** Whatever asks the referee waits here for what asked before. */
  turn: Promise<unknown>;
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
  }));
  const play: Play = {
    ...store,
    ...{ storage, referee, about: opening.about, game, code, key, timing },
    ...{ clock: kept.clock, since: undefined, written: storage.read(key), unsaved: [], turn: Promise.resolve() },
  };
  return { kind: "play", play };
}

function savedOf(play: Play, moves: readonly unknown[]): SavedPlay {
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

function save(play: Play, moves: readonly unknown[] = play.getState().moves): void {
  const trouble = savePlay(play.storage, savedOf(play, moves));
  play.written = play.storage.read(play.key);
  play.unsaved = [];
  if (trouble !== play.getState().trouble) play.setState({ trouble });
}

/** Takes notes and clock over from another tab and returns its moves with our unsaved ones on top; undefined if no tab saved since. */
function takeOver(play: Play): readonly unknown[] | undefined {
  if (play.storage.read(play.key) === play.written) return undefined;
  const loaded = loadPlay(play.storage, play.key);
  play.written = play.storage.read(play.key);
  if (loaded.kind === "aside") play.setState({ wasSetAside: true });
  if (loaded.kind !== "play") return undefined;
  const { moves, times, notes, clock } = keptIn(loaded.play);
  play.clock = Math.max(play.clock, clock);
  play.setState({ notes, times });
  return [...moves, ...play.unsaved];
}

const inTurn = <T>(play: Play, work: () => Promise<T>): Promise<T> => {
  const done = play.turn.then(work);
  play.turn = done.catch(() => play.setState({ trouble: "unreachable" }));
  return done;
};

function show(play: Play, standing: Standing): void {
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

async function goTo(play: Play, moves: readonly unknown[]): Promise<void> {
  const opening = await play.referee.open(moves);
  if (opening.kind === "open") show(play, opening.standing);
}

/** Asks the referee where the play stands, for those who keep the moves themselves. */
export const refresh = (play: Play): Promise<void> => inTurn(play, () => goTo(play, play.getState().moves));

/** Takes over what another tab saved. */
export function reload(play: Play): Promise<void> {
  return inTurn(play, async () => {
    const moves = takeOver(play);
    if (moves) await goTo(play, moves);
  });
}

/** Saves what has been shown and not saved yet. At once, as a page that is left does nothing more. */
export function saveShown(play: Play): void {
  if (play.unsaved.length === 0) return;
  const moves = takeOver(play);
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}

/** `onShown` is called together with the new standing, so that one picture shows all of it. */
export function makeMove(play: Play, move: Move, onShown: (outcome: Outcome) => void): Promise<void> {
  return inTurn(play, async () => {
    const moves = takeOver(play);
    if (moves) await goTo(play, moves);
    const answer = await play.referee.move(move);
    if (answer.moves.length > play.getState().moves.length) play.unsaved = [...play.unsaved, move];
    const { times, view } = play.getState();
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
export function changeNotes(play: Play, change: (notes: Notes) => Notes): void {
  const moves = takeOver(play);
  const { notes, pastNotes } = play.getState();
  play.setState({ notes: change(notes), pastNotes: [...pastNotes, notes].slice(-REMEMBERED_NOTES) });
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}

export function undoNotes(play: Play): void {
  const { pastNotes } = play.getState();
  const before = pastNotes.at(-1);
  if (!before) return;
  play.setState({ notes: before, pastNotes: pastNotes.slice(0, -1) });
  save(play);
}

function setClock(play: Play, milliseconds: number): void {
  play.clock = milliseconds;
  if (play.since !== undefined) play.since = performance.now();
}

export function startOver(play: Play): Promise<void> {
  return inTurn(play, async () => {
    const { moves, times, notes } = play.getState();
    const abandoned = { moves, times, notes, clock: timePlayed(play) };
    await goTo(play, []);
    setClock(play, 0);
    play.setState({ abandoned, times: [], notes: NO_NOTES, pastNotes: [] });
    save(play);
  });
}

export function takeBackStartOver(play: Play): Promise<void> {
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

/** Milliseconds played until now; of a play that is over as the referee has it, where it keeps the time. */
export const timePlayed = ({ clock, since, getState }: Play): number =>
  getState().millis ?? clock + (since === undefined ? 0 : performance.now() - since);

function stopClock(play: Play): void {
  play.clock = timePlayed(play);
  play.since = undefined;
}

/** Ends the stretch being counted and begins the next, if the clock is to run on. */
export function keepTime(play: Play, isRunning: boolean): void {
  const moves = takeOver(play);
  stopClock(play);
  if (isRunning && !play.getState().view.isDone) play.since = performance.now();
  save(play, moves);
  if (moves) inTurn(play, () => goTo(play, moves));
}
