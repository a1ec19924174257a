// What to ask next, always up to date: the suggestion after which one is most likely to name the envelope.
"use client";

import {
  type Advice,
  type AdvisedSuggestion,
  cardsSeenBy,
  contestOf,
  type Log,
  type Setup,
  sayCard,
} from "@demonstrandum/deals";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { HeadlineChoice } from "../parts/headline-choice.tsx";
import { cardNames, saidCards } from "../say/say.ts";
import type { TableGame } from "../store/table-game.ts";
import { type KnownHabits, NO_HABITS } from "../store/use-habits.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./advisor.module.css";

/** Whether a part of the page is to be seen, so that nothing is worked out for a hidden one. */
function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}

interface NextSuggestionProps {
  readonly game: TableGame;
  readonly habits?: KnownHabits | undefined;
  /** Whether the table itself has been worked out, which comes first. */
  readonly isReady: boolean;
  readonly onRoom: (room: string | null) => void;
}

const OTHERS = 4;
const OUTCOMES = 6;

export function NextSuggestion({ game, habits = NO_HABITS, isReady, onRoom }: NextSuggestionProps) {
  const words = useWords("clue");
  const { next } = words;
  const { setup, log, room } = game;
  const { used, areUsed: population } = habits;
  const question = useMemo(
    () => ({ kind: "advise" as const, setup, log, room, habits: used, population }),
    [setup, log, room, used, population],
  );
  const over = sayOver(words, setup, log);
  const place = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(place);
  const { latest, isSlow, failure } = useClueWorker(isReady && isSeen && over === undefined ? question : undefined);
  if (over !== undefined) {
    return (
      <Panel ref={place} aria-labelledby="next-title">
        <h2 id="next-title">{next.title}</h2>
        <p className={style.soft}>{over}</p>
      </Panel>
    );
  }
  return (
    <Panel ref={place} aria-labelledby="next-title">
      <HeadlineChoice
        id="next-title"
        title={next.title}
        label={next.room}
        value={room ?? ""}
        onChange={(value) => onRoom(value || null)}
      >
        <option value="">{next.anyRoom}</option>
        {setup.deck.rooms.map((card) => (
          <option key={card.id} value={card.id}>
            {next.inRoom(words.table.cardName(setup.deck, card))}
          </option>
        ))}
      </HeadlineChoice>
      {failure !== undefined && !latest && <p className={style.soft}>{failure}</p>}
      {!latest && failure === undefined && <p className={style.soft}>{isSlow ? next.weighing : "…"}</p>}
      {latest && <Best setup={latest.question.setup} advice={latest.answer} isOld={latest.question !== question} />}
      {latest && <Others setup={latest.question.setup} log={latest.question.log} advice={latest.answer} />}
      {latest && <HabitsSwitch habits={habits} usesHabits={latest.answer.usesHabits} />}
    </Panel>
  );
}

