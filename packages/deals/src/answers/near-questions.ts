// What may have been meant by a sentence that was not understood: what it was taken for, and what is usually asked of whom it names.

import type { Setup } from "../table/setup.ts";
import type { Question, QuestionReading } from "./question.ts";

const MOST = 3;

export function nearQuestions({ question, cards, players, near = [] }: QuestionReading, { me }: Setup): Question[] {
  const [player] = players;
  const [card] = cards;
  const usual: Question[] = [
    ...(player !== undefined && card !== undefined ? aboutBoth(player, card) : []),
    ...(card !== undefined ? aboutCard(card) : []),
    ...(player !== undefined ? aboutPlayer(player, me) : []),
    ...aboutAll(me),
  ];
  const taken = question && question.kind !== "unclear" && question.kind !== "help" ? [question] : [];
  const all = [...taken, ...near, ...usual];
  const once = all.filter(
    (each, at) => all.findIndex((other) => JSON.stringify(other) === JSON.stringify(each)) === at,
  );
  return once.slice(0, MOST);
}

const aboutBoth = (player: string, card: string): Question[] => [
  { kind: "cell", owner: player, card },
  { kind: "why", owner: player, card },
];

const aboutCard = (card: string): Question[] => [
  { kind: "owner", card },
  { kind: "asked", card },
];

const aboutPlayer = (player: string, me: string | undefined): Question[] => [
  { kind: "hand", player },
  { kind: "asked", player },
  ...(player === me ? [] : [{ kind: "close", player } as const]),
];

const aboutAll = (me: string | undefined): Question[] => [
  { kind: "insights" },
  { kind: "envelope" },
  ...(me === undefined ? [] : [{ kind: "ask" } as const]),
];
