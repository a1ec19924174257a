// What the player is doing at the board: whose clue they read, whom they are about to name, which answer they look at.
// Everything about the puzzle itself comes from the play; this is only where the eyes are.
"use client";

import type { Game, Move, Outcome, Puzzle } from "@demonstrandum/engine";
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { pressSeal, shakeCard } from "../board/motion.ts";
import { LAST_HINT, nextHint } from "../state/next-moves.ts";
import type { PlayState, PlayStore } from "../state/play-store.ts";
import type { Play } from "../state/use-play.ts";
import { hasAnswer } from "./answer-panel.tsx";
import { DARK, type Lighting, lightClue, lightHint, lightOutcome } from "./lighting.ts";
import { makeReplay, type ReplayStep } from "./replay.ts";
import { sayOutcome } from "./say-outcome.ts";

export interface Table {
  readonly state: PlayState;
  readonly store: PlayStore;
  readonly chosen: number | undefined;
  readonly asking: number | undefined;
  readonly isAnswerOpen: boolean;
  readonly sentence: number | undefined;
  readonly replay: { readonly steps: readonly ReplayStep[]; readonly at: number } | undefined;
  readonly isEndOpen: boolean;
  readonly lighting: Lighting;
  readonly said: { readonly text: string; readonly turn: number };
  readonly choose: (person: number) => void;
  readonly move: (move: Move) => Outcome;
  readonly askHint: () => void;
  readonly ask: (person: number | undefined) => void;
  readonly openAnswer: (isOpen: boolean) => void;
  readonly readSentence: (at: number | undefined) => void;
  readonly goToStep: (at: number | undefined) => void;
  readonly openEnd: (isOpen: boolean) => void;
  readonly showEnd: () => void;
  readonly say: (text: string) => void;
  /** Gives the focus to the card of a person, as after a dialog. */
  readonly focusCard: (person: number) => void;
}

const END_DELAY = 450;

/** The person that the last move was about. */
const subjectOf = (state: PlayState): number => {
  const move = state.session.moves.at(-1);
  return move && move.kind !== "hint" ? move.person : -1;
};

const firstSpeaker = ({ view }: PlayState): number | undefined => view.people.find((person) => person.clue)?.id;

interface Seat {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly play: Play;
  readonly isStory: boolean;
  /** What the table is drawn in. */
  readonly root: RefObject<HTMLElement | null>;
}

export function useTable({ game, puzzle, play: [state, store], isStory, root }: Seat): Table {
  const [chosen, setChosen] = useState(() => firstSpeaker(state));
  const [asking, ask] = useState<number>();
  const [isAnswerOpen, openAnswer] = useState(() => hasAnswer(state.outcome));
  const [sentence, readSentence] = useState<number>();
  const [replayAt, setReplayAt] = useState<number>();
  const [isEndOpen, openEnd] = useState(false);
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const ending = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(ending.current), []);
  const say = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);

  const choose = useCallback(
    (person: number) => {
      const { identity, clue } = store.get().view.people[person] ?? {};
      if (clue) setChosen(person);
      if (identity === undefined) ask(person);
      else openAnswer(false);
    },
    [store],
  );

  const move = useCallback(
    (next: Move): Outcome => {
      const outcome = store.move(next);
      const { view } = store.get();
      readSentence(undefined);
      ask(undefined);
      openAnswer(hasAnswer(outcome));
      if (outcome.kind === "accepted") {
        setChosen(outcome.person);
        if (root.current) pressSeal(root.current, outcome.person);
      }
      if (outcome.kind === "refused" && root.current) shakeCard(root.current, outcome.person);
      // The last seal is seen to fall before the end is told.
      if (outcome.kind === "accepted" && view.isDone)
        ending.current = window.setTimeout(() => openEnd(true), END_DELAY);
      say(sayOutcome(view, outcome, isStory));
      return outcome;
    },
    [store, say, isStory, root],
  );

  const focusCard = useCallback(
    (person: number) => root.current?.querySelector<HTMLElement>(`[data-person="${person}"]`)?.focus(),
    [root],
  );

  /** A hint already given is shown again before a further one is asked for, and the last one costs only once. */
  const askHint = useCallback(() => {
    const { view, outcome } = store.get();
    if (view.isDone) return;
    if (outcome?.kind === "hint" && (!isAnswerOpen || outcome.hint.level === LAST_HINT)) openAnswer(true);
    else move({ kind: "hint", level: nextHint(outcome) });
  }, [store, move, isAnswerOpen]);

  const showEnd = useCallback(() => openEnd(true), []);

  const goToStep = useCallback((at: number | undefined) => {
    readSentence(undefined);
    setReplayAt(at);
  }, []);

  const isReplaying = replayAt !== undefined;
  const steps = useMemo(() => (isReplaying ? makeReplay(game, puzzle) : []), [isReplaying, game, puzzle]);
  const lighting = useMemo(() => {
    const step = replayAt === undefined ? undefined : steps[replayAt];
    if (step) return lightHint(step.hint, sentence);
    if (isAnswerOpen && state.outcome) return lightOutcome(state.outcome, subjectOf(state), sentence);
    return state.view.isDone && chosen === undefined ? DARK : lightClue(state.view, chosen);
  }, [replayAt, steps, isAnswerOpen, state, sentence, chosen]);

  return {
    ...{ state, store, chosen, asking, isAnswerOpen, sentence, isEndOpen, lighting, said },
    ...{ choose, move, askHint, ask, openAnswer, readSentence, goToStep, openEnd, showEnd, say, focusCard },
    replay: replayAt === undefined ? undefined : { steps, at: replayAt },
  };
}
