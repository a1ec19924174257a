// What stands beside the board, or on a phone in the sheet below it: the teacher, an answer, the clue being read, the buttons, all clues.
import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { lazy, memo, type ReactNode, Suspense } from "react";
import { clueText, isUsedUp } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { NamedRoots } from "../../base/design/roots.tsx";
import { LatinName } from "../board/latin-name.tsx";
import { lightClue } from "../board/lighting.ts";
import type { Room } from "../games/room.ts";
import { dropSupposition, sinceSupposition, supposition } from "../notes/notes.ts";
import panelsStyle from "../proof/panels.module.css";
import type { Play, PlayState } from "../store/play-store.ts";
import type { Actions } from "./actions.ts";
import style from "./play.module.css";
import type { Playing } from "./use-table.ts";

interface NotesBarProps {
  readonly play: Play;
  readonly state: PlayState;
}

/**
 * What to do about the notes on the board: take the last one back, or drop the supposition that is being followed.
 */
function NotesBar({ play, state: { view, notes, pastNotes } }: NotesBarProps) {
  const words = useWords("play").notes;
  const open = supposition(notes);
  if (!open && pastNotes.length === 0) return null;
  const since = open ? sinceSupposition(notes) : 0;
  return (
    <div className={style.bar}>
      {open && (
        <p role="status">
          {words.supposing(view.people[open.person]?.name ?? "", wordFor(view.words, open.identity), since)}
        </p>
      )}
      {open && <Button onClick={() => play.changeNotes(dropSupposition)}>{words.drop}</Button>}
      {pastNotes.length > 0 && (
        <Button look="quiet" onClick={() => play.undoNotes()}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}

// The buttons below the clue: a hint, all clues on a phone, story or plain words, and the rest.

interface ToolbarProps {
  readonly isDone: boolean;
  /** Clues have a list of their own. */
  readonly hasClues: boolean;
  /** The game tells its clues as a story too. */
  readonly hasStory: boolean;
  readonly isStory: boolean;
  readonly actions: Actions;
  readonly onStory: (isStory: boolean) => void;
}

/** The same from move to move, and then not drawn anew. */
const Toolbar = memo(function Toolbar({ isDone, hasClues, hasStory, isStory, actions, onStory }: ToolbarProps) {
  const words = useWords("play").tools;
  return (
    <div className={style.toolbar}>
      {isDone ? (
        <Button look="primary" onClick={() => actions.openSheet("end")}>
          {words.result}
        </Button>
      ) : (
        <Button data-help="" onClick={actions.askHint}>
          {words.hint}
        </Button>
      )}
      {hasClues && (
        <Button className={style.clues} onClick={() => actions.openSheet("clues")}>
          {words.clues}
        </Button>
      )}
      {hasStory && (
        <fieldset className={style.telling}>
          <legend className="visually-hidden">{words.telling}</legend>
          <Button aria-pressed={!isStory} onClick={() => onStory(false)}>
            {words.plain}
          </Button>
          <Button aria-pressed={isStory} onClick={() => onStory(true)}>
            {words.story}
          </Button>
        </fieldset>
      )}
      <Button look="quiet" onClick={() => actions.openSheet("more")}>
        {words.more}
      </Button>
    </div>
  );
});

// Whom a clue speaks of, in words: everyone who is lit on the board and nobody else, so that both always agree.

/** How many are still told by name. */
const MANY = 6;

/** What follows the speaker's name: nothing, names, or a number. Speakers are among them if their own identity is counted. */
export function sayAbout(words: Words["play"]["clue"], view: View, speaker: number): string {
  const { lit } = lightClue(view, speaker);
  if (lit.size === 0) return "";
  if (lit.size > MANY) return words.aboutMany(lit.size);
  const others = [...lit].filter((id) => id !== speaker).map((id) => view.people[id]?.name ?? "");
  return words.about(others, lit.has(speaker));
}

interface CluePanelProps {
  readonly view: View;
  readonly speaker: number | undefined;
  readonly isStory: boolean;
}

/** What follows the speaker's name. */
function sayRest(words: Words["play"], view: View, { id, identity }: PersonView, clue: ClueView): string {
  const kind = identity === undefined ? undefined : wordFor(view.words, identity);
  return words.clue.rest(kind, sayAbout(words.clue, view, id), isUsedUp(clue));
}

/** The clue being read: the sentence, who says it, whom it speaks of. Without a choice, what to do next. */
function CluePanel({ view, speaker, isStory }: CluePanelProps) {
  const words = useWords("play");
  const person = speaker === undefined ? undefined : view.people[speaker];
  if (!person?.clue) {
    return (
      <Panel className={panelsStyle.clue} aria-label={words.clue.title}>
        <p className={panelsStyle.quote}>{words.clue.none}</p>
        <p className={panelsStyle.by}>{words.clue.choose}</p>
      </Panel>
    );
  }
  const { clue, name, latin, spoken } = person;
  return (
    <Panel className={panelsStyle.clue} aria-label={words.clue.title}>
      <p className={panelsStyle.quote}>{clueText(clue, isStory, words.board, words.clue.quote)}</p>
      <p className={panelsStyle.by}>
        <b>{name}</b>
        {latin && <LatinName latin={latin} spoken={spoken} />}
        {sayRest(words, view, person, clue)}
      </p>
      <NamedRoots roots={person.marks} nameOf={words.board.root} />
      {isStory && clue.narrative && <p className={panelsStyle.plain}>{clueText(clue, false, words.board)}</p>}
    </Panel>
  );
}

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
