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
  sayList,
} from "@demonstrandum/deals";
import { useMemo, useRef } from "react";
import { Button } from "../../design/button.tsx";
import { Panel } from "../../design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { HeadlineChoice } from "../parts/headline-choice.tsx";
import { useIsSeen } from "../parts/use-is-seen.ts";
import type { TableGame } from "../state/table-game.ts";
import { type KnownHabits, NO_HABITS } from "../state/use-habits.ts";
import { cardName, plural } from "../words/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./advisor.module.css";

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
  const { setup, log, room } = game;
  const { used } = habits;
  const question = useMemo(
    () => ({ kind: "advise" as const, setup, log, room, habits: used }),
    [setup, log, room, used],
  );
  const over = sayOver(setup, log);
  const place = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(place);
  const { latest, isSlow, failure } = useClueWorker(isReady && isSeen && over === undefined ? question : undefined);
  if (over !== undefined) {
    return (
      <Panel ref={place} aria-labelledby="next-title">
        <h2 id="next-title">Ask next</h2>
        <p className={style.soft}>{over}</p>
      </Panel>
    );
  }
  return (
    <Panel ref={place} aria-labelledby="next-title">
      <HeadlineChoice
        id="next-title"
        title="Ask next"
        label="The room you are in"
        value={room ?? ""}
        onChange={(value) => onRoom(value || null)}
      >
        <option value="">in any room</option>
        {setup.deck.rooms.map(({ id, name }) => (
          <option key={id} value={id}>
            in the {name}
          </option>
        ))}
      </HeadlineChoice>
      {failure !== undefined && !latest && <p className={style.soft}>{failure}</p>}
      {!latest && failure === undefined && <p className={style.soft}>{isSlow ? "Weighing every suggestion …" : "…"}</p>}
      {latest && <Best setup={latest.question.setup} advice={latest.answer} isOld={latest.question !== question} />}
      {latest && <Others setup={latest.question.setup} log={latest.question.log} advice={latest.answer} />}
      {latest && <HabitsSwitch habits={habits} usesHabits={latest.answer.usesHabits} />}
    </Panel>
  );
}

/** What each opponent may know, and which of my cards they have seen. */
function Others({ setup, log, advice }: { readonly setup: Setup; readonly log: Log; readonly advice: Advice }) {
  return (
    <details className={style.more}>
      <summary>What the others may know</summary>
      <ul>
        {advice.opponents.map(({ player, isOut, expected, solved }) => (
          <li key={player}>
            <span>
              {player}
              <small>{saySeen(setup, cardsSeenBy(setup, log, player))}</small>
            </span>
            <b>
              {isOut ? "out" : solved > 0 ? `sure: ${sayPercent(solved)}` : `about ${Math.round(expected)} envelopes`}
            </b>
          </li>
        ))}
      </ul>
    </details>
  );
}

const saySeen = (setup: Setup, cards: readonly string[]): string =>
  cards.length === 0
    ? "has seen none of your cards"
    : `has seen ${sayList(cards.map((card) => sayCard(setup, card)))} from you`;

/** Says that the order rests on guesses too, and takes them out or in again. */
function HabitsSwitch({ habits, usesHabits }: { readonly habits: KnownHabits; readonly usesHabits: boolean }) {
  if (!usesHabits && (habits.areUsed || habits.known.length === 0)) return null;
  return (
    <p className={style.guess}>
      <span>{usesHabits ? "≈ Weighed with habits, which are guesses." : "Habits are left out."}</span>
      <Button onClick={() => habits.use(!usesHabits)}>{usesHabits ? "Leave them out" : "Use them"}</Button>
    </p>
  );
}

/** Why there is nothing to ask any more, if so. */
function sayOver(setup: Setup, log: Log): string | undefined {
  const { out, won } = contestOf(log);
  if (won) return `The game is over: ${sayCards(setup, won.cards)}.`;
  if (setup.me === undefined) return "Advice is for players; you are only watching.";
  return out.includes(setup.me)
    ? "You accused wrongly, so you ask no more. You still show cards when asked."
    : undefined;
}

