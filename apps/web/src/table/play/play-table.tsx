// The table of a play: the board, and beside or below it whatever is being read.
"use client";

import type { Byline } from "@demonstrandum/engine";
import {
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useWords } from "../../../words/use-words.ts";
import { Announcer } from "../../base/design/announcer.tsx";
import { Button } from "../../base/design/button.tsx";
import { useAfterPaint } from "../../base/design/use-after-paint.ts";
import { useBack } from "../../base/design/use-back.ts";
import { useFramed } from "../../base/frame/framed.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { usePreferences } from "../../base/storage/use-preferences.ts";
import { isNewcomer } from "../../base/storage/visits.ts";
import { Board } from "../board/board.tsx";
import { verdictKeys } from "../board/keys.ts";
import { glyphsFor, type Room } from "../games/room.ts";
import { NO_NOTES } from "../notes/notes.ts";
import type { Lesson } from "../referee/referee.ts";
import type { Play, PlayState } from "../store/play-store.ts";
import { showTime } from "../store/show-time.ts";
import type { Win } from "./end-dialog.tsx";
import { isCovered } from "./gaze.ts";
import style from "./play.module.css";
import { PlayAside } from "./play-aside.tsx";
import { PlayDialogs } from "./play-dialogs.tsx";
import { PlayHeader } from "./play-header.tsx";
import { type Playing, useTable } from "./use-table.ts";

const FALLBACKS = ["[data-keeps-focus]", '[data-person][tabindex="0"]'];

/**
 * Focus is never lost: when the thing that had it disappears, the heading of the open answer gets it, or else the
 * current card.
 */
function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const onFocus = () => {
      last.current = document.activeElement ?? undefined;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body && last.current?.isConnected === false;
    if (!isLost) return;
    const next = FALLBACKS.map((selector) => root.current?.querySelector<HTMLElement>(selector)).find(Boolean);
    next?.focus();
  });
}

interface NoticesProps {
  readonly state: PlayState;
  readonly hasFallenBack: boolean;
  readonly onTakeBack: () => void;
}

/**
 * Calm words when the browser cannot keep the play, when an older saved play could not be read, or when nothing
 * wished for was left to say.
 */
function Notices({ state: { trouble, wasSetAside, abandoned }, hasFallenBack, onTakeBack }: NoticesProps) {
  const words = useWords("play").notices;
  if (!trouble && !wasSetAside && !abandoned && !hasFallenBack) return null;
  return (
    <div role="status" className={style.notices}>
      {trouble && <p>{words.troubles[trouble]}</p>}
      {hasFallenBack && <p>{words.fellBack}</p>}
      {wasSetAside && <p>{words.setAside}</p>}
      {abandoned && (
        <p className={style.undo}>
          {words.startedOver}
          <Button onClick={onTakeBack}>{words.undo}</Button>
        </p>
      )}
    </div>
  );
}

/** That somebody made this puzzle by hand: who, what the audit says of it, and how long its author took. */
function MadeBy({ title, author, par }: Byline) {
  const { byline } = useWords("play");
  return (
    <div className={style.notices}>
      <p>
        {byline.made(title, author)} {byline.audited}
        {par !== undefined && ` ${byline.par(showTime(par))}`}
      </p>
    </div>
  );
}

export interface PlayTableProps {
  readonly room: Room;
  readonly play: Play;
  readonly home: string;
  readonly occasion: string;
  readonly onAgain: () => void;
  /** Someone on the board was chosen. */
  readonly onLook: (person: number) => void;
  /** What a win is beyond the play itself, once there is one. */
  readonly win?: () => Win | undefined;
  /** What else stands beside the board: a teacher, a question, a result. */
  readonly beside?: (table: Playing) => ReactNode;
  /** Whoever is new here is coached; `ask` tells who follows, where that counts for nothing. Without it there is a teacher already. */
  readonly coaching?: { readonly ask?: () => Promise<Lesson> };
}

/** On a first visit only. */
const Coach = lazy(async () => ({ default: (await import("./coach.tsx")).Coach }));

/** How many times the coach has come to this board, and how to call it. */
function useCoach(actions: Playing["actions"], isCoached: boolean) {
  const [turn, setTurn] = useState(() => (isCoached && isNewcomer(openStorage(), "board") ? 1 : 0));
  const call = useCallback(() => {
    actions.uncover();
    setTurn((before) => before + 1);
  }, [actions]);
  return { turn, call: isCoached ? call : undefined };
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
  const words = useWords("play");
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
        {view.isOpen && (
          <p className={style.rule} data-rule="">
            {words.allSpoke(view.honesty)}
          </p>
        )}
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

/** Stories are many, so a referee may tell none until somebody reads them. */
function useToldStories(play: Play, isWanted: boolean): void {
  useEffect(() => {
    const isTold = play.getState().view.people.some(({ clue }) => clue?.narrative !== undefined);
    if (isWanted && !isTold) play.refresh();
  }, [play, isWanted]);
}

export function PlayTable(props: PlayTableProps) {
  const { room, play, home, occasion, onAgain, onLook, win, beside, coaching } = props;
  const words = useWords("play");
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
  // In a frame, Back belongs to the page around it, and a coach who cannot be remembered would come every time.
  const isFramed = useFramed() !== undefined;
  const coach = useCoach(actions, coaching !== undefined && !isFramed);
  useToldStories(play, isStory && room.hasStories === true);
  useKeptFocus(root);
  useBack(isCovered(gaze) && !isFramed, actions.uncover);
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
      <Notices state={state} hasFallenBack={play.about.hasFallenBack === true} onTakeBack={actions.takeBackRestart} />
      {play.about.byline && <MadeBy {...play.about.byline} />}
      {coach.turn > 0 && (
        <Suspense>
          <Coach key={coach.turn} table={table} ask={coaching?.ask} />
        </Suspense>
      )}
      <main className={style.main}>
        <TableBoard room={room} table={table} glyphs={glyphs} isStory={isStory} onLook={onLook} />
        <Suspense>
          <PlayAside
            room={room}
            table={table}
            voice={beside?.(table)}
            isStory={isStory}
            isDone={isDone}
            onStory={changeStory}
          />
        </Suspense>
      </main>
      <PlayDialogs {...{ room, glyphs, table, isStory, win, onAgain }} onCoach={coach.call} />
      <Announcer text={gaze.said.text} turn={gaze.said.turn} />
    </div>
  );
}
