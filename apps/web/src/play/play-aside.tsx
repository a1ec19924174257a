// What stands beside the board, or on a phone in the sheet below it: the teacher, an answer, the clue being read, the buttons, all clues.
import type { View } from "@demonstrandum/engine";
import { Panel } from "../design/panel.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { ClueList } from "./clue-list.tsx";
import { CluePanel } from "./clue-panel.tsx";
import style from "./play.module.css";
import type { Coaching } from "./play-table.tsx";
import { ReplayPanel } from "./replay-panel.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { Table } from "./use-table.ts";

interface PlayAsideProps {
  readonly table: Table;
  readonly glyphs: readonly [string, string];
  readonly coaching: Coaching | undefined;
  readonly isStory: boolean;
  readonly isWide: boolean;
  readonly isDone: boolean;
  readonly onStory: (isStory: boolean) => void;
  readonly onClues: () => void;
  readonly onMore: () => void;
}

/** Who was revealed last. */
function newestSpeaker({ session, view }: Table["state"]): number | undefined {
  const last = session.moves.findLast(
    (move) => move.kind === "verdict" && view.people[move.person]?.identity !== undefined,
  );
  return last?.kind === "verdict" ? last.person : view.people.find((person) => person.clue)?.id;
}

const hasStory = (view: View): boolean => view.people.some((person) => person.clue?.narrative);

function Answer({ table }: { readonly table: Table }) {
  const { view, outcome } = table.state;
  if (!table.isAnswerOpen || !outcome) return null;
  return (
    <AnswerPanel
      view={view}
      outcome={outcome}
      sentence={table.sentence}
      onSentence={table.readSentence}
      onMove={(next) => {
        const { kind } = table.move(next);
        if (kind === "accepted" && next.kind === "verdict") table.focusCard(next.person);
      }}
      onClose={() => table.openAnswer(false)}
    />
  );
}

export function PlayAside({
  table,
  glyphs,
  coaching,
  isStory,
  isWide,
  isDone,
  onStory,
  onClues,
  onMore,
}: PlayAsideProps) {
  const { replay, chosen, state } = table;
  if (replay) {
    return (
      <aside className={style.aside} data-showing="answer">
        <ReplayPanel
          steps={replay.steps}
          at={replay.at}
          sentence={table.sentence}
          onSentence={table.readSentence}
          onStep={table.goToStep}
          onClose={() => table.goToStep(undefined)}
        />
      </aside>
    );
  }
  // A teacher quotes the newest clue already; any other is shown when chosen.
  const isQuoted = coaching?.voice && chosen === newestSpeaker(state);
  return (
    <aside className={style.aside} data-showing={table.isAnswerOpen ? "answer" : "clue"}>
      {coaching?.voice}
      <Answer table={table} />
      {!isQuoted && (
        <div className={style.clue}>
          <CluePanel view={state.view} speaker={chosen} isStory={isStory} />
        </div>
      )}
      <div className={style.tools}>
        <Toolbar
          isDone={isDone}
          hasStory={hasStory(state.view)}
          isStory={isStory}
          onHint={table.askHint}
          onResult={table.showEnd}
          onStory={onStory}
          onClues={onClues}
          onMore={onMore}
        />
      </div>
      {isWide && (
        <Panel className={style.list} aria-label="Clues on the table">
          <h2>Clues on the table</h2>
          <ClueList view={state.view} glyphs={glyphs} chosen={chosen} isStory={isStory} onChoose={table.choose} />
        </Panel>
      )}
    </aside>
  );
}
