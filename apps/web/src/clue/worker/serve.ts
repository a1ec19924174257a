// What the worker does with a question.
import {
  ASKERS,
  advise,
  adviseShow,
  analyse,
  answerQuestion,
  learnHabits,
  review,
  sayReference,
  seedRandom,
} from "@demonstrandum/deals";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";

export function serve(question: ClueQuestion): ClueAnswers[ClueQuestion["kind"]] {
  switch (question.kind) {
    case "analyse":
      return analyse(question.setup, question.log);
    case "advise":
      return advise(question.setup, question.log, { ...inRoom(question.room), habits: question.habits });
    case "show":
      return adviseShow(question.setup, question.log, question.asked);
    case "answer":
      return answerQuestion(question.question, question.setup, question.log, inRoom(question.room));
    case "refer":
      return sayReference(question.table, question.written);
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
