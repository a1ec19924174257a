// What a language model may choose from: answers that the engine has made, to the question itself where it is understood and to
// the usual ones. The model adds no word to them, so nothing can be said that the engine does not say.

import type { Habits } from "../advice/habits.ts";
import { analyse } from "../analyse.ts";
import { sayingOf } from "../rules/say.ts";
import type { Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import { type Answer, answerQuestion, answerRead, makeScene } from "./answer-question.ts";
import type { Question } from "./question.ts";
import { sayHabits } from "./say-habits.ts";
import type { AdviceWording, TableTongue } from "./words/wording.ts";

/** The table a model advises about. */
export interface AdvisedTable {
  readonly setup: Setup;
  readonly log: Log;
  readonly room: string | null;
  /** How the players tend to play, as far as the asking device knows. */
  readonly habits: readonly Habits[];
}

const inRoom = ({ room }: AdvisedTable) => (room === null ? {} : { room });

/** The answer to one question; undefined where it is not understood. */
export function offerAnswer(tongue: TableTongue, table: AdvisedTable, question: string): Answer | undefined {
  const answer = answerQuestion(tongue, question, table.setup, table.log, inRoom(table));
  return answer.question === undefined ? undefined : answer;
}

/** All that is offered at first: the answer to the question comes first. */
export function offerAnswers(tongue: TableTongue, table: AdvisedTable, question: string): Answer[] {
  const { setup, log } = table;
  const asked = offerAnswer(tongue, table, question);
  const analysis = analyse(setup, log);
  if (!analysis.consistent) return asked ? [asked] : [];
  const scene = makeScene(tongue.words, setup, log, inRoom(table), analysis);
  const usual = usualQuestions(table).map((each) => answerRead(scene, each));
  const offered = [...(asked ? [asked] : []), ...usual, ...habitAnswers(tongue.words, table)];
  return offered.filter(({ text }, at) => offered.findIndex((each) => each.text === text) === at);
}

function usualQuestions({ setup, room }: AdvisedTable): Question[] {
  const others = setup.players.filter((player) => player !== setup.me);
  const mine: Question[] =
    setup.me === undefined
      ? []
      : [{ kind: "ask", ...(room !== null && { room }) }, { kind: "accuse" }, { kind: "close" }];
  return [
    { kind: "insights" },
    { kind: "envelope" },
    { kind: "candidates" },
    { kind: "deals" },
    ...mine,
    ...others.map((player): Question => ({ kind: "hand", player })),
    { kind: "bluff" },
    { kind: "habits" },
  ];
}

/** Guesses, and said to be. */
const habitAnswers = (words: AdviceWording, { setup, habits }: AdvisedTable): Answer[] =>
  habits
    .filter(({ player }) => setup.players.includes(player))
    .flatMap((known) => {
      const lines = sayHabits(words, setup, known);
      if (lines.length === 0) return [];
      return [
        {
          text: words.paragraph(lines),
          isExact: true,
          understood: words.habitsAreGuesses(sayingOf(words, setup).holder(known.player)),
        },
      ];
    });
