// What is said around questions to the advisor.
import type { ModelNote } from "../consult-model.ts";

export interface AdvisorWording {
  readonly title: string;
  readonly fromModel: string;
  readonly fromFigures: string;
  readonly ready: readonly (readonly [title: string, question: string])[];
  readonly question: string;
  readonly placeholder: string;
  readonly ask: string;
  /** The engine's answers, which a model chose, with what is said of their figures. */
  chosen(figures: string): string;
  readonly exact: string;
  readonly estimated: string;
  asOf(entry: number): string;
  /** Why the model chose nothing, and what is told instead. */
  instead(note: ModelNote): string;
  readonly cannot: string;
}
