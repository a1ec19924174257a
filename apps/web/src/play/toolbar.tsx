// The buttons below the clue: a hint, all clues on a phone, story or plain words, and the rest.
import { memo } from "react";
import { Button } from "../design/button.tsx";
import style from "./toolbar.module.css";

interface ToolbarProps {
  readonly isDone: boolean;
  /** The game tells its clues as a story too. */
  readonly hasStory: boolean;
  readonly isStory: boolean;
  readonly onHint: () => void;
  readonly onResult: () => void;
  readonly onStory: (isStory: boolean) => void;
  readonly onClues: () => void;
  readonly onMore: () => void;
}

/** The same from move to move, and then not drawn anew. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { isStory } = props;
  return (
    <div className={style.toolbar}>
      {props.isDone ? (
        <Button look="primary" onClick={props.onResult}>
          Result
        </Button>
      ) : (
        <Button onClick={props.onHint}>Hint</Button>
      )}
      <Button className={style.clues} onClick={props.onClues}>
        Clues
      </Button>
      {props.hasStory && (
        <Button aria-pressed={isStory} onClick={() => props.onStory(!isStory)}>
          {isStory ? "Plain words" : "As story"}
        </Button>
      )}
      <Button look="quiet" onClick={props.onMore}>
        More
      </Button>
    </div>
  );
});
