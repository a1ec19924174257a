// The end screen: everyone is known and everything was shown. Time, slips, a text to share, the reasoning to replay, another game.
import type { View } from "@demonstrandum/engine";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import type { Play } from "../state/play-store.ts";
import { useClock } from "../state/use-clock.ts";
import style from "./end-dialog.module.css";
import { makeGhost } from "./ghost.ts";
import { HINT_LEVELS } from "./say-outcome.ts";
import { showTime } from "./say-time.ts";
import { puzzleUrl, type Shared, share, shareText } from "./share.ts";

interface EndDialogProps {
  readonly title: string;
  readonly view: View;
  readonly play: Play;
  readonly onReplay: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const ANSWERS: Readonly<Record<Shared, string>> = {
  shared: "Shared.",
  copied: "Copied. Paste it wherever you like.",
  cancelled: "",
  failed: "This browser would not copy it. Select the text above and copy it yourself.",
};

const praise = ({ mistakes, hints }: View): string => {
  if (mistakes === 0 && hints === 0) return "Flawless: every step proved, none guessed, none borrowed.";
  if (mistakes === 0) return "Not one verdict without proof.";
  return "Everyone is known, and everything was shown.";
};

export function EndDialog({ title, view, play, onReplay, onAgain, onClose }: EndDialogProps) {
  const [shared, setShared] = useState<Shared>("cancelled");
  const seconds = useClock(play, false);
  const { times } = play.getState();
  const text = shareText({ title, view, seconds });
  return (
    <Dialog aria-labelledby="end-title" onClose={onClose} className={style.end}>
      <p aria-hidden="true" className={style.seal}>
        证
      </p>
      <h2 id="end-title" className={style.title}>
        Quod erat demonstrandum
      </h2>
      <p className={style.praise}>{praise(view)}</p>
      <dl className={style.figures}>
        <div>
          <dt>time</dt>
          <dd>{showTime(seconds)}</dd>
        </div>
        <div>
          <dt>{view.mistakes === 1 ? "mistake" : "mistakes"}</dt>
          <dd>{view.mistakes}</dd>
        </div>
        <div>
          <dt>{view.hints === 1 ? "hint" : "hints"}</dt>
          <dd>{view.hints}</dd>
        </div>
      </dl>
      {view.deepest > 0 && <p className={style.deepest}>Deepest hint: {HINT_LEVELS[view.deepest - 1]}.</p>}
      <p className={style.text}>{text}</p>
      <div className={style.buttons}>
        <Button look="primary" onClick={async () => setShared(await share(text, puzzleUrl(window.location)))}>
          Share
        </Button>
        {times.length > 0 && !play.referee.isBinding && (
          <Button
            onClick={async () =>
              setShared(await share(`${text}\nRace my ghost:`, puzzleUrl(window.location, makeGhost(times))))
            }
          >
            Challenge a friend
          </Button>
        )}
        <Button onClick={onReplay}>See the shortest reasoning</Button>
        <Button onClick={onAgain}>Play again</Button>
        <Button look="quiet" onClick={onClose}>
          Look at the board
        </Button>
      </div>
      <p role="status" className={style.shared}>
        {ANSWERS[shared]}
      </p>
    </Dialog>
  );
}
