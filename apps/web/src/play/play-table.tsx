// The table of a play: the board, and beside or below it whatever is being read.
"use client";

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from "react";
import { Board } from "../board/board.tsx";
import { verdictKeys } from "../board/keys.ts";
import { Announcer } from "../design/announcer.tsx";
import { useAfterPaint } from "../design/use-after-paint.ts";
import { useBack } from "../design/use-back.ts";
import { glyphsFor, type Room } from "../games/room.ts";
import { NO_NOTES } from "../state/notes.ts";
import type { Play } from "../state/play-store.ts";
import { usePreferences } from "../state/use-preferences.ts";
import { isCovered } from "./gaze.ts";
import { Notices } from "./notices.tsx";
import style from "./play.module.css";
import { PlayAside } from "./play-aside.tsx";
import { PlayDialogs } from "./play-dialogs.tsx";
import { PlayHeader } from "./play-header.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { type Playing, useTable } from "./use-table.ts";
import { usePlayWords } from "./words/wording.ts";

export interface PlayTableProps {
  readonly room: Room;
  readonly play: Play;
  readonly home: string;
  readonly occasion: string;
  readonly onAgain: () => void;
  /** Someone on the board was chosen. */
  readonly onLook: (person: number) => void;
  /** A voice beside the board, in lessons. */
  readonly teach?: (table: Playing) => ReactNode;
}

/** Only where everyone is a list of what they say, so that no other game loads it. */
const TestimonyBoard = lazy(async () => ({
  default: (await import("../testimony/testimony-board.tsx")).TestimonyBoard,
}));

interface TableBoardProps {
  readonly room: Room;
  readonly table: Playing;
  readonly glyphs: readonly [string, string];
  readonly isStory: boolean;
  readonly onLook: (person: number) => void;
}

function TableBoard({ room, table, glyphs, isStory, onLook }: TableBoardProps) {
  const words = usePlayWords();
  const { state, gaze, lighting, actions } = table;
  const { replay, asking, chosen, pointed } = gaze;
  const { view } = state;
  const keys = useMemo(() => verdictKeys(view.words), [view.words]);
  const step = replay?.steps[replay.at];
  const choose = useCallback(
    (person: number) => {
      actions.choose(person);
      onLook(person);
    },
    [actions, onLook],
  );
  const props = {
    ...{ glyphs, notes: step ? NO_NOTES : state.notes, isStory, lighting, pointed, keys, asked: asking?.person },
    view: step?.view ?? view,
    chosen: step ? undefined : chosen,
    onChoose: choose,
    onVerdict: actions.say,
    onTag: actions.cycleTag,
    onPencil: actions.cyclePencil,
    onHint: actions.askHint,
  };
  if (room.layout === "grid")
    return (
      <div>
        {view.isOpen && <p className={style.rule}>{words.allSpoke(view.honesty)}</p>}
        <Board {...props} label={words.board.grid(room.title, view.rows, view.cols)} />
      </div>
    );
  return (
    <Suspense fallback={<div />}>
      <TestimonyBoard
        {...props}
        label={room.title}
        isAnswering={step !== undefined || gaze.isAnswerOpen}
        onNotes={actions.note}
      />
    </Suspense>
  );
}

export function PlayTable({ room, play, home, occasion, onAgain, onLook, teach }: PlayTableProps) {
  const words = usePlayWords();
  const [preferences, changePreferences] = usePreferences();
  const { isStory } = preferences;
  const root = useRef<HTMLDivElement>(null);
  const table = useTable(play, preferences, root);
  const { state, gaze, actions } = table;
  const { view } = state;
  // That the clock stops and a result is there can wait for the picture of the last verdict.
  const isDone = useAfterPaint(view.isDone);
  const hidden = words.hiddenKind(view.words[1].one);
  const glyphs = useMemo(() => glyphsFor(room, hidden), [room, hidden]);
  const changeStory = useCallback((next: boolean) => changePreferences({ isStory: next }), [changePreferences]);
  useEffect(() => {
    if (window.location.hash === "#replay") actions.openReplay();
  }, [actions]);
  useKeptFocus(root);
  useBack(isCovered(gaze), actions.uncover);
  return (
    <div ref={root} className={style.play} data-hidden-kind={hidden}>
      <PlayHeader
        title={room.title}
        home={home}
        occasion={occasion}
        view={view}
        isDone={isDone}
        play={play}
        hidesClock={preferences.hidesClock}
      />
      <Notices state={state} onTakeBack={actions.takeBackRestart} />
      <main className={style.main}>
        <TableBoard room={room} table={table} glyphs={glyphs} isStory={isStory} onLook={onLook} />
        <Suspense>
          <PlayAside
            room={room}
            table={table}
            voice={teach?.(table)}
            isStory={isStory}
            isDone={isDone}
            onStory={changeStory}
          />
        </Suspense>
      </main>
      <PlayDialogs room={room} glyphs={glyphs} table={table} isStory={isStory} onAgain={onAgain} />
      <Announcer text={gaze.said.text} turn={gaze.said.turn} />
    </div>
  );
}
