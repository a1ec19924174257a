// The one thing to do on the front page: begin, for whoever was never here; today's puzzle, for whoever has played. Which of the two is
// seen is known before the first paint (theme.js), so that nothing jumps.

import type { ReactNode } from "react";
import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import style from "./doors.module.css";

interface DoorsProps {
  readonly words: Words["home"];
  /** What is kept here of days won. */
  readonly children: ReactNode;
}

export function Doors({ words, children }: DoorsProps) {
  return (
    <>
      <div className={style.first}>
        <ButtonLink look="primary" href="/learn/quick" className={style.main}>
          {words.start.go}
        </ButtonLink>
        <p>{words.start.text}</p>
      </div>
      <div className={style.back}>
        <ButtonLink look="primary" href="/daily" className={style.main}>
          {words.today}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}
