// Plays the first moves at a table that nobody sees, one whenever the browser is idle, while the player is still reading. A browser runs
// code slowly the first few times; without a rehearsal it is the player's first moves that wait for it.

import type { Game, Puzzle } from "@demonstrandum/engine";
import { createRoot } from "react-dom/client";
import { whenIdle } from "../design/when-idle.ts";
import type { Room } from "../rooms/rooms.ts";
import { FORGETFUL } from "../state/storage.ts";
import { usePlay } from "../state/use-play.ts";
import { PlayTable } from "./play-table.tsx";
import { type Verdict, wayThrough } from "./way.ts";

const MOVES = 8;
const ignore = () => {};

interface StageProps {
  readonly room: Room;
  readonly game: Game;
  readonly puzzle: Puzzle;
}

function Stage({ room, game, puzzle }: StageProps) {
  const play = usePlay(FORGETFUL, game, puzzle, "a rehearsal");
  return <PlayTable room={room} game={game} puzzle={puzzle} play={play} home="/" onAgain={ignore} />;
}

const find = (stage: Element, selector: string) => stage.querySelector<HTMLElement>(selector) ?? undefined;

/** What cannot be seen cannot have the focus, but can be told so. */
function press(stage: Element, person: number, key: string): void {
  const card = find(stage, `[data-person="${person}"]`);
  card?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  card?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

/** A hint, then a verdict: by key, and every other time by touch. */
function* perform(stage: Element, verdicts: Generator<Verdict, undefined>): Generator<void, undefined> {
  for (let made = 0; made < MOVES; made++) {
    const { value: verdict } = verdicts.next();
    if (!verdict) return;
    const { person, identity } = verdict;
    yield press(stage, person, "h");
    if (made % 2 === 0) {
      yield press(stage, person, identity ? "2" : "1");
    } else {
      yield find(stage, `[data-person="${person}"]`)?.click();
      yield find(stage, `[role="dialog"] [data-identity="${identity}"]`)?.click();
    }
  }
}

/** Returns a function that breaks it off. */
export function rehearse(room: Room, game: Game, puzzle: Puzzle): () => void {
  const stage = document.createElement("div");
  const root = createRoot(stage);
  const acts = perform(stage, wayThrough(game, puzzle));
  const next = () => {
    if (acts.next().done) root.unmount();
    else cancel = whenIdle(next);
  };
  let cancel = whenIdle(() => {
    root.render(<Stage room={room} game={game} puzzle={puzzle} />);
    cancel = whenIdle(next);
  });
  return () => {
    cancel();
    setTimeout(() => root.unmount());
  };
}
