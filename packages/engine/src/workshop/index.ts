// Making puzzles by hand: drafts, what is to be said of them at any moment, and help with the rest.

export { type Adjusted, adjustDraft, type Direction, unneededSpeakers } from "./adjust.ts";
export { auditDraft } from "./audit-draft.ts";
export type { ClueFields, Drafts, Proposal } from "./drafts.ts";
export { fillInDraft, puzzleOfDraft } from "./fill-in.ts";
export { gameOfDrafts, layDraft, orderOf, silentPeople, type Workshop } from "./lay-draft.ts";
export { type Leeway, leewaysIn } from "./leeway.ts";
export { type ClueSuggestion, type Effect, suggestClues, worldsAfter } from "./suggest.ts";
export {
  countLeft,
  type DraftInsight,
  isWhole,
  type StuckPlace,
  type Survey,
  surveyDraft,
  type WorldCount,
} from "./survey.ts";
export { readTyped, type TypedClue } from "./typed.ts";
