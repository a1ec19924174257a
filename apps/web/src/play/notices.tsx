// Calm words when the browser cannot keep the play, or when an older saved play could not be read.
import type { PlayState } from "../state/play-store.ts";
import style from "./notices.module.css";

const TROUBLES = {
  forbidden:
    "This browser does not let the page keep anything, so the game will be forgotten when you close the tab. You can play on.",
  full: "The browser’s storage is full, so the latest moves will be forgotten when you close the tab. You can play on.",
} as const;

export function Notices({ trouble, wasSetAside }: Pick<PlayState, "trouble" | "wasSetAside">) {
  if (!trouble && !wasSetAside) return null;
  return (
    <div role="status" className={style.notices}>
      {trouble && <p>{TROUBLES[trouble]}</p>}
      {wasSetAside && (
        <p>
          An earlier play of this puzzle was saved in a form this version cannot read. It is kept aside, and you start
          afresh.
        </p>
      )}
    </div>
  );
}
