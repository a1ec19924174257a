// What stands beside the board, or on a phone in the sheet below it: the teacher, an answer, the clue being read, the buttons, all clues.
import type { View } from "@demonstrandum/engine";
import { lazy, type ReactNode, Suspense } from "react";
import type { Room } from "../games/room.ts";
import { CluePanel } from "./clue-panel.tsx";
import { NotesBar } from "./notes-bar.tsx";
import style from "./play.module.css";
import { Toolbar } from "./toolbar.tsx";
import type { Playing } from "./use-table.ts";

/** Many a game is won without them. */
const AnswerPanel = lazy(async () => ({ default: (await import("../proof/answer-panel.tsx")).AnswerPanel }));
const ShareStep = lazy(async () => ({ default: (await import("./share-step.tsx")).ShareStep }));
const ReplayPanel = lazy(async () => ({ default: (await import("../proof/replay-panel.tsx")).ReplayPanel }));
/** Only where everyone has spoken, so that no other board loads it. */
const OpenNotes = lazy(async () => ({ default: (await import("./open-notes.tsx")).OpenNotes }));

interface PlayAsideProps {
  readonly room: Room;
  readonly table: Playing;
  readonly voice: ReactNode;
  readonly isStory: boolean;
  readonly isDone: boolean;
  readonly onStory: (isStory: boolean) => void;
}

/** Where everyone has spoken, words are read on the cards, and those of somebody chosen here too. */
const hasCluePanel = ({ layout }: Room, { isOpen }: View, chosen: number | undefined): boolean =>
  layout === "grid" && (!isOpen || chosen !== undefined);

function Answer({ table: { state, gaze, actions } }: { readonly table: Playing }) {
  if (!gaze.isAnswerOpen || !state.outcome) return null;
  return (
    <AnswerPanel
      view={state.view}
      outcome={state.outcome}
      sentence={gaze.sentence}
      onSentence={actions.readSentence}
      onMove={(next) =>
        actions.move(next, ({ kind }) => {
          if (kind === "accepted" && next.kind === "verdict") actions.focusCard(next.person);
        })
      }
      onClose={actions.closeAnswer}
    />
  );
}

function Replay({ room, table: { play, gaze, actions } }: { readonly room: Room; readonly table: Playing }) {
  if (!gaze.replay) return null;
  const step = gaze.replay.steps[gaze.replay.at];
  return (
    <aside className={style.aside} data-showing="answer">
      <ReplayPanel
        steps={gaze.replay.steps}
        at={gaze.replay.at}
        sentence={gaze.sentence}
        onSentence={actions.readSentence}
        onStep={actions.goToStep}
        onClose={actions.closeReplay}
      >
        {/* A link holds its whole puzzle, and others still play those that a server judges. */}
        {step && !play.referee.isBinding && <ShareStep step={step} address={`/${room.id}/p/${play.code}`} />}
      </ReplayPanel>
    </aside>
  );
}

function Notes({ table: { play, state, actions } }: { readonly table: Playing }) {
  return (
    <>
      <NotesBar play={play} state={state} />
      {state.view.isOpen && (
        <Suspense>
          <OpenNotes view={state.view} notes={state.notes} actions={actions} />
        </Suspense>
      )}
    </>
  );
}

export function PlayAside({ room, table, voice, isStory, isDone, onStory }: PlayAsideProps) {
  const { state, gaze, actions } = table;
  const { chosen, taught } = gaze;
  if (gaze.replay) return <Replay room={room} table={table} />;
  // A teacher quotes the clues to look at; any other is shown when chosen.
  const isQuoted = voice !== undefined && (chosen === undefined || taught.includes(chosen));
  return (
    <aside className={style.aside} data-showing={gaze.isAnswerOpen ? "answer" : "clue"}>
      {voice}
      <Suspense>
        <Answer table={table} />
      </Suspense>
      {!isQuoted && hasCluePanel(room, state.view, chosen) && (
        <div className={style.clue}>
          <CluePanel view={state.view} speaker={chosen} isStory={isStory} />
        </div>
      )}
      <div className={style.tools} data-open={state.view.isOpen ? "" : undefined}>
        {!isDone && <Notes table={table} />}
        <Toolbar
          isDone={isDone}
          hasClues={room.layout === "grid"}
          hasStory={room.hasStories === true}
          isStory={isStory}
          actions={actions}
          onStory={onStory}
        />
      </div>
    </aside>
  );
}
