// What a worker does with a question. There is one for each language, so that a page loads one.
import {
  ASKERS,
  advise,
  adviseShow,
  analyse,
  answerQuestion,
  learnHabits,
  review,
  seedRandom,
  type TableTongue,
} from "@demonstrandum/deals";
import { refusalOf } from "../words/say-error.ts";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";
import type { Reply } from "./worker-client.ts";

function answerIn(tongue: TableTongue, question: ClueQuestion): ClueAnswers[ClueQuestion["kind"]] {
  switch (question.kind) {
    case "analyse":
      return analyse(question.setup, question.log);
    case "advise":
      return advise(question.setup, question.log, { ...inRoom(question.room), habits: question.habits });
    case "show":
      return adviseShow(question.setup, question.log, question.asked);
    case "answer":
      return answerQuestion(tongue, question.question, question.setup, question.log, inRoom(question.room));
    case "suppose":
      return analyse(question.setup, question.log, { explain: false });
    case "review":
      return review(question.setup, question.log, { envelope: question.envelope });
    case "move":
      return ASKERS[question.asker]({ view: question.view, random: seedRandom(question.seed) });
    case "habits":
      return learnHabits(question.games);
  }
}

const inRoom = (room: string | null) => (room === null ? {} : { room });

function reply(tongue: TableTongue, question: ClueQuestion): Reply {
  try {
    return { ok: true, value: answerIn(tongue, question) };
  } catch (error) {
    return { ok: false, trouble: refusalOf(error) ?? "failed" };
  }
}

/** Answers whatever the page asks. */
export const serve = (tongue: TableTongue): void =>
  self.addEventListener("message", ({ data }: MessageEvent<ClueQuestion>) => self.postMessage(reply(tongue, data)));
