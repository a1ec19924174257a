// What is asked of the worker, and what it answers. Both cross between the page and its worker.
import type { Advice, Analysis, Log, Setup } from "@demonstrandum/deals";

interface Table {
  readonly setup: Setup;
  readonly log: Log;
}

export type ClueQuestion =
  | (Table & { readonly kind: "analyse" })
  | (Table & { readonly kind: "advise"; readonly room: string | null })
  | (Table & { readonly kind: "answer"; readonly room: string | null; readonly question: string });

export interface Answers {
  readonly analyse: Analysis;
  readonly advise: Advice;
  readonly answer: string;
}
