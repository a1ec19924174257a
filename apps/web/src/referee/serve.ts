// The worker's side: makes puzzles and referees them, off the page's own thread, so that nothing stutters however long it takes.
import { type Game, view } from "@demonstrandum/engine";
import type { Language } from "@demonstrandum/text";
import type { DebugWording } from "./debug-words/wording.ts";
import { gameIn } from "./game-in.ts";
import { makePuzzle } from "./make.ts";
import { type Match, makeMove, newMatch, openMatch, sessionOf } from "./match.ts";
import type { Asked, Question, Replies, Reply } from "./message.ts";
import type { Standing } from "./referee.ts";
import { makeReplay } from "./replay.ts";

type Trying = (attempt: number) => void;

const answers: {
  readonly [K in Question["kind"]]: (
    match: Match,
    question: Question & { kind: K },
    trying: Trying,
  ) => Replies[K] | Promise<Replies[K]>;
} = {
  make: ({ game }, { request }, trying) => makePuzzle(game, request, trying),
  open: (match, { code, moves, isLesson = false }) => {
    match.isLesson = isLesson;
    const opening = openMatch(match, code, moves);
    if (!isLesson || opening.kind !== "open") return opening;
    return forgiven(match, opening.standing).then((standing) => ({ ...opening, standing }));
  },
  move: (match, { move }) => {
    const answer = makeMove(match, move);
    return match.isLesson ? forgiven(match, answer) : answer;
  },
  replay: (match) => {
    const { puzzle } = sessionOf(match);
    return view(match.game, sessionOf(match)).isDone ? makeReplay(match.game, puzzle) : [];
  },
  lesson: async (match, { isAnswered }) => {
    const session = sessionOf(match);
    const { makeLesson } = await import("./lesson.ts");
    return makeLesson(match.game, session, view(match.game, session), isAnswered);
  },
  print: async (match) => (await import("./printout.ts")).makePrintout(match.game, sessionOf(match).puzzle),
  report: async (match) =>
    (await import("./report.ts")).makeReport(match.game, sessionOf(match), await loadDebugWords(match.language)),
  attempt: async (match, { person }) =>
    (await import("./attempt.ts")).makeAttempt(
      match.game,
      sessionOf(match),
      person,
      await loadDebugWords(match.language),
    ),
};

/** The standing with nothing counted that the teacher asked for. */
async function forgiven<S extends Standing>(match: Match, standing: S): Promise<S> {
  const { forgive } = await import("./lesson.ts");
  return { ...standing, view: forgive(match.game, sessionOf(match), standing.view) };
}

const loadDebugWords = async (language: Language): Promise<DebugWording> =>
  language === "zh" ? (await import("./debug-words/zh.ts")).zh : (await import("./debug-words/en.ts")).en;

type Answering = (match: Match, question: Question, trying: Trying) => unknown;

/** Loads the whole of a game of which only a part is there yet. */
type LoadWhole = () => Promise<Game>;

const isRefused = (question: Question, value: unknown): boolean =>
  question.kind === "open" && (value as Replies["open"]).kind === "no-puzzle";

/** What a part of the game refuses, the whole is asked: it alone can say whether there is such a puzzle. */
async function answerWith(match: Match, question: Question, trying: Trying, loadWhole?: LoadWhole): Promise<unknown> {
  const answer = answers[question.kind] as Answering;
  try {
    const value = await answer(match, question, trying);
    if (!loadWhole || !isRefused(question, value)) return value;
  } catch (error) {
    if (!loadWhole) throw error;
  }
  match.game = await loadWhole();
  return answer(match, question, trying);
}

/** Games in other languages are whole. */
async function answerIn(match: Match, asked: Asked, trying: Trying, loadWhole?: LoadWhole): Promise<unknown> {
  const { language, question } = asked;
  match.language = language;
  if (language === "en") return answerWith(match, question, trying, loadWhole);
  match.game = await gameIn(language, match.game.id);
  return answerWith(match, question, trying);
}

async function reply(match: Match, asked: Asked, trying: Trying, loadWhole?: LoadWhole): Promise<Reply> {
  const { id } = asked;
  try {
    return { id, kind: "done", value: await answerIn(match, asked, trying, loadWhole) };
  } catch (error) {
    return { id, kind: "failed", text: error instanceof Error ? error.message : "This cannot be worked out." };
  }
}

export function serve(game: Game, loadWhole?: LoadWhole): void {
  const match = newMatch(game);
  self.addEventListener("message", async ({ data }: MessageEvent<Asked>) => {
    const trying = (attempt: number) => self.postMessage({ id: data.id, kind: "trying", attempt } satisfies Reply);
    self.postMessage(await reply(match, data, trying, loadWhole));
  });
}
