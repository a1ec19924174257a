// Exact reasoning about dealt cards: what follows at the table, why, how likely the rest is, and what to ask next.

export {
  type AccuseAdvice,
  type Advice,
  type AdvisedOutcome,
  type AdvisedSuggestion,
  type AdviseOptions,
  advise,
} from "./advice/advise.ts";
export type { Closeness } from "./advice/closeness.ts";
export { adviseShow, type ShowChoice, type ShowQuestion } from "./advice/show-card.ts";
export { type Answer, answerQuestion } from "./advisor/answer-question.ts";
export { type Briefing, brief } from "./advisor/briefing.ts";
export { parseQuestion, type Question } from "./advisor/question.ts";
export { type Summary, sayEntry, summarise } from "./advisor/summarise.ts";
export { ADVISOR_TOOLS, type AdvisorTool } from "./advisor/tools.ts";
export {
  type AnalyseOptions,
  type Analysis,
  analyse,
  type Conflict,
  DEFAULT_BUDGET,
  type Envelope,
  type HandState,
  type KindProgress,
} from "./analyse.ts";
export { type CaseResult, runCases } from "./conformance.ts";
export {
  type Card,
  CLASSIC,
  cardsOf,
  DECKS,
  type Deck,
  KINDS,
  type Kind,
  MASTER_DETECTIVE,
  parseDeck,
} from "./deck.ts";
export type { Claim, Deduction, DeductionType } from "./deduction.ts";
export {
  type Accusation,
  type Entry,
  EntrySchema,
  type LinkEntry,
  type Log,
  type ManualFact,
  parseEntry,
  parseLog,
  type Show,
  type Suggestion,
  showsOf,
  skippedPlayers,
} from "./entry.ts";
export { TableError, type TableErrorCode } from "./error.ts";
export { type Habits, learnHabits, type Tendency } from "./habits.ts";
export type { Lead, LinkState } from "./links.ts";
export type { CardRow, CellState, EnvelopeState } from "./matrix.ts";
export { RULE_NAMES, type RuleId } from "./rule-names.ts";
export { makeGameText, parseGame, parseGameText, renamePlayer, type SavedGame, TABLE_FORMAT } from "./saved-game.ts";
export {
  sayCard,
  sayCards,
  sayClaim,
  sayDeduction,
  sayEntries,
  sayList,
  sayOwner,
  sayReason,
  sentence,
} from "./say.ts";
export { ENVELOPE, FACE_UP, type HandSize, handSizesOf, parseSetup, type Setup } from "./setup.ts";
export { makeShareText, parseShareText } from "./share.ts";
export { type SimulatedGame, type SimulateOptions, simulateGame } from "./simulate.ts";
