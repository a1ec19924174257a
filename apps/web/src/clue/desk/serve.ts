// What the worker does with a question.
import { advise, analyse, answerQuestion } from "@demonstrandum/deals";
import type { Answers, ClueQuestion } from "./question.ts";

export function serve(question: ClueQuestion): Answers[ClueQuestion["kind"]] {
  const { setup, log } = question;
  if (question.kind === "analyse") return analyse(setup, log);
  const options = question.room === null ? {} : { room: question.room };
  if (question.kind === "advise") return advise(setup, log, options);
  return answerQuestion(question.question, setup, log, options).text;
}