interface BestProps {
  readonly setup: Setup;
  readonly advice: Advice;
  readonly isOld: boolean;
}

/** Whom the answer most likely tells about. */
function sayLikeliest(setup: Setup, { outcomes }: AdvisedSuggestion): string {
  const [first] = outcomes.filter(({ shows }) => shows.length > 0).toSorted((a, b) => b.probability - a.probability);
  const show = first?.shows[0];
  return first && show
    ? ` Likeliest: ${show.player} shows ${sayCard(setup, show.card)} (${sayPercent(first.probability)}).`
    : "";
}

function Best({ setup, advice, isOld }: BestProps) {
  const [best, ...others] = advice.suggestions;
  if (!best) return null;
  const { accuse } = advice;
  if (accuse.now >= 1) {
    return (
      <p className={style.solved}>
        <b>Accuse: {sayCards(setup, accuse.envelope.cards)}.</b> It is proved.
      </p>
    );
  }
  return (
    <div className={isOld ? style.old : undefined}>
      <p className={style.best}>{sayCards(setup, best.cards)}</p>
      <p className={style.soft}>
        Leaves about {plural(Math.max(1, Math.round(best.leaves)), "envelope")} of {advice.envelopes}. Nobody can
        answer: {sayPercent(best.nobody)}.{sayLikeliest(setup, best)}
      </p>
      <div className={style.bar} aria-hidden="true">
        <i style={{ width: `${best.success * 100}%` }} />
        <u style={{ left: `${accuse.now * 100}%` }} />
      </div>
      {accuse.verdict === "accuse" && (
        <p className={style.solved}>
          Waiting is a risk: others may be there first. An accusation now is right with {sayPercent(accuse.now)}.
        </p>
      )}
      <details className={style.more}>
        <summary>In figures</summary>
        <p className={style.soft}>
          After the answer you would name the envelope with {best.exact ? "" : "about "}
          {sayPercent(best.success)} on average (now {sayPercent(accuse.now)}).
        </p>
      </details>
      <details className={style.more}>
        <summary>What may be answered</summary>
        <Outcomes setup={setup} suggestion={best} />
      </details>
      <details className={style.more}>
        <summary>Other good suggestions</summary>
        <ol>
          {others.slice(0, OTHERS).map((each) => (
            <li key={each.cards.join()}>
              <span>{sayCards(setup, each.cards)}</span>{" "}
              <b>
                leaves {Math.max(1, Math.round(each.leaves))} · {sayPercent(each.success)}
              </b>
            </li>
          ))}
        </ol>
        <p className={style.soft}>
          Most informative: {sayCards(setup, advice.mostInformative.cards)} (
          {advice.mostInformative.information.toFixed(2)} bits). Most likely envelope:{" "}
          {sayCards(setup, advice.mostProbable.cards)} ({sayPercent(advice.mostProbable.probability)}).
        </p>
      </details>
    </div>
  );
}

function Outcomes({ setup, suggestion }: { readonly setup: Setup; readonly suggestion: AdvisedSuggestion }) {
  const sorted = suggestion.outcomes.toSorted((a, b) => b.probability - a.probability);
  const outcomes = sorted.slice(0, OUTCOMES);
  const others = sorted.slice(OUTCOMES);
  return (
    <ul>
      {outcomes.map(({ shows, probability, success }) => (
        <li key={shows.map(({ player, card }) => `${player}|${card}`).join()}>
          <span>
            {shows.length === 0
              ? "Nobody can answer"
              : sayList(shows.map(({ player, card }) => `${player} shows ${sayCard(setup, card)}`))}
            <small>then {sayPercent(success)}</small>
          </span>
          <b>{sayPercent(probability)}</b>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span>{plural(others.length, "other answer")}</span>
          <b>{sayPercent(others.reduce((sum, { probability }) => sum + probability, 0))}</b>
        </li>
      )}
    </ul>
  );
}

const sayCards = (setup: Setup, cards: readonly string[]): string =>
  cards.map((card) => cardName(setup, card)).join(" · ");
