// What a finished daily puzzle came to, beside the others of the day, and a challenge for friends.
"use client";

import type { PlayView } from "@demonstrandum/referee";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { ButtonLink } from "../design/button-link.tsx";
import { Panel } from "../design/panel.tsx";
import { useAddress } from "../language/language.tsx";
import { share } from "../play/share.ts";
import { challengeAddress } from "./address.ts";
import { askServer } from "./ask-server.ts";
import { Chart } from "./chart.tsx";
import style from "./daily.module.css";
import { showTaken } from "./show-taken.ts";
import { useDailyWords } from "./words/wording.ts";

function Challenge({ play }: { readonly play: PlayView }) {
  const words = useDailyWords();
  const inLanguage = useAddress();
  const [said, setSaid] = useState("");
  const challenge = async () => {
    try {
      const { code } = await askServer<{ code: string }>("POST", `/plays/${play.id}/challenge`);
      const link = new URL(inLanguage(challengeAddress(code)), window.location.href).href;
      const shared = await share(words.result.challengeText, link);
      setSaid(shared === "copied" ? words.result.isCopied : shared === "failed" ? link : "");
    } catch {
      setSaid(words.tryAgain);
    }
  };
  return (
    <>
      <Button onClick={challenge}>{words.result.challenge}</Button>
      <p role="status">{said}</p>
    </>
  );
}

export function ResultPanel({ play }: { readonly play: PlayView }) {
  const { result: words, title } = useDailyWords();
  const { result } = play;
  if (!result) return null;
  return (
    <Panel aria-labelledby="result-title" className={style.result}>
      <h2 id="result-title">{words.title}</h2>
      <dl className={style.figures}>
        <div>
          <dt>{words.time}</dt>
          <dd>{showTaken(result.millis)}</dd>
        </div>
        <div>
          <dt>{words.mistakes(result.mistakes)}</dt>
          <dd>{result.mistakes}</dd>
        </div>
        <div>
          <dt>{words.hints(result.hints)}</dt>
          <dd>{result.hints}</dd>
        </div>
      </dl>
      <p>{words.comparison(result)}</p>
      {result.chart.some(({ count }) => count > 0) && <Chart columns={result.chart} />}
      <div className={style.buttons}>
        <ButtonLink look="primary" href="/daily">
          {title}
        </ButtonLink>
        <Challenge play={play} />
      </div>
    </Panel>
  );
}
