// The buttons below the clue: a hint, all clues on a phone, story or plain words, and the rest.

import { memo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { Actions } from "./actions.ts";
import style from "./toolbar.module.css";

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
export const Toolbar = memo(function Toolbar({ isDone, hasClues, hasStory, isStory, actions, onStory }: ToolbarProps) {
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
