// The table of a play: the play itself, where the eyes are, who is lit up because of it, and what can be done.
"use client";

import { type RefObject, useMemo, useRef, useState } from "react";
import { useStore } from "zustand";
import { useWords } from "../../../words/use-words.ts";
import type { Preferences } from "../../base/storage/preferences.ts";
import { DARK, type Lighting, lightClue, lightClues, lightHint, lightOutcome } from "../board/lighting.ts";
import type { Play, PlayState } from "../store/play-store.ts";
import { type Actions, makeActions } from "./actions.ts";
import { firstGaze, type Gaze } from "./gaze.ts";

export interface Playing {
  readonly play: Play;
  readonly state: PlayState;
  readonly gaze: Gaze;
  readonly lighting: Lighting;
  readonly actions: Actions;
}

/** The person that the last move was about. */
const subjectOf = ({ moves }: PlayState): number => {
  const move = moves.at(-1);
  return move && "person" in move ? move.person : -1;
};

function lightingFor(state: PlayState, { replay, sentence, isAnswerOpen, chosen, taught }: Gaze): Lighting {
  const step = replay?.steps[replay.at];
  if (step) return lightHint(step.hint, sentence);
  if (isAnswerOpen && state.outcome) return lightOutcome(state.outcome, subjectOf(state), sentence);
  if (chosen === undefined && taught.length > 0) return lightClues(state.view, taught);
  return state.view.isDone && chosen === undefined ? DARK : lightClue(state.view, chosen);
}

/** The latest value, for those who look at it later. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The state of a play as it is drawn: the same one as long as only its book changes, as it does after every picture. */
function useDrawn(play: Play): PlayState {
  const drawn = useRef(play.getState());
  return useStore(play, (now) => {
    if (!isDrawnAlike(now, drawn.current)) drawn.current = now;
    return drawn.current;
  });
}

const isDrawnAlike = ({ book: _, ...now }: PlayState, before: PlayState): boolean =>
  Object.entries(now).every(([key, value]) => value === before[key as keyof PlayState]);

export function useTable(play: Play, preferences: Preferences, root: RefObject<HTMLElement | null>): Playing {
  const words = useWords("play");
  const state = useDrawn(play);
  const [gaze, look] = useState(() => firstGaze(state.view, state.outcome));
  const latest = { gaze: useLatest(gaze), preferences: useLatest(preferences) };
  const seat = useRef({ play, look, root, patience: { current: undefined }, ...latest });
  const actions = useMemo(() => makeActions({ ...seat.current, play, words }), [play, words]);
  const lighting = useMemo(() => lightingFor(state, gaze), [state, gaze]);
  return { play, state, gaze, lighting, actions };
}
