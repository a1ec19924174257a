// Answers typed questions from exact figures, in plain sentences, and says what it took them for.

import { sentence } from "@demonstrandum/text";
import type { AdviseOptions } from "../advice/advise.ts";
import { analyse } from "../analyse.ts";

import type { Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import type { Setup } from "../table/setup.ts";
import {
  answerCandidates,
  answerCell,
  answerCells,
  answerDeals,
  answerEnvelope,
  answerHand,
  answerLacks,
  answerOwner,
  answerWhy,
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
import { parseQuestion, type Question } from "./question.ts";
import { restate } from "./restate.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";

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
export function answerQuestion(text: string, setup: Setup, log: Log, options: AdviseOptions = {}): Answer {
  const question = parseQuestion(text, setup);
  if (!question) return { text: examples(setup), isExact: true };
  const taken = { question, understood: restate(setup, question) };
  const analysis = analyse(setup, log, options);
  if (!analysis.consistent) return { text: sayConflict(analysis, log), isExact: true, ...taken };
  try {
    const { lines, isExact } = answer({ setup, log, options, analysis }, question);
    return { text: lines.join(" "), isExact, ...taken };
  } catch (error) {
    if (error instanceof TableError)
      return { text: sentence(error.message), isExact: error.code !== "too_much", ...taken };
    throw error;
  }
}

function examples(setup: Setup): string {
  const { weapons, rooms, suspects } = setup.deck;
  const other = setup.players.find((name) => name !== setup.me) ?? "Bob";
  const [weapon, room, suspect] = [weapons[0]?.name, rooms[0]?.name, suspects[0]?.name];
  return sentence(
    `I can answer questions such as "Who has the ${weapon}?", "Which suspects are still possible?", "What if ${other} shows the ${weapon}?", "What should I ask in the ${room}?", "How good is asking ${suspect}, ${weapon}, ${room}?", "Should I accuse?", "How close is ${other}?", "What did ${other} ask for?", "Is ${other} bluffing?" and "Why does ${other} not have the ${room}?"`,
  );
}

function answer(scene: Scene, question: Question): Said {
  const { setup, log, analysis } = scene;
  switch (question.kind) {
    case "owner":
      return answerOwner(scene, question.card);
    case "lacks":
      return answerLacks(scene, question.card);
    case "cell":
      return answerCell(scene, question.owner, question.card);
    case "cells":
      return answerCells(scene, question.owner, question.cards);
    case "hand":
      return answerHand(scene, question.player);
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
    case "envelope":
      return answerEnvelope(scene);
    case "deals":
      return answerDeals(scene);
    case "insights":
      return figured(analysis, sayInsights(setup, log, analysis));
    case "help":
      return noted([examples(setup)]);
    case "unclear":
      return noted([
        `Do you mean the card ${question.name} or the player? Say "the card ${question.name}" or "player ${question.name}".`,
      ]);
  }
}
