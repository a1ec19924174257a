// What a worker does with a question. Every page asks what is certain; whatever else there is to ask is loaded when it is asked for.
import { analyse, type TableTongue } from "@demonstrandum/deals";
import { type Answers, answerBy, serve } from "@demonstrandum/wire";
import { refusalOf } from "../say/say-error.ts";
import type { ClueTalk } from "./messages.ts";

/** One worker speaks one language, so that a page loads one. */
type LoadTongue = () => Promise<TableTongue>;

const advising = () => import("./advising.ts");
const talking = () => import("./talking.ts");

const ANSWERS: Answers<ClueTalk, LoadTongue> = {
  analyse: ({ setup, log }) => analyse(setup, log),
  suppose: ({ setup, log }) => analyse(setup, log, { explain: false }),
  advise: async (question) => (await advising()).adviseNext(question),
  show: async ({ setup, log, asked }) => (await advising()).adviseShow(setup, log, asked),
  review: async ({ setup, log, envelope }) => (await advising()).review(setup, log, { envelope }),
  habits: async ({ games }) => (await advising()).learnHabits(games),
  move: async (question) => (await import("./practising.ts")).moveOf(question),
  answer: async (question, loadTongue) => (await talking()).answerTyped(await loadTongue(), question),
  prove: async (question, loadTongue) => (await talking()).tellProof(await loadTongue(), question),
  "read-line": async ({ text, setup }, loadTongue) => (await loadTongue()).readLine(text, setup),
};

/** Answers whatever the page asks. */
export const serveClue = (loadTongue: LoadTongue): void =>
  serve<ClueTalk>(self, {
    answer: (question, tell) => answerBy(ANSWERS, question, loadTongue, tell),
    reasonOf: refusalOf,
  });
