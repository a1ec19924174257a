// What is asked of the worker, and what it answers. Both cross between the page and its worker.
import type {
  Advice,
  Analysis,
  Answer,
  Habits,
  Log,
  SavedGame,
  Setup,
  ShowChoice,
  ShowQuestion,
} from "@demonstrandum/deals";

interface Table {
  readonly setup: Setup;
  readonly log: Log;
}

export type ClueQuestion =
  | (Table & { readonly kind: "analyse" })
  | (Table & { readonly kind: "advise"; readonly room: string | null })
  | (Table & { readonly kind: "show"; readonly asked: ShowQuestion })
  | (Table & { readonly kind: "answer"; readonly room: string | null; readonly question: string })
  | { readonly kind: "habits"; readonly games: readonly SavedGame[] };

export interface Answers {
  readonly analyse: Analysis;
  readonly advise: Advice;
  readonly show: readonly ShowChoice[];
  readonly answer: Pick<Answer, "text" | "isExact">;
  readonly habits: readonly Habits[];
}
