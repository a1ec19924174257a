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
export { type Habits, HabitsSchema, learnHabits, type Tendency } from "./advice/habits.ts";
export { findPatterns, type PlayPattern } from "./advice/patterns.ts";
export { type Review, type ReviewStep, review } from "./advice/review.ts";
export { adviseShow, type ShowChoice, type ShowQuestion } from "./advice/show-card.ts";
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
export { type Answer, answerOffer, answerQuestion, type Offer } from "./answers/answer-question.ts";
export { type Briefing, brief } from "./answers/briefing.ts";
export { type AdvisorEvent, AdvisorEventSchema, type AdvisorFailure, printEvent } from "./answers/events.ts";
export { type AdvisedTable, offerAnswer, offerAnswers } from "./answers/offered-answers.ts";
export type { Question } from "./answers/question.ts";
export { sayHabits } from "./answers/say-habits.ts";
export { sayPattern } from "./answers/say-pattern.ts";
export type { TypedSuggestion } from "./answers/typed-suggestion.ts";
export type { AdviceWording, TableTongue } from "./answers/words/wording.ts";
export { ASSUMPTIONS, type Assumption, type AssumptionKind, assumedEntries } from "./assumptions/assumption.ts";
export { type Changes, changesBetween } from "./assumptions/changes.ts";
export { ASKERS, type Asker, type AskerMove, type AskerName } from "./practice/askers.ts";
export {
  accuse as accusePractice,
  cardToShow,
  envelopeOf,
  handOf,
  isPracticeOver,
  nextToShow,
  type PlayerView,
  type PracticeGame,
  startPractice,
  suggest as suggestPractice,
  type Triple,
  viewFor,
} from "./practice/practice-game.ts";
export { type PracticeTurn, takeTurns, turnsOf } from "./practice/practice-record.ts";
export { type Random, seedRandom } from "./random.ts";
export type { Claim, Deduction, DeductionType } from "./rules/deduction.ts";
export type { Lead, LinkState } from "./rules/links.ts";
export type { CardRow, CellState, EnvelopeState } from "./rules/matrix.ts";
export type { TableProof } from "./rules/proof.ts";
export { proveDeduction } from "./rules/prove.ts";
export { RULE_NAMES, type RuleId } from "./rules/rule-names.ts";
export {
  citeEntries,
  sayCard,
  sayCards,
  sayClaim,
  sayDeduction,
  sayHolder,
  sayReason,
} from "./rules/say.ts";
export { sayTableProof, type TableProofSentence } from "./rules/say-proof.ts";
export { type SimulatedGame, type SimulateOptions, simulateGame } from "./simulate.ts";
export { cardsSeenBy } from "./table/cards-seen-by.ts";
export { type Contest, contestOf } from "./table/contest.ts";
export {
  CARD_KINDS,
  type CardKind,
  CLASSIC,
  cardsOf,
  type Deck,
  MASTER_DETECTIVE,
  type PlayingCard,
  parseDeck,
} from "./table/deck.ts";
export { DECKS } from "./table/editions.ts";
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
} from "./table/entry.ts";
export { TableError, type TableErrorCode } from "./table/error.ts";
export { EXAMPLE_TABLE } from "./table/example.ts";
export { renameEntry, renamePlayer } from "./table/rename.ts";
export {
  makeGameText,
  parseGameText,
  parseSavedGame,
  type SavedGame,
  TABLE_FORMAT,
} from "./table/saved-game.ts";
export { ENVELOPE, FACE_UP, type HandSize, handSizesOf, parseSetup, type Setup, SetupSchema } from "./table/setup.ts";
export { makeShareText, parseShareText } from "./table/share.ts";
export type { TableRefusal, TableWording } from "./words/wording.ts";
