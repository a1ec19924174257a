// The end screen: everyone is known and everything was shown. Time, slips, a text to share, the reasoning to replay, another game.
import type { View } from "@demonstrandum/engine";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Sheet } from "../design/sheet.tsx";
import type { Play } from "../state/play-store.ts";
import { useClock } from "../state/use-clock.ts";
import style from "./end-dialog.module.css";
import { makeGhost } from "./ghost.ts";
import { puzzleUrl, type Shared, share, shareText } from "./share.ts";
import { showTime } from "./show-time.ts";
import { usePlayWords } from "./words/wording.ts";

interface EndDialogProps {
  readonly title: string;
  readonly view: View;
  readonly play: Play;
  readonly onReplay: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

export function EndDialog({ title, view, play, onReplay, onAgain, onClose }: EndDialogProps) {
  const words = usePlayWords();
  const { end, hintLevels } = words;
  const [shared, setShared] = useState<Shared>("cancelled");
  const seconds = useClock(play, false);
  const { times } = play.getState();
  const text = shareText(words, { title, view, seconds });
  return (
    <Sheet place="middle" aria-labelledby="end-title" onClose={onClose} className={style.end}>
      <p aria-hidden="true" className={style.seal}>
        证
      </p>
      <h2 id="end-title" className={style.title}>
        {end.title}
      </h2>
      <p className={style.praise}>{end.praise(view.mistakes, view.hints, view.accused > 0)}</p>
      <dl className={style.figures}>
        <div>
          <dt>{end.time}</dt>
          <dd>{showTime(seconds)}</dd>
        </div>
        <div>
          <dt>{end.mistakes(view.mistakes)}</dt>
          <dd>{view.mistakes}</dd>
        </div>
        <div>
          <dt>{end.hints(view.hints)}</dt>
          <dd>{view.hints}</dd>
        </div>
      </dl>
      {view.deepest > 0 && <p className={style.deepest}>{end.deepest(hintLevels[view.deepest - 1] ?? "")}</p>}
      <p className={style.text}>{text}</p>
      <div className={style.buttons}>
        <Button look="primary" onClick={async () => setShared(await share(text, puzzleUrl(window.location)))}>
          {end.share}
        </Button>
        {times.length > 0 && !play.referee.isBinding && (
          <Button
            onClick={async () =>
              setShared(await share(`${text}\n${end.race}`, puzzleUrl(window.location, makeGhost(times))))
            }
          >
            {end.challenge}
          </Button>
        )}
        <Button onClick={onReplay}>{end.replay}</Button>
        <Button onClick={onAgain}>{end.again}</Button>
        <Button look="quiet" onClick={onClose}>
          {end.look}
        </Button>
      </div>
      <p role="status" className={style.shared}>
        {end.shared(shared)}
      </p>
    </Sheet>
  );
}
