// The table of a play: the board, and beside or below it whatever is being read.
"use client";

import type { Game, Puzzle } from "@demonstrandum/engine";
import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { Board } from "../board/board.tsx";
import { verdictKeys } from "../board/keys.ts";
import { Announcer } from "../design/announcer.tsx";
import { useAfterPaint } from "../design/use-after-paint.ts";
import { useIsWide } from "../design/use-is-wide.ts";
import { glyphsFor, type Room } from "../rooms/rooms.ts";
import type { Play } from "../state/use-play.ts";
import { usePreferences } from "../state/use-preferences.ts";
import { Notices } from "./notices.tsx";
import style from "./play.module.css";
import { PlayAside } from "./play-aside.tsx";
import { type Extra, PlayDialogs } from "./play-dialogs.tsx";
import { PlayHeader } from "./play-header.tsx";
import { capital } from "./share.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { type Table, useTable } from "./use-table.ts";

/** A voice beside the board, in lessons. */
export interface Coaching {
  readonly voice: ReactNode;
  /** Whom to choose next. */
  readonly target: number | undefined;
}

export interface PlayTableProps {
  readonly room: Room;
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly play: Play;
  readonly home: string;
  readonly occasion?: string | undefined;
  readonly onAgain: () => void;
  readonly coach?: (table: Table) => Coaching;
}

const ignore = () => {};

export function PlayTable({ room, game, puzzle, play, home, occasion, onAgain, coach }: PlayTableProps) {
  const [{ isStory }, changePreferences] = usePreferences();
  const root = useRef<HTMLDivElement>(null);
  const table = useTable({ game, puzzle, play, isStory, root });
  const [extra, setExtra] = useState<Extra>();
  const isWide = useIsWide();
  const { state, store, replay, lighting, move, say, focusCard } = table;
  const { view } = state;
  // That the clock stops and a result is there can wait for the picture of the last verdict.
  const isDone = useAfterPaint(view.isDone);
  const keys = useMemo(() => verdictKeys(view.words), [view.words]);
  const glyphs = useMemo(() => glyphsFor(room, view.words[1].one), [room, view.words]);
  const coaching = coach?.(table);
  useKeptFocus(root);

  const judge = useCallback(
    (person: number, identity: boolean) => {
      move({ kind: "verdict", person, identity });
    },
    [move],
  );
  const changeStory = useCallback((next: boolean) => changePreferences({ isStory: next }), [changePreferences]);
  const openClues = useCallback(() => setExtra("clues"), []);
  const openMore = useCallback(() => setExtra("more"), []);
  function tagNext(person: number) {
    if (view.people[person]?.identity !== undefined) return;
    const tag = store.cycleTag(person);
    say(tag ? `Tagged with a ${tag}.` : "Tag removed.");
  }

  return (
    <div ref={root} className={style.play} data-hidden-kind={view.words[1].one}>
      <PlayHeader
        title={room.title}
        home={home}
        occasion={occasion ?? capital(view.difficulty)}
        known={view.people.filter((person) => person.identity !== undefined).length}
        total={view.people.length}
        mistakes={view.mistakes}
        hints={view.hints}
        isDone={isDone}
        store={store}
      />
      <Notices trouble={state.trouble} wasSetAside={state.wasSetAside} />
      <main className={style.main}>
        <Board
          view={replay?.steps[replay.at]?.view ?? view}
          label={`${room.title}, ${view.rows} rows and ${view.cols} columns`}
          glyphs={glyphs}
          tags={state.tags}
          isStory={isStory}
          hasSpeech={isWide}
          lit={lighting.lit}
          speaking={lighting.speaking}
          world={lighting.world}
          chosen={replay ? undefined : table.chosen}
          asked={table.asking}
          pointed={coaching?.target}
          keys={keys}
          onChoose={replay ? ignore : table.choose}
          onVerdict={replay ? ignore : judge}
          onTag={replay ? ignore : tagNext}
          onHint={replay ? ignore : table.askHint}
        />
        <PlayAside
          table={table}
          glyphs={glyphs}
          coaching={coaching}
          isStory={isStory}
          isWide={isWide}
          isDone={isDone}
          onStory={changeStory}
          onClues={openClues}
          onMore={openMore}
        />
      </main>
      <PlayDialogs
        room={room}
        glyphs={glyphs}
        table={table}
        keys={keys}
        isStory={isStory}
        extra={extra}
        onExtra={setExtra}
        onVerdict={(person, identity) => {
          judge(person, identity);
          focusCard(person);
        }}
        onAgain={onAgain}
      />
      <Announcer text={table.said.text} turn={table.said.turn} />
    </div>
  );
}
