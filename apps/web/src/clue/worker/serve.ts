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
  type TableTongue,
} from "@demonstrandum/deals";
import type { Language } from "@demonstrandum/text";
import type { ClueAnswers, ClueQuestion } from "./messages.ts";

/** A language is loaded when something is to be said in it. */
const TONGUES: Readonly<Record<Language, () => Promise<TableTongue>>> = {
  en: async () => (await import("@demonstrandum/deals/english-tongue")).english,
  zh: async () => (await import("@demonstrandum/deals/chinese-tongue")).chinese,
};

export async function serve(question: ClueQuestion): Promise<ClueAnswers[ClueQuestion["kind"]]> {
  switch (question.kind) {
    case "analyse":
      return analyse(question.setup, question.log);
    case "advise":
      return advise(question.setup, question.log, { ...inRoom(question.room), habits: question.habits });
    case "show":
      return adviseShow(question.setup, question.log, question.asked);
    case "answer":
      return answerQuestion(
        await TONGUES[question.language](),
        question.question,
        question.setup,
        question.log,
        inRoom(question.room),
      );
    case "refer":
      return sayReference((await TONGUES[question.language]()).words, question.table, question.written);
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
