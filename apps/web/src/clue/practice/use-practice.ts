// A practice game on the page: whoever is simulated moves by itself, and the game waits where I have to choose.
"use client";

import {
  type AskerName,
  accusePractice,
  CLASSIC,
  cardToShow,
  isPracticeOver,
  nextToShow,
  type PracticeGame,
  seedRandom,
  startPractice,
  suggestPractice,
  type Triple,
  takeTurns,
  turnsOf,
  viewFor,
} from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import type { Words } from "../../../words/words.ts";
import { openStorage } from "../../base/storage/storage.ts";
import { useClueWorker } from "../worker/use-clue-worker.ts";
import { loadPractice, type PracticeChoice, savePractice } from "./saved-practice.ts";

/** How well the others play. */
export const STRENGTHS = [
  { name: "easy", asker: "sight" },
  { name: "medium", asker: "possible" },
  { name: "hard", asker: "likeliest" },
] as const satisfies readonly { name: PracticeChoice["strength"]; asker: AskerName }[];

/** A question that I must answer: which of my cards to show. */
export interface CardRequest {
  readonly by: string;
  readonly cards: Triple;
  readonly held: readonly string[];
}

/** A practice game with what was chosen for it. */
export interface Practice {
  readonly choice: PracticeChoice;
  readonly game: PracticeGame;
}

/** The names are those of the page's language: a game begun in another goes on in this one. */
export const dealPractice = ({ me, names }: Words["clue-practice"], choice: PracticeChoice): Practice => ({
  choice,
  game: startPractice(CLASSIC, [me, ...names.slice(0, choice.opponents)], choice.seed),
});

/** The game kept on this device, if it can be one. */
export function resumePractice(words: Words["clue-practice"]): Practice | undefined {
  const saved = loadPractice(openStorage());
  if (!saved) return undefined;
  const { choice, game } = dealPractice(words, saved.choice);
  try {
    return { choice, game: takeTurns(game, saved.turns) };
  } catch {
    return undefined;
  }
}

export function usePractice({ choice, game: begun }: Practice, { me }: Words["clue-practice"]) {
  const [game, setGame] = useState<PracticeGame>(begun);
  useEffect(() => savePractice(openStorage(), choice, turnsOf(game)), [choice, game]);
  const [asked, setAsked] = useState<CardRequest>();
  const asker = STRENGTHS.find(({ name }) => name === choice.strength)?.asker ?? "sight";
  const by = game.players[game.turn] ?? "";
  const isOver = isPracticeOver(game);
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