/** What each opponent may know, and which of my cards they have seen. */
function Others({ setup, log, advice }: { readonly setup: Setup; readonly log: Log; readonly advice: Advice }) {
  const words = useWords("clue");
  const { next } = words;
  return (
    <details className={style.more}>
      <summary>{next.others}</summary>
      <ul>
        {advice.opponents.map(({ player, isOut, expected, solved, isExact }) => (
          <li key={player}>
            <span>
              {player}
              <small>{next.seen(saidCards(words, setup, cardsSeenBy(setup, log, player)))}</small>
            </span>
            <b>
              {isOut
                ? next.out
                : solved > 0
                  ? next.sure(sayPercent(words, solved), isExact)
                  : next.about(Math.round(expected))}
            </b>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Says that the order rests on guesses too, and takes them out or in again. */
function HabitsSwitch({ habits, usesHabits }: { readonly habits: KnownHabits; readonly usesHabits: boolean }) {
  const { next } = useWords("clue");
  if (!usesHabits && habits.areUsed) return null;
  return (
    <p className={style.guess}>
      <span>{usesHabits ? next.withHabits : next.withoutHabits}</span>
      <Button onClick={() => habits.use(!usesHabits)}>{usesHabits ? next.leaveHabits : next.useHabits}</Button>
    </p>
  );
}

/** Why there is nothing to ask any more, if so. */
function sayOver(words: Words["clue"], setup: Setup, log: Log): string | undefined {
  const { out, won } = contestOf(log);
  if (won) return words.next.over(sayCards(words, setup, won.cards));
  if (setup.me === undefined) return words.next.watching;
  return out.includes(setup.me) ? words.next.youAreOut : undefined;
}

interface BestProps {
  readonly setup: Setup;
  readonly advice: Advice;
  readonly isOld: boolean;
}

/** Whom the answer most likely tells about. */
function sayLikeliest(words: Words["clue"], setup: Setup, { outcomes, exact }: AdvisedSuggestion): string {
  const [first] = outcomes.filter(({ shows }) => shows.length > 0).toSorted((a, b) => b.probability - a.probability);
  const show = first?.shows[0];
  return first && show
    ? words.next.likeliest(
        show.player,
        sayCard(words.table, setup, show.card),
        sayPercent(words, first.probability),
        exact,
      )
    : "";
}

function Best({ setup, advice, isOld }: BestProps) {
  const words = useWords("clue");
  const { next } = words;
  const [best, ...others] = advice.suggestions;
  if (!best) return null;
  const { accuse } = advice;
  if (accuse.now >= 1) {
    return (
      <p className={style.solved}>
        <b>{next.accuse(sayCards(words, setup, accuse.envelope.cards))}</b>
        {next.isProved}
      </p>
    );
  }
  return (
    <div className={isOld ? style.old : undefined}>
      <p className={style.best}>{sayCards(words, setup, best.cards)}</p>
      <p className={style.soft}>
        {next.leaves(Math.max(1, Math.round(best.leaves)), advice.envelopes)}
        {next.answered(sayPercent(words, best.proves), sayPercent(words, best.nobody), best.exact)}
        {sayLikeliest(words, setup, best)}
      </p>
      <div className={style.bar} aria-hidden="true">
        <i style={{ width: `${best.success * 100}%` }} />
        <u style={{ left: `${accuse.now * 100}%` }} />
      </div>
      {accuse.verdict === "accuse" && <p className={style.solved}>{next.risk(sayPercent(words, accuse.now))}</p>}
      <details className={style.more}>
        <summary>{next.inFigures}</summary>
        <p className={style.soft}>
          {next.figures(sayPercent(words, best.success), sayPercent(words, accuse.now), best.exact)}
        </p>
      </details>
      <details className={style.more}>
        <summary>{next.whatAnswers}</summary>
        <Outcomes setup={setup} suggestion={best} />
      </details>
      <details className={style.more}>
        <summary>{next.otherSuggestions}</summary>
        <ol>
          {others.slice(0, OTHERS).map((each) => (
            <li key={each.cards.join()}>
              <span>{sayCards(words, setup, each.cards)}</span>{" "}
              <b>{next.worth(Math.max(1, Math.round(each.leaves)), sayPercent(words, each.success))}</b>
            </li>
          ))}
        </ol>
        <p className={style.soft}>
          {next.most(
            sayCards(words, setup, advice.mostInformative.cards),
            advice.mostInformative.information.toFixed(2),
            sayCards(words, setup, advice.mostProbable.cards),
            sayPercent(words, advice.mostProbable.probability),
          )}
        </p>
      </details>
    </div>
  );
}

function Outcomes({ setup, suggestion }: { readonly setup: Setup; readonly suggestion: AdvisedSuggestion }) {
  const words = useWords("clue");
  const { next, table } = words;
  const sorted = suggestion.outcomes.toSorted((a, b) => b.probability - a.probability);
  const outcomes = sorted.slice(0, OUTCOMES);
  const others = sorted.slice(OUTCOMES);
  return (
    <ul>
      {outcomes.map(({ shows, probability, success }) => (
        <li key={shows.map(({ player, card }) => `${player}|${card}`).join()}>
          <span>
            {shows.length === 0
              ? next.nobody
              : next.shows(shows.map(({ player, card }) => ({ player, card: sayCard(table, setup, card) })))}
            <small>{next.afterwards(sayPercent(words, success))}</small>
          </span>
          <b>{sayPercent(words, probability)}</b>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span>{next.otherAnswers(others.length)}</span>
          <b>
            {sayPercent(
              words,
              others.reduce((sum, { probability }) => sum + probability, 0),
            )}
          </b>
        </li>
      )}
    </ul>
  );
}

const sayCards = (words: Words["clue"], setup: Setup, cards: readonly string[]): string =>
  cardNames(words, setup, cards).join(" · ");
