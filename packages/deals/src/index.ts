// Exact reasoning about dealt cards: what follows at the table, why, how likely the rest is, and what to ask next.

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
export type { Lead, LinkState } from "./links.ts";
export type { CardRow, CellState, EnvelopeState } from "./matrix.ts";
export { RULE_NAMES, type RuleId } from "./rule-names.ts";
export { ENVELOPE, FACE_UP, type HandSize, handSizesOf, parseSetup, type Setup } from "./setup.ts";
export { type SimulatedGame, type SimulateOptions, simulateGame } from "./simulate.ts";
