// The end screen: everyone is known and everything was shown. Time, slips, how it compares, a text to share, the reasoning to replay,
// another game.

import type { View } from "@demonstrandum/engine";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Sheet } from "../../base/design/sheet.tsx";
import { workshopAddress } from "../games/rooms.ts";
import type { Play } from "../store/play-store.ts";
import { showTime } from "../store/show-time.ts";
import { useClock } from "../store/use-clock.ts";
import style from "./end-dialog.module.css";
import { makeGhost } from "./ghost.ts";
import { dareText, type PageAddress, puzzleUrl, type Shared, type ShareResult, share, shareText } from "./share.ts";
import { usePlace } from "./use-place.ts";

/** What a win is beyond the play itself, where somebody else counts too. */
export interface Win extends Pick<ShareResult, "number" | "streak"> {
  /** Of the puzzle, where it has one of its own. */
  readonly title: string | undefined;
  /** The puzzle's own, where the play is known by another name. */
  readonly code: string | undefined;
  /** How it stands among others. */
  readonly standing: ReactNode;
  /** The link of a challenge. */
  readonly challenge: () => Promise<string>;
}

interface EndDialogProps {
  readonly title: string;
  readonly view: View;
  readonly play: Play;
  readonly win?: Win | undefined;
  readonly onReplay: () => void;
  /** Answers whether there was anything to look at; absent where nobody can tell. */
  readonly onReview?: (() => Promise<boolean>) | undefined;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

interface FiguresProps {
  readonly view: View;
  readonly seconds: number;
  /** How long the author took, in seconds. */
  readonly par: number | undefined;
}

function Figures({ view, seconds, par }: FiguresProps) {
  const { end } = useWords("play");
  return (
    <dl className={style.figures}>
      <div>
        <dt>{end.time}</dt>
        <dd>{showTime(seconds)}</dd>
      </div>
      {par !== undefined && (
        <div>
          <dt>{end.par}</dt>
          <dd>{showTime(par)}</dd>
        </div>
      )}
      <div>
        <dt>{end.mistakes(view.mistakes)}</dt>
        <dd>{view.mistakes}</dd>
      </div>
      <div>
        <dt>{end.hints(view.hints)}</dt>
        <dd>{view.hints}</dd>
      </div>
    </dl>
  );
}

/** The link may come from a server that is not there. */
type Dared = Shared | "unreachable";

/** Whoever plays alone challenges by a link that holds the ghost. */
function linkOf(play: Play, win: Win | undefined, place: () => PageAddress): (() => Promise<string>) | undefined {
  const { times } = play.getState();
  if (win) return win.challenge;
  return times.length > 0 ? async () => puzzleUrl(place(), makeGhost(times)) : undefined;
}

function Sharing({
  result,
  link,
}: {
  readonly result: ShareResult;
  readonly link: (() => Promise<string>) | undefined;
}) {
  const words = useWords("play");
  const { end } = words;
  const [shared, setShared] = useState<Dared>("cancelled");
  const place = usePlace();
  const text = shareText(words, result);
  const dare = async (): Promise<Dared> => {
    try {
      return link ? await share(dareText(words, result), await link()) : "failed";
    } catch {
      return "unreachable";
    }
  };
  return (
    <>
      <p className={style.text}>{text}</p>
      <div className={style.pair}>
        <Button look="primary" onClick={async () => setShared(await share(text, puzzleUrl(place())))}>
          {end.share}
        </Button>
        {link && <Button onClick={async () => setShared(await dare())}>{end.challenge}</Button>}
      </div>
      <p role="status" className={style.shared}>
        {end.shared(shared)}
      </p>
    </>
  );
}

export function EndDialog({ title, view, play, win, onReplay, onReview, onAgain, onClose }: EndDialogProps) {
  const { end, hintLevels } = useWords("play");
  const place = usePlace();
  const [isSwift, setSwift] = useState(false);
  const seconds = useClock(play, false);
  const { byline } = play.about;
  const workshop = workshopAddress(win?.code ?? play.code);
  const result = {
    number: win?.number,
    title: win?.title ?? byline?.title ?? title,
    streak: win?.streak,
    view,
    seconds,
  };
  return (
    <Sheet place="middle" aria-labelledby="end-title" onClose={onClose} className={style.end}>
      <p aria-hidden="true" className={style.seal}>
        证
      </p>
      <h2 id="end-title" className={style.title}>
        {end.title}
      </h2>
      <p className={style.praise}>{end.praise(view.mistakes, view.hints, view.accused > 0)}</p>
      <Figures view={view} seconds={seconds} par={byline?.par} />
      {win?.standing}
      {view.deepest > 0 && <p className={style.deepest}>{end.deepest(hintLevels[view.deepest - 1] ?? "")}</p>}
      <Sharing result={result} link={linkOf(play, win, place)} />
      <div className={style.buttons}>
        <Button onClick={onReplay}>{end.replay}</Button>
        {onReview && !isSwift && <Button onClick={async () => setSwift(!(await onReview()))}>{end.review}</Button>}
        {isSwift && <p role="status">{end.swift}</p>}
        <Button onClick={onAgain}>{end.again}</Button>
        {workshop !== undefined && <ButtonLink href={workshop}>{end.workshop}</ButtonLink>}
        <Button look="quiet" onClick={onClose}>
          {end.look}
        </Button>
      </div>
    </Sheet>
  );
}
