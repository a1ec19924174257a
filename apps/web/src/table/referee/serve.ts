// The worker's side: makes puzzles and referees them, off the page's own thread, so that nothing stutters however long it takes.
import { ToldError, type ToldGame, view } from "@demonstrandum/engine";
import type { DebugWording } from "@demonstrandum/engine/debug";
import type { Language } from "@demonstrandum/text";
import { gameIn } from "./game-in.ts";
import { makePuzzle } from "./make.ts";
import { changeGame, type Match, makeMove, newMatch, openMatch, sessionOf } from "./match.ts";
import type { Asked, Question, Replies, Reply } from "./message.ts";
import type { Standing } from "./referee.ts";
import { type ServedGame, wholeGame } from "./served-game.ts";

type Trying = (attempt: number) => void;

const answers: {
  readonly [K in Question["kind"]]: (
    match: Match,
    question: Question & { kind: K },
    trying: Trying,
  ) => Replies[K] | Promise<Replies[K]>;
} = {
  make: ({ served }, { request }, trying) => makePuzzle(served.seen, request, trying),
  open: async (match, { code, moves, isLesson = false }) => {
    match.isLesson = isLesson;
    const opening = await openMatch(match, code, moves);
    if (!isLesson || opening.kind !== "open") return opening;
    return { ...opening, standing: await forgiven(match, opening.standing) };
  },
  move: async (match, { move }) => {
    const answer = await makeMove(match, move);
    return match.isLesson ? forgiven(match, answer) : answer;
  },
  replay: async (match) => {
    const session = sessionOf(match);
    if (!view(match.served.seen.game, session).isDone) return [];
    return (await import("./replay.ts")).makeReplay(await match.served.tell(), session.puzzle);
  },
  review: async (match, { times }) => {
    const session = sessionOf(match);
    if (!view(match.served.seen.game, session).isDone) return [];
    return (await import("./review.ts")).makeReview(await match.served.tell(), session, times);
  },
  pose: async (match, { code, question }) => (await import("./pose.ts")).pose(match, code, question),
  provePosed: async (match, { question }) => (await import("./pose.ts")).provePosed(match, question),
  lesson: async (match, { isAnswered }) => {
    const session = sessionOf(match);
    const [told, { makeLesson }] = [await match.served.tell(), await import("./lesson.ts")];
    return makeLesson(told, session, view(told.game, session), isAnswered);
  },
  print: async (match) =>
    (await import("./printout.ts")).makePrintout(await match.served.tell(), sessionOf(match).puzzle),
  report: async (match) =>
    (await import("@demonstrandum/engine/debug")).makeReport(
      await match.served.tell(),
      sessionOf(match),
      await loadDebugWords[match.language](),
    ),
  attempt: async (match, { person }) =>
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

type Answering = (match: Match, question: Question, trying: Trying) => unknown;

/** Loads the whole of a game of which only a part is there yet. */
type LoadWhole = () => Promise<ToldGame>;

/** Stories are told by the whole of a game. */
const isForWhole = (question: Question): boolean => question.kind === "open" && question.isStory === true;

const isRefused = (question: Question, value: unknown): boolean =>
  (question.kind === "open" || question.kind === "pose") && (value as Replies["open" | "pose"]).kind === "no-puzzle";

/** What a part of the game refuses, the whole is asked: it alone can say whether there is such a puzzle. */
async function answerWith(match: Match, question: Question, trying: Trying, loadWhole?: LoadWhole): Promise<unknown> {
  const answer = answers[question.kind] as Answering;
  try {
    if (loadWhole && isForWhole(question)) changeGame(match, await loadWhole());
    const value = await answer(match, question, trying);
    if (!loadWhole || !isRefused(question, value)) return value;
  } catch (error) {
    if (!loadWhole) throw error;
  }
  changeGame(match, await loadWhole());
  return answer(match, question, trying);
}

/** Games in other languages are whole. */
async function answerIn(match: Match, asked: Asked, trying: Trying, loadWhole?: LoadWhole): Promise<unknown> {
  const { language, question } = asked;
  match.language = language;
  if (language === "en") return answerWith(match, question, trying, loadWhole);
  match.served = wholeGame(await gameIn(language, match.served.seen.game.id));
  return answerWith(match, question, trying);
}

async function reply(match: Match, asked: Asked, trying: Trying, loadWhole?: LoadWhole): Promise<Reply> {
  const { id } = asked;
  try {
    return { id, kind: "done", value: await answerIn(match, asked, trying, loadWhole) };
  } catch (error) {
    return { id, kind: "failed", text: sayError(match, error) };
  }
}

function sayError({ served }: Match, error: unknown): string {
  if (error instanceof ToldError) return served.seen.words.troubles.say(error.says);
  return error instanceof Error ? error.message : "This cannot be worked out.";
}

export function serve(served: ServedGame, loadWhole?: LoadWhole): void {
  const match = newMatch(served);
  self.addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
    const trying = (attempt: number) => self.postMessage({ id: data.id, kind: "trying", attempt } satisfies Reply);
    self.postMessage(await reply(match, data, trying, loadWhole));
  });
}
