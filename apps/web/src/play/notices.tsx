// Calm words when the browser cannot keep the play, or when an older saved play could not be read.
import { Button } from "../design/button.tsx";
import type { PlayState } from "../state/play-store.ts";
import style from "./notices.module.css";

const TROUBLES = {
  forbidden:
    "This browser does not let the page keep anything, so the game will be forgotten when you close the tab. You can play on.",
  full: "The browser’s storage is full, so the latest moves will be forgotten when you close the tab. You can play on.",
  unreachable: "The game cannot go on in this tab. Your moves are kept: open the page again.",
} as const;

interface NoticesProps {
  readonly state: PlayState;
  readonly onTakeBack: () => void;
}

export function Notices({ state: { trouble, wasSetAside, abandoned }, onTakeBack }: NoticesProps) {
  if (!trouble && !wasSetAside && !abandoned) return null;
  return (
    <div role="status" className={style.notices}>
      {trouble && <p>{TROUBLES[trouble]}</p>}
      {wasSetAside && (
        <p>
          An earlier play of this puzzle was saved in a form this version cannot read. It is kept aside, and you start
          afresh.
        </p>
      )}
      {abandoned && (
        <p className={style.undo}>
          You started over.
          <Button onClick={onTakeBack}>Undo</Button>
        </p>
      )}
    </div>
  );
}
