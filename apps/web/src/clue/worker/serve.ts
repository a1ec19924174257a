// What the worker does with a question.
import { advise, adviseShow, analyse, answerQuestion, learnHabits } from "@demonstrandum/deals";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";

export function serve(question: ClueQuestion): ClueAnswers[ClueQuestion["kind"]] {
  switch (question.kind) {
    case "analyse":
      return analyse(question.setup, question.log);
    case "advise":
      return advise(question.setup, question.log, inRoom(question.room));
    case "show":
      return adviseShow(question.setup, question.log, question.asked);
    case "answer":
      return answerQuestion(question.question, question.setup, question.log, inRoom(question.room));
    case "habits":
      return learnHabits(question.games);
  }
}

const inRoom = (room: string | null) => (room === null ? {} : { room });
