// What a finished daily puzzle came to, beside the others of the day, and a challenge for friends.
"use client";

import type { PlayView } from "@demonstrandum/referee";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Panel } from "../design/panel.tsx";
import { showTime } from "../play/say-time.ts";
import { share } from "../play/share.ts";
import { challengeAddress } from "./address.ts";
import { ask } from "./ask.ts";
import { Chart } from "./chart.tsx";
import style from "./daily.module.css";

type ResultView = NonNullable<PlayView["result"]>;

function sayStanding({ percentile, others, isFlagged, isInTime }: ResultView): string {
  if (isFlagged) return "Too fast to be compared with others. It counts for your streak.";
  const late = isInTime ? "" : " You played from the archive, so it is not counted with them.";
  if (percentile === undefined) return `Nobody else has finished it yet.${late}`;
  const crowd = others === 1 ? "the one other player" : `${others} others`;
  return `Faster than ${percentile} % of ${crowd}.${late}`;
}

function Challenge({ play }: { readonly play: PlayView }) {
  const [said, setSaid] = useState("");
  const challenge = async () => {
    try {
      const { code } = await ask<{ code: string }>("POST", `/plays/${play.id}/challenge`);
      const link = new URL(challengeAddress(code), window.location.href).href;
      const shared = await share("Can you prove it faster than me?", link);
      setSaid(shared === "copied" ? "The link is on your clipboard." : shared === "failed" ? link : "");
    } catch {
      setSaid("The server cannot be reached. Try again in a moment.");
    }
  };
  return (
    <>
      <Button onClick={challenge}>Challenge a friend</Button>
      <p role="status">{said}</p>
    </>
  );
}

export function ResultPanel({ play }: { readonly play: PlayView }) {
  const { result } = play;
  if (!result) return null;
  return (
    <Panel aria-labelledby="result-title" className={style.result}>
      <h2 id="result-title">Your result</h2>
      <dl className={style.figures}>
        <div>
          <dt>time</dt>
          <dd>{showTime(Math.round(result.millis / 1000))}</dd>
        </div>
        <div>
          <dt>{result.mistakes === 1 ? "mistake" : "mistakes"}</dt>
          <dd>{result.mistakes}</dd>
        </div>
        <div>
          <dt>{result.hints === 1 ? "hint" : "hints"}</dt>
          <dd>{result.hints}</dd>
        </div>
      </dl>
      <p>{sayStanding(result)}</p>
      {result.chart.some(({ count }) => count > 0) && <Chart columns={result.chart} />}
      <div className={style.buttons}>
        <ButtonLink look="primary" href="/daily">
          Daily puzzles
        </ButtonLink>
        <Challenge play={play} />
      </div>
    </Panel>
  );
}
