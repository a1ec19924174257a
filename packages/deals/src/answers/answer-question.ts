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
  answerShared,
  answerWhy,
  answerWithout,
} from "./about-cards.ts";
import { answerAware, answerExposed, answerFavorites, answerRank, answerUnplaced } from "./about-counts.ts";
import {
  answerHidden,
  answerNone,
  answerOrder,
  answerPlaced,
  answerSeen,
  answerUnanswered,
  answerUnasked,
  answerWorth,
} from "./about-lists.ts";
import {
  answerChanged,
  answerConflict,
  answerCount,
  answerEntry,
  answerFind,
  answerHands,
  answerHolds,
  answerPassed,
  answerRoom,
  answerTimes,
  answerTurn,
} from "./about-log.ts";
import {
  answerAccuse,
  answerAsk,
  answerNobody,
  answerScore,
  answerShow,
  answerSuppose,
  supposeEntries,
} from "./about-moves.ts";
import { answerAsked, answerBluff, answerClose, answerHabits, answerKnows, answerShown } from "./about-players.ts";
import { sayConflict, sayInsights } from "./briefing.ts";
import { nearQuestions } from "./near-questions.ts";
import { type ByQuestion, byQuestion, type Question, type QuestionReading } from "./question.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";
import type { AdviceWording, TableTongue } from "./words/wording.ts";

/** Something that can be asked instead. */
export interface Offer {
  readonly question: Question;
  /** "Who has the Knife." */
  readonly said: string;
}

/** An answer to a question, in words, with the entries it rests on. */
export interface Answer {
  readonly text: string;
  /** Whether all its figures are counted; otherwise some are estimated over drawn deals. */
  readonly isExact: boolean;
  /** What the question was taken for; absent when it was not understood. */
  readonly question?: Question;
  /** The same in words: "Who has the Knife." */
  readonly understood?: string;
  /** Two or three things to ask instead, where the question was not understood. */
  readonly offers?: readonly Offer[];
}

/** Answers a typed question; always with a sentence, never with an error, and never another question than was asked. */
export function answerQuestion(
  { words, readQuestion }: TableTongue,
  text: string,
  setup: Setup,
  log: Log,
  options: AdviseOptions = {},
): Answer {
  const reading = readQuestion(text, setup);
  if (!reading.isSure || !reading.question) return askBack(words, reading, setup);
  return answerRead(makeScene(words, setup, log, options, analyse(setup, log, options)), reading.question);
}

/** Answers something that was offered. */
export function answerOffer(
  { words }: TableTongue,
  question: Question,
  setup: Setup,
  log: Log,
  options: AdviseOptions = {},
): Answer {
  return answerRead(makeScene(words, setup, log, options, analyse(setup, log, options)), question);
}

function askBack(words: AdviceWording, reading: QuestionReading, setup: Setup): Answer {
  const say = sayingOf(words, setup);
  const offers = nearQuestions(reading, setup).map((question) => ({ question, said: words.restate(question, say) }));
  const taken = reading.question && words.restate(reading.question, say);
  return { text: words.unsure(taken), isExact: true, offers };
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

const ANSWERS: ByQuestion<[Scene], Said> = {
  owner: (asked, scene) => answerOwner(scene, asked.card, asked.among),
  lacks: (asked, scene) => answerLacks(scene, asked.card, asked.among),
  cell: (asked, scene) => answerCell(scene, asked.owner, asked.card, asked.holds),
  cells: (asked, scene) => answerCells(scene, asked.owner, asked.cards),
  hand: (asked, scene) => answerHand(scene, asked.player),
  without: (asked, scene) => answerWithout(scene, asked.player, asked.of),
  why: (asked, scene) => answerWhy(scene, asked.card, asked.owner),
  suppose: (asked, scene) => answerSuppose(scene, supposeEntries(asked.owner, asked.cards, asked.holds)),
  nobody: (asked, scene) => answerNobody(scene, asked.cards),
  ask: (asked, scene) => answerAsk(scene, asked.room),
  score: (asked, scene) => answerScore(scene, asked.cards),
  show: (asked, scene) => answerShow(scene, asked.cards, asked.asker),
  accuse: (asked, scene) => answerAccuse(scene, asked.cards),
  close: (asked, scene) => answerClose(scene, asked.player, asked.among),
  knows: (asked, scene) => answerKnows(scene, asked.player),
  bluff: (asked, scene) => answerBluff(scene, asked.player),
  habits: (asked, scene) => answerHabits(scene, asked.player),
  asked: (asked, scene) => answerAsked(scene, asked.player, asked.card),
  shown: (asked, scene) => answerShown(scene, asked),
  passed: (asked, scene) => answerPassed(scene, asked),
  times: (asked, scene) => answerTimes(scene, asked),
  count: (asked, scene) => answerCount(scene, asked.player),
  holds: (asked, scene) => answerHolds(scene, asked.player, asked.of),
  rank: (asked, scene) => answerRank(scene, asked),
  favorites: (asked, scene) => answerFavorites(scene, asked),
  exposed: (asked, scene) => answerExposed(scene, asked),
  unplaced: (_, scene) => answerUnplaced(scene),
  entry: (asked, scene) => answerEntry(scene, asked),
  conflict: (_, scene) => answerConflict(scene),
  turn: (asked, scene) => answerTurn(scene, asked.after),
  hands: (_, scene) => answerHands(scene),
  changed: (asked, scene) => answerChanged(scene, asked.since),
  order: (_, scene) => answerOrder(scene),
  unanswered: (asked, scene) => answerUnanswered(scene, asked),
  seen: (asked, scene) => answerSeen(scene, asked),
  shared: (asked, scene) => answerShared(scene, asked.players, asked.of),
  aware: (asked, scene) => answerAware(scene, asked),
  none: (asked, scene) => answerNone(scene, asked),
  placed: (asked, scene) => answerPlaced(scene, asked),
  unasked: (asked, scene) => answerUnasked(scene, asked),
  hidden: (asked, scene) => answerHidden(scene, asked),
  worth: (asked, scene) => answerWorth(scene, asked),
  room: (asked, scene) => answerRoom(scene, asked.among),
  find: (asked, scene) => answerFind(scene, asked.card),
  candidates: (asked, scene) => answerCandidates(scene, asked.of),
  excluded: (asked, scene) => answerExcluded(scene, asked.of),
  envelope: (_, scene) => answerEnvelope(scene),
  deals: (_, scene) => answerDeals(scene),
  insights: (_, scene) => figured(scene.analysis, sayInsights(scene.words, scene.setup, scene.log, scene.analysis)),
  help: (_, scene) => noted([examples(scene.words, scene.setup)]),
  unclear: (asked, scene) => noted([scene.words.unclear(asked.name)]),
};

const answer = (scene: Scene, question: Question): Said => byQuestion(ANSWERS, question, scene);
