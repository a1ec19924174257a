// The worker's side: makes puzzles and referees them, off the page's own thread, so that nothing stutters however long it takes.
import { ToldError, type ToldGame, view } from "@demonstrandum/engine";
import type { DebugWording } from "@demonstrandum/engine/debug";
import type { Language } from "@demonstrandum/text";
import { type Answers, answerBy, serve } from "@demonstrandum/wire";
import { gameIn } from "./game-in.ts";
import { makePuzzle } from "./make.ts";
import { changeGame, type Match, makeMove, newMatch, openMatch, sessionOf } from "./match.ts";
import type { Replies, TableTalk } from "./message.ts";
import type { Standing } from "./referee.ts";
import { type ServedGame, wholeGame } from "./served-game.ts";

const answers: Answers<TableTalk, Match> = {
  make: ({ request }, { served }, trying) => makePuzzle(served.seen, request, trying),
  open: async ({ code, moves, isLesson = false }, match) => {
    match.isLesson = isLesson;
    const opening = await openMatch(match, code, moves);
    if (!isLesson || opening.kind !== "open") return opening;
    return { ...opening, standing: await forgiven(match, opening.standing) };
  },
  move: async ({ move }, match) => {
    const answer = await makeMove(match, move);
    return match.isLesson ? forgiven(match, answer) : answer;
  },
  replay: async (_, match) => {
    const session = sessionOf(match);
    if (!view(match.served.seen.game, session).isDone) return [];
    return (await import("./replay.ts")).makeReplay(await match.served.tell(), session.puzzle);
  },
  review: async ({ times }, match) => {
    const session = sessionOf(match);
    if (!view(match.served.seen.game, session).isDone) return [];
    return (await import("./review.ts")).makeReview(await match.served.tell(), session, times);
  },
  pose: async ({ code, question }, match) => (await import("./pose.ts")).pose(match, code, question),
  provePosed: async ({ question }, match) => (await import("./pose.ts")).provePosed(match, question),
  lesson: async ({ isAnswered }, match) => {
    const session = sessionOf(match);
    const [told, { makeLesson }] = [await match.served.tell(), await import("./lesson.ts")];
    return makeLesson(told, session, view(told.game, session), isAnswered);
  },
  print: async (_, match) =>
    (await import("./printout.ts")).makePrintout(await match.served.tell(), sessionOf(match).puzzle),
  report: async (_, match) =>
    (await import("@demonstrandum/engine/debug")).makeReport(
      await match.served.tell(),
      sessionOf(match),
      await loadDebugWords[match.language](),
    ),
  attempt: async ({ person }, match) =>
    (await import("@demonstrandum/engine/debug")).makeAttempt(
      await match.served.tell(),
      sessionOf(match),
      person,
      await loadDebugWords[match.language](),
    ),
};

/** The standing with nothing counted that the teacher asked for. */
async function forgiven<S extends Standing>(match: Match, standing: S): Promise<S> {
  const { forgive } = await import("./lesson.ts");
  return { ...standing, view: forgive(await match.served.tell(), sessionOf(match), standing.view) };
}

const loadDebugWords: Readonly<Record<Language, () => Promise<DebugWording>>> = {
  en: async () => (await import("@demonstrandum/engine/debug/english")).en,
  zh: async () => (await import("@demonstrandum/engine/debug/chinese")).zh,
};

type TableQuestion = TableTalk["question"];
type Trying = (attempt: number) => void;

/** Loads the whole of a game of which only a part is there yet. */
type LoadWhole = () => Promise<ToldGame>;

/** Stories are told by the whole of a game. */
const isForWhole = (question: TableQuestion): boolean => question.kind === "open" && question.isStory === true;

const isRefused = (question: TableQuestion, value: unknown): boolean =>
  (question.kind === "open" || question.kind === "pose") && (value as Replies["open" | "pose"]).kind === "no-puzzle";

/** What a part of the game refuses, the whole is asked: it alone can say whether there is such a puzzle. */
async function answerWith(
  match: Match,
  question: TableQuestion,
  trying: Trying,
  loadWhole?: LoadWhole,
): Promise<unknown> {
  try {
    if (loadWhole && isForWhole(question)) changeGame(match, await loadWhole());
    const value = await answerBy(answers, question, match, trying);
    if (!loadWhole || !isRefused(question, value)) return value;
  } catch (error) {
    if (!loadWhole) throw error;
  }
  changeGame(match, await loadWhole());
  return answerBy(answers, question, match, trying);
}

/** Games in other languages are whole. */
async function answerIn(
  match: Match,
  question: TableQuestion,
  trying: Trying,
  loadWhole?: LoadWhole,
): Promise<unknown> {
  const { language } = question;
  match.language = language;
  if (language === "en") return answerWith(match, question, trying, loadWhole);
  match.served = wholeGame(await gameIn(language, match.served.seen.game.id));
  return answerWith(match, question, trying);
}

export function serveTable(served: ServedGame, loadWhole?: LoadWhole): void {
  const match = newMatch(served);
  serve<TableTalk>(self, {
    answer: (question, trying) => answerIn(match, question, trying, loadWhole),
    reasonOf: (error) => (error instanceof ToldError ? match.served.seen.words.troubles.say(error.says) : undefined),
  });
}
