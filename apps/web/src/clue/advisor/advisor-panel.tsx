// The Advisor: what to ask next at a glance, ready questions, and a line for one's own.
"use client";

import { type FormEvent, Fragment, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { Icon } from "../parts/icon.tsx";
import type { TableGame } from "../store/table-game.ts";
import type { KnownHabits } from "../store/use-habits.ts";
import style from "./advisor.module.css";
import { NextSuggestion } from "./next-suggestion.tsx";
import type { Advisor, Turn } from "./use-advisor.ts";

interface AdvisorPanelProps {
  readonly game: TableGame;
  readonly advisor: Advisor;
  readonly habits: KnownHabits;
  readonly isReady: boolean;
  readonly onRoom: (room: string | null) => void;
}

export function AdvisorPanel({ game, advisor, habits, isReady, onRoom }: AdvisorPanelProps) {
  const { advisor: says } = useWords("clue");
  return (
    <>
      <NextSuggestion {...{ game, habits, isReady, onRoom }} />
      <Panel aria-labelledby="advisor-title">
        <h2 id="advisor-title">
          {says.title} <small className={style.source}>{advisor.isModel ? says.fromModel : says.fromFigures}</small>
        </h2>
        <div className={style.ready}>
          {says.ready.map(([title, question]) => (
            <Button key={title} onClick={() => advisor.ask(question)}>
              {title}
            </Button>
          ))}
        </div>
        <QuestionLine onAsk={advisor.ask} />
        <ol className={style.turns} aria-live="polite" aria-busy={advisor.turns.some((turn) => turn.isWorking)}>
          {advisor.turns.toReversed().map((turn) => (
            <TurnView key={turn.id} turn={turn} entries={game.log.length} onTake={advisor.take} />
          ))}
        </ol>
      </Panel>
    </>
  );
}

function QuestionLine({ onAsk }: { readonly onAsk: (question: string) => void }) {
  const { advisor } = useWords("clue");
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    onAsk(text.trim());
    setText("");
  };
  return (
    <form className={style.line} onSubmit={submit}>
      <input
        aria-label={advisor.question}
        placeholder={advisor.placeholder}
        maxLength={400}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary">
        {advisor.ask}
      </Button>
    </form>
  );
}

/** Who chose the answers, and whether their figures are counted. */
function sayOrigin({ advisor }: Words["clue"], { from, answers }: Turn): string {
  const figures = answers.every(({ isExact }) => isExact) ? advisor.exact : advisor.estimated;
  return from === "model" ? advisor.chosen(figures) : figures;
}

interface TurnViewProps {
  readonly turn: Turn;
  readonly entries: number;
  readonly onTake: Advisor["take"];
}

function TurnView({ turn, entries, onTake }: TurnViewProps) {
  const words = useWords("clue");
  return (
    <li className={style.turn}>
      <p className={style.question}>{turn.question}</p>
      {turn.note && (
        <p className={style.note}>
          <Icon name="lamp" size={16} /> {turn.note}
        </p>
      )}
      {turn.answers.map(({ understood, text, offers }) => (
        <Fragment key={text}>
          {understood && <p className={style.understood}>{understood}</p>}
          <p>{text.replaceAll(" %", "\u00a0%")}</p>
          {offers && (
            <div className={style.ready}>
              {offers.map((offer) => (
                <Button key={offer.said} onClick={() => onTake(offer)}>
                  {offer.said}
                </Button>
              ))}
            </div>
          )}
        </Fragment>
      ))}
      {turn.isWorking && <p className={style.working}>…</p>}
      <p className={style.origin}>
        {turn.answers.length > 0 && sayOrigin(words, turn)}
        {turn.entries < entries && words.advisor.asOf(turn.entries)}
      </p>
    </li>
  );
}
