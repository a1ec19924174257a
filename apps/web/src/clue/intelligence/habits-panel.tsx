// How the people at this table tend to play, learned from the games kept on this device. Guesses, and marked as such.
"use client";

import {
  CARD_KINDS,
  type Habits,
  type SavedGame,
  type Setup,
  sayCard,
  sayList,
  type Tendency,
} from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { Panel } from "../../design/panel.tsx";
import { openStorage } from "../../state/storage.ts";
import { loadGames } from "../state/kept-games.ts";
import { savedGame } from "../state/table-game.ts";
import { plural } from "../words/say.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import style from "./intelligence.module.css";

/** Less often than this says nothing. */
const ENOUGH = 3;

const say = ({ seen, chances }: Tendency): string => `${seen} of ${chances} times`;

/** What is worth saying about a player, if anything. */
export function sayHabits(setup: Setup, { asksOwnCards, showsKind, neverShowsFirst, showsAgain }: Habits): string[] {
  const kinds = CARD_KINDS.filter((kind) => showsKind[kind].chances >= ENOUGH).map(
    (kind) => `a ${kind} ${say(showsKind[kind])}`,
  );
  return [
    ...(asksOwnCards.chances >= ENOUGH ? [`Asked for a card in hand ${say(asksOwnCards)}.`] : []),
    ...(kinds.length > 0 ? [`With a choice, showed ${sayList(kinds)}.`] : []),
    ...(showsAgain.chances >= ENOUGH ? [`Showed the same card again ${say(showsAgain)}.`] : []),
    ...(neverShowsFirst.length > 0
      ? [`Never showed ${sayList(neverShowsFirst.map((card) => sayCard(setup, card)))} first.`]
      : []),
  ];
}

/** Renders nothing until there is something to say. */
export function HabitsPanel({ setup }: { readonly setup: Setup }) {
  const [games] = useState<readonly SavedGame[]>(() => loadGames(openStorage()).map(savedGame));
  const question = useMemo(() => ({ kind: "habits" as const, games }), [games]);
  const { latest } = useClueWorker(question);
  const known = (latest?.answer ?? [])
    .filter(({ player }) => player !== setup.me && setup.players.includes(player))
    .map((habits) => ({ ...habits, said: sayHabits(setup, habits) }))
    .filter(({ said }) => said.length > 0);
  if (known.length === 0) return null;
  return (
    <Panel aria-labelledby="habits-title">
      <h2 id="habits-title">
        Habits <small className={style.aside}>guesses, never evidence</small>
      </h2>
      <ul className={style.list}>
        {known.map(({ player, games: count, said }) => (
          <li key={player}>
            <span className={style.lead} aria-hidden="true">
              ≈
            </span>
            <span>
              <b>{player}</b> {said.join(" ")}
              <small>from {plural(count, "game")} on this device</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
