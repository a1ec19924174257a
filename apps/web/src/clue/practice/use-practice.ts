// A practice game on the page: whoever is simulated moves by itself, and the game waits where I have to choose.
"use client";

import {
  type AskerName,
  accusePractice,
  CLASSIC,
  cardToShow,
  nextToShow,
  type PracticeGame,
  seedRandom,
  startPractice,
  suggestPractice,
  type Triple,
  viewFor,
} from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import type { PracticeWording } from "./words/wording.ts";

/** How well the others play. */
export const STRENGTHS = [
  { name: "easy", asker: "sight" },
  { name: "medium", asker: "possible" },
  { name: "hard", asker: "likeliest" },
] as const satisfies readonly { name: string; asker: AskerName }[];

export interface PracticeChoice {
  readonly strength: (typeof STRENGTHS)[number]["name"];
  readonly opponents: number;
  readonly seed: number;
}

/** A question that I must answer: which of my cards to show. */
export interface CardRequest {
  readonly by: string;
  readonly cards: Triple;
  readonly held: readonly string[];
}

export function usePractice(choice: PracticeChoice, { me, names }: PracticeWording) {
  const [game, setGame] = useState<PracticeGame>(() =>
    startPractice(CLASSIC, [me, ...names.slice(0, choice.opponents)], choice.seed),
  );
  const [asked, setAsked] = useState<CardRequest>();
  const asker = STRENGTHS.find(({ name }) => name === choice.strength)?.asker ?? "sight";
  const by = game.players[game.turn] ?? "";
  const isOver = game.winner !== undefined || game.out.length === game.players.length;
  const isMine = !isOver && by === me && !game.out.includes(me);
  const seed = choice.seed + game.log.length;
  const question = useMemo(
    () => (isOver || isMine || asked ? undefined : { kind: "move" as const, view: viewFor(game, by), asker, seed }),
    [isOver, isMine, asked, game, by, asker, seed],
  );
  const { latest } = useClueWorker(question);
  useEffect(() => {
    if (!question || latest?.question !== question) return;
    const { cards, isSure } = latest.answer;
    if (isSure) setGame(accusePractice(game, cards));
    else answer(game, cards);
    function answer(now: PracticeGame, triple: Triple) {
      const shows = nextToShow(now, by, triple);
      if (shows?.player === me && shows.held.length > 1) setAsked({ by, cards: triple, held: shows.held });
      else setGame(suggestPractice(now, triple, cardToShow(now, by, triple, seedRandom(seed))));
    }
  }, [question, latest, game, by, seed, me]);

  return {
    game,
    asked,
    isMine,
    isOver,
    ask: (cards: Triple) => setGame(suggestPractice(game, cards, cardToShow(game, me, cards, seedRandom(seed)))),
    accuse: (cards: Triple) => setGame(accusePractice(game, cards)),
    show(card: string) {
      if (!asked) return;
      setGame(suggestPractice(game, asked.cards, card));
      setAsked(undefined);
    },
  };
}
