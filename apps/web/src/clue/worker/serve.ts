// What a worker does with a question. Every page asks what is certain; whatever else there is to ask is loaded when it is asked for.
import { analyse, type TableTongue } from "@demonstrandum/deals";
import { refusalOf } from "../say/say-error.ts";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";
import type { Reply } from "./worker-client.ts";

/** One worker speaks one language, so that a page loads one. */
type LoadTongue = () => Promise<TableTongue>;

type Answering = {
  readonly [K in ClueQuestion["kind"]]: (
    question: ClueQuestion & { readonly kind: K },
    loadTongue: LoadTongue,
  ) => ClueAnswers[K] | Promise<ClueAnswers[K]>;
};

const advising = () => import("./advising.ts");
const talking = () => import("./talking.ts");

const ANSWERS: Answering = {
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

async function reply(question: ClueQuestion, loadTongue: LoadTongue): Promise<Reply> {
  const answer = ANSWERS[question.kind] as (question: ClueQuestion, loadTongue: LoadTongue) => unknown;
  try {
    return { ok: true, value: await answer(question, loadTongue) };
  } catch (error) {
    return { ok: false, trouble: refusalOf(error) ?? "failed" };
  }
}

/** Answers whatever the page asks. */
export const serve = (loadTongue: LoadTongue): void =>
  self.addEventListener("message", async ({ data }: MessageEvent<ClueQuestion>) =>
    self.postMessage(await reply(data, loadTongue)),
  );
