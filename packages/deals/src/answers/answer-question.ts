// Answers typed questions from exact figures, in plain sentences, and says what it took them for.

import { type Advice, type AdviseOptions, advise } from "../advice/advise.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { sayingOf } from "../rules/say.ts";
import type { PlayingCard } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import type { Setup } from "../table/setup.ts";
import {
  answerCandidates,
  answerCell,
  answerCells,
  answerDeals,
  answerEnvelope,
  answerExcluded,
  answerHand,
  answerLacks,
  answerOwner,
  answerWhy,
  answerWithout,
} from "./about-cards.ts";
import {
  answerAccuse,
  answerAsk,
  answerNobody,
  answerScore,
  answerShow,
  answerSuppose,
  supposeEntries,
} from "./about-moves.ts";
import { answerAsked, answerBluff, answerClose, answerKnows, answerShown } from "./about-players.ts";
import { sayConflict, sayInsights } from "./briefing.ts";
import type { Question } from "./question.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";
import type { AdviceWording, TableTongue } from "./words/wording.ts";

export interface Answer {
  readonly text: string;
  /** Whether all its figures are counted; otherwise some are estimated over drawn deals. */
  readonly isExact: boolean;
  /** What the question was taken for; absent when it was not understood. */
  readonly question?: Question;
  /** The same in words: "Who has the Knife." */
  readonly understood?: string;
}

/** Answers a typed question; always with a sentence, never with an error. */
export function answerQuestion(
  { words, parseQuestion }: TableTongue,
  text: string,
  setup: Setup,
  log: Log,
  options: AdviseOptions = {},
): Answer {
  const question = parseQuestion(text, setup);
  if (!question) return { text: examples(words, setup), isExact: true };
  return answerRead(makeScene(words, setup, log, options, analyse(setup, log, options)), question);
}

/** Answers a question that has been read. */
export function answerRead(scene: Scene, question: Question): Answer {
  const { words, say, log, analysis } = scene;
  const taken = { question, understood: words.restate(question, say) };
  if (!analysis.consistent) return { text: sayConflict(words, analysis, log), isExact: true, ...taken };
  try {
    const { lines, isExact } = answer(scene, question);
    return { text: words.paragraph(lines), isExact, ...taken };
  } catch (error) {
    if (error instanceof TableError)
      return { text: words.refused(error), isExact: error.code !== "too_much", ...taken };
    throw error;
  }
}

/** What answers about one table are made from; advice is worked out once, when it is first needed. */
export function makeScene(
  words: AdviceWording,
  setup: Setup,
  log: Log,
  options: AdviseOptions,
  analysis: Analysis,
): Scene {
  let advice: Advice | undefined;
  const adviseAll = () => {
    advice ??= advise(setup, log, options);
    return advice;
  };
  return { words, say: sayingOf(words, setup), setup, log, options, analysis, adviseAll };
}

function examples(words: AdviceWording, { deck, players, me }: Setup): string {
  const nameOf = ([card]: readonly PlayingCard[]): string => (card ? words.cardName(deck, card) : "");
  return words.examples({
    other: players.find((name) => name !== me) ?? "Bob",
    suspect: nameOf(deck.suspects),
    weapon: nameOf(deck.weapons),
    room: nameOf(deck.rooms),
  });
}

function answer(scene: Scene, question: Question): Said {
  const { words, setup, log, analysis } = scene;
  switch (question.kind) {
    case "owner":
      return answerOwner(scene, question.card);
    case "lacks":
      return answerLacks(scene, question.card);
    case "cell":
      return answerCell(scene, question.owner, question.card, question.holds);
    case "cells":
      return answerCells(scene, question.owner, question.cards);
    case "hand":
      return answerHand(scene, question.player);
    case "without":
      return answerWithout(scene, question.player);
    case "why":
      return answerWhy(scene, question.card, question.owner);
    case "suppose":
      return answerSuppose(scene, supposeEntries(question.owner, question.cards, question.holds));
    case "nobody":
      return answerNobody(scene, question.cards);
    case "ask":
      return answerAsk(scene, question.room);
    case "score":
      return answerScore(scene, question.cards);
    case "show":
      return answerShow(scene, question.cards, question.asker);
    case "accuse":
      return answerAccuse(scene);
    case "close":
      return answerClose(scene, question.player);
    case "knows":
      return answerKnows(scene, question.player);
    case "bluff":
      return answerBluff(scene, question.player);
    case "asked":
      return answerAsked(scene, question.player, question.card);
    case "shown":
      return answerShown(scene, question);
    case "candidates":
      return answerCandidates(scene, question.of);
    case "excluded":
      return answerExcluded(scene, question.of);
    case "envelope":
      return answerEnvelope(scene);
    case "deals":
      return answerDeals(scene);
    case "insights":
      return figured(analysis, sayInsights(words, setup, log, analysis));
    case "help":
      return noted([examples(words, setup)]);
    case "unclear":
      return noted([words.unclear(question.name)]);
  }
}
