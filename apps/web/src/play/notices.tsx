// Calm words when the browser cannot keep the play, or when an older saved play could not be read.
import { Button } from "../design/button.tsx";
import type { PlayState } from "../state/play-store.ts";
import style from "./notices.module.css";
import { usePlayWords } from "./words/wording.ts";

interface NoticesProps {
  readonly state: PlayState;
  readonly onTakeBack: () => void;
}

export function Notices({ state: { trouble, wasSetAside, abandoned }, onTakeBack }: NoticesProps) {
  const words = usePlayWords().notices;
  if (!trouble && !wasSetAside && !abandoned) return null;
  return (
    <div role="status" className={style.notices}>
      {trouble && <p>{words.troubles[trouble]}</p>}
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
