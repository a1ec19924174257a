// The buttons below the clue: a hint, all clues on a phone, story or plain words, and the rest.
import type { HintLevel, View } from "@demonstrandum/engine";
import { Button } from "../design/button.tsx";
import style from "./toolbar.module.css";
import type { Table } from "./use-table.ts";

interface ToolbarProps {
  readonly table: Table;
  readonly isStory: boolean;
  readonly onStory: (isStory: boolean) => void;
  readonly onClues: () => void;
  readonly onMore: () => void;
}

const hasStory = (view: View): boolean => view.people.some((person) => person.clue?.narrative);

/** The next hint: one level further if the last move was a hint, otherwise the first. */
export function nextHint({ state }: Table): HintLevel {
  const level = state.outcome?.kind === "hint" ? state.outcome.hint.level : 0;
  return level === 5 ? 5 : ((level + 1) as HintLevel);
}

/** A hint already given is shown again before a further one is asked for. */
export function askHint(table: Table): void {
  if (table.state.view.isDone) return;
  if (table.state.outcome?.kind === "hint" && !table.isAnswerOpen) table.openAnswer(true);
  else table.move({ kind: "hint", level: nextHint(table) });
}

export function Toolbar({ table, isStory, onStory, onClues, onMore }: ToolbarProps) {
  const { view } = table.state;
  return (
    <div className={style.toolbar}>
      {view.isDone ? (
        <Button look="primary" onClick={() => table.openEnd(true)}>
          Result
        </Button>
      ) : (
        <Button onClick={() => askHint(table)}>Hint</Button>
      )}
      <Button className={style.clues} onClick={onClues}>
        Clues
      </Button>
      {hasStory(view) && (
        <Button aria-pressed={isStory} onClick={() => onStory(!isStory)}>
          {isStory ? "Plain words" : "As story"}
        </Button>
      )}
      <Button look="quiet" onClick={onMore}>
        More
      </Button>
    </div>
  );
}
