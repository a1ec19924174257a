// Calm words when the browser cannot keep the play, when an older saved play could not be read, or when nothing wished for was left to say.
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { PlayState } from "../store/play-store.ts";
import style from "./notices.module.css";

interface NoticesProps {
  readonly state: PlayState;
  readonly hasFallenBack: boolean;
  readonly onTakeBack: () => void;
}

export function Notices({ state: { trouble, wasSetAside, abandoned }, hasFallenBack, onTakeBack }: NoticesProps) {
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
