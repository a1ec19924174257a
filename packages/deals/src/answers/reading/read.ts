// Reads a sentence as the question whose frame accounts for all its words; where two frames do it equally well, or none does, the
// sentence is not answered, and what comes near it is offered.

import type { Setup } from "../../table/setup.ts";
import { namesAll, type Question, type QuestionReading } from "../question.ts";
import type { ReadWords } from "./concept.ts";
import { type FrameFit, fitOf } from "./frame.ts";
import { FRAMES } from "./frames.ts";
import { makeSentence } from "./sentence.ts";

/** So much better than all others a reading must be. */
const MARGIN = 1;
/** Readings that leave more words are not offered. */
const MOST_UNUSED = 2;
const MOST_NEAR = 3;

/** Longer ones nobody asks, and reading them would take long. */
const LONGEST = 400;

const UNREAD: QuestionReading = { question: undefined, isSure: false, cards: [], players: [] };

/** Reads a text, unless it is too long for a question. */
export const readShort = (text: string, read: (text: string) => QuestionReading): QuestionReading =>
  text.length > LONGEST ? UNREAD : read(text);

const isSame = (one: Question, other: Question): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a sentence asks, from what its words mean. */
export function readMeaning({ mentions, number, unclear }: ReadWords, setup: Setup): QuestionReading {
  const sentence = makeSentence(mentions, setup, number);
  const { cards, players } = sentence;
  if (unclear !== undefined) return { question: { kind: "unclear", name: unclear }, isSure: true, cards, players };
  const named = [...cards, ...players];
  const fits = FRAMES.flatMap((frame) => fitOf(frame, sentence) ?? [])
    .filter(({ question }) => namesAll(question, named))
    .sort((a, b) => a.unused - b.unused || b.score - a.score);
  const [best] = fits;
  const other = fits.find(({ question }) => best && !isSame(question, best.question));
  const isSure = best !== undefined && best.unused === 0 && !isRival(best, other);
  const near = fits.filter(({ unused }) => unused <= MOST_UNUSED).map(({ question }) => question);
  const once = near.filter((each, at) => near.findIndex((one) => isSame(one, each)) === at);
  return { question: best?.question, isSure, cards, players, near: once.slice(0, MOST_NEAR) };
}

const isRival = (best: FrameFit, other: FrameFit | undefined): boolean =>
  other !== undefined && other.unused === 0 && best.score - other.score < MARGIN;
