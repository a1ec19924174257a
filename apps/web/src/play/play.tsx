// A puzzle being played: the board, and beside or below it whatever is being read.
"use client";

import type { Game, Puzzle } from "@demonstrandum/engine";
import { type ReactNode, useEffect, useState } from "react";
import { Board } from "../board/board.tsx";
import { verdictKeys } from "../board/keys.ts";
import { reportIfDebugging } from "../debug/debugging.ts";
import { Announcer } from "../design/announcer.tsx";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { Panel } from "../design/panel.tsx";
import type { Room } from "../rooms/rooms.ts";
import { usePreferences } from "../state/use-preferences.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { ClueList } from "./clue-list.tsx";
import { CluePanel } from "./clue-panel.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { MoreDialog } from "./more-dialog.tsx";
import { Notices } from "./notices.tsx";
import style from "./play.module.css";
import { PlayHeader } from "./play-header.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { askHint, Toolbar } from "./toolbar.tsx";
import { focusCard, type Table, useTable } from "./use-table.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";

export interface PlayProps {
  readonly room: Room;
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly code: string;
  readonly home: string;
  readonly occasion?: string | undefined;
  readonly onAgain: () => void;
  /** A voice beside the board, in lessons. */
  readonly coach?: (table: Table) => Coaching;
}

export interface Coaching {
  readonly voice: ReactNode;
  /** Whom to choose next. */
  readonly target: number | undefined;
}

type Extra = "clues" | "more" | undefined;

export function Play({ room, game, puzzle, code, home, occasion, onAgain, coach }: PlayProps) {
  const [{ isStory }, changePreferences] = usePreferences();
  const table = useTable(game, puzzle, code, isStory);
  const [extra, setExtra] = useState<Extra>();
  const { state, store, chosen, asking, replay, lighting, move } = table;
  const { view, outcome } = state;
  const keys = verdictKeys(view.words);
  const shown = replay ? (replay.steps[replay.at]?.view ?? view) : view;
  const asked = asking === undefined ? undefined : view.people[asking];

  const coaching = coach?.(table);

  useEffect(() => reportIfDebugging(game, state.session), [game, state.session]);

  function judge(person: number, identity: boolean) {
    move({ kind: "verdict", person, identity });
    focusCard(person);
  }
  function closeVerdict() {
    table.ask(undefined);
    if (asking !== undefined) focusCard(asking);
  }
  function tagNext(person: number) {
    if (view.people[person]?.identity !== undefined) return;
    const tag = store.cycleTag(person);
    table.say(tag ? `Tagged with a ${tag}.` : "Tag removed.");
  }

  return (
    <div className={style.play}>
      <PlayHeader title={room.title} home={home} view={view} store={store} occasion={occasion} />
      <Notices trouble={state.trouble} wasSetAside={state.wasSetAside} />
      <main className={style.main} data-cols={view.cols}>
        <Board
          view={shown}
          label={`${room.title}, ${view.rows} rows and ${view.cols} columns`}
          glyphs={room.glyphs}
          tags={state.tags}
          isStory={isStory}
          lit={lighting.lit}
          speaking={lighting.speaking}
          world={lighting.world}
          chosen={replay ? undefined : chosen}
          refused={outcome?.kind === "refused" ? outcome.person : undefined}
          asked={asking}
          pointed={coaching?.target}
          keys={keys}
          onChoose={replay ? ignore : table.choose}
          onVerdict={replay ? ignore : judge}
          onTag={tagNext}
          onHint={replay ? ignore : () => askHint(table)}
        />
        <aside className={style.aside} data-showing={replay || table.isAnswerOpen ? "answer" : "clue"}>
          {!replay && coaching?.voice}
          {replay && (
            <ReplayPanel
              steps={replay.steps}
              at={replay.at}
              sentence={table.sentence}
              onSentence={table.readSentence}
              onStep={table.goToStep}
              onClose={() => table.goToStep(undefined)}
            />
          )}
          {!replay && table.isAnswerOpen && outcome && (
            <AnswerPanel
              view={view}
              outcome={outcome}
              sentence={table.sentence}
              onSentence={table.readSentence}
              onMove={(next) => {
                const { kind } = move(next);
                if (kind === "accepted" && next.kind === "verdict") focusCard(next.person);
              }}
              onClose={() => table.openAnswer(false)}
            />
          )}
          {!replay && (
            <div className={style.clue}>
              <CluePanel view={view} speaker={chosen} isStory={isStory} />
            </div>
          )}
          {!replay && (
            <div className={style.tools}>
              <Toolbar
                table={table}
                isStory={isStory}
                onStory={(next) => changePreferences({ isStory: next })}
                onClues={() => setExtra("clues")}
                onMore={() => setExtra("more")}
              />
            </div>
          )}
          {!replay && (
            <Panel className={style.list} aria-label="Clues on the table">
              <h2>Clues on the table</h2>
              <ClueList view={view} chosen={chosen} isStory={isStory} onChoose={table.choose} />
            </Panel>
          )}
        </aside>
      </main>
      {asked && (
        <VerdictDialog
          view={view}
          person={asked}
          glyphs={room.glyphs}
          keys={keys}
          tag={state.tags[String(asked.id)]}
          onVerdict={(identity) => judge(asked.id, identity)}
          onTag={(tag) => store.setTag(asked.id, tag)}
          onClose={closeVerdict}
        />
      )}
      {extra === "clues" && (
        <Dialog aria-label="Clues on the table" onClose={() => setExtra(undefined)}>
          <h2>Clues on the table</h2>
          <ClueList
            view={view}
            chosen={chosen}
            isStory={isStory}
            onChoose={(person) => {
              table.choose(person);
              setExtra(undefined);
            }}
          />
          <Button look="quiet" onClick={() => setExtra(undefined)}>
            Close
          </Button>
        </Dialog>
      )}
      {extra === "more" && (
        <MoreDialog
          title={room.title}
          words={[view.words[0].one, view.words[1].one]}
          keys={keys}
          onRestart={() => {
            store.restart();
            setExtra(undefined);
            table.openAnswer(false);
          }}
          onAgain={onAgain}
          onClose={() => setExtra(undefined)}
        />
      )}
      {table.isEndOpen && view.isDone && (
        <EndDialog
          title={room.title}
          view={view}
          store={store}
          onReplay={() => {
            table.openEnd(false);
            table.goToStep(0);
          }}
          onAgain={onAgain}
          onClose={() => table.openEnd(false)}
        />
      )}
      <Announcer text={table.said.text} turn={table.said.turn} />
    </div>
  );
}

const ignore = () => {};
