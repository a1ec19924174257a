// What is asked of the worker, and what it answers. Both cross between the page and its worker.
import type {
  Advice,
  Analysis,
  Answer,
  AskerMove,
  AskerName,
  Deduction,
  Habits,
  Log,
  PlayerView,
  Question,
  Review,
  SavedGame,
  Setup,
  ShowChoice,
  ShowQuestion,
  TableProofSentence,
  TableRefusal,
  TypedSuggestion,
} from "@demonstrandum/deals";
import type { WorkerTalk } from "@demonstrandum/wire";

interface TableContent {
  readonly setup: Setup;
  readonly log: Log;
}

export type ClueQuestion =
  | (TableContent & { readonly kind: "analyse" })
  | (TableContent & {
      readonly kind: "advise";
      readonly room: string | null;
      readonly habits: readonly Habits[];
      /** Whether strangers are taken for some of a population. */
      readonly population: boolean;
    })
  | (TableContent & { readonly kind: "show"; readonly asked: ShowQuestion })
  | (TableContent & {
      readonly kind: "answer";
      readonly room: string | null;
      /** As it was typed, or as it was offered. */
      readonly question: string | Question;
    })
  | (TableContent & { readonly kind: "prove"; readonly deduction: Deduction })
  | { readonly kind: "read-line"; readonly setup: Setup; readonly text: string }
  | (TableContent & { readonly kind: "suppose" })
  | (TableContent & { readonly kind: "review"; readonly envelope: readonly string[] })
  | { readonly kind: "move"; readonly view: PlayerView; readonly asker: AskerName; readonly seed: number }
  | { readonly kind: "habits"; readonly games: readonly SavedGame[] };

interface ClueAnswers {
  readonly analyse: Analysis;
  readonly advise: Advice;
  readonly show: readonly ShowChoice[];
  readonly answer: Pick<Answer, "text" | "isExact" | "understood" | "offers">;
  /** None where it would be too long to follow. */
  readonly prove: readonly TableProofSentence[];
  readonly habits: readonly Habits[];
  readonly "read-line": TypedSuggestion;
  readonly suppose: Analysis;
  readonly review: Review;
  /** What a simulated player does. */
  readonly move: AskerMove;
}

export interface ClueTalk extends WorkerTalk {
  readonly question: ClueQuestion;
  readonly answers: ClueAnswers;
  /** Whoever asked says it in words. */
  readonly reason: TableRefusal;
}
