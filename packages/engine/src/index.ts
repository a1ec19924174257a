// How a puzzle is made and played. Knows no game: everything particular comes from the Game object.

export { type Candidate, makeCandidate } from "./compose/candidate.ts";
export { type Composed, compose } from "./compose/compose.ts";
export type { Brief } from "./compose/draft.ts";
export { composeOpen } from "./compose/open/compose-open.ts";
export { makeOpenCandidate, type OpenBrief, type OpenCandidate } from "./compose/open/open-draft.ts";
export type { Config, Defect, Drawn, Finding, Game, SmtSolver, TextFlaw, Understood } from "./game/game.ts";
export { evidenceFrom, evidenceOf, type Honesty } from "./game/honesty.ts";
export { parsePuzzle } from "./game/parse-puzzle.ts";
export {
  ConfigError,
  FORMAT,
  LONGEST_SEED,
  NoPuzzleError,
  type Puzzle,
  PuzzleError,
  seedSchema,
  type Told,
} from "./game/puzzle.ts";
export { saidIssue } from "./game/said-issue.ts";
export type { Group, Person, Region, Spoken, SpokenNaming, Table, Word } from "./game/table.ts";
export { inTongue, type Tongue } from "./game/tongue.ts";
export type { Troubles } from "./game/troubles.ts";
export { type Failure, type Generated, generate, generateVerified, type OnTry } from "./generate.ts";
export type { ClashLine, SupposedClash, SupposedFact } from "./play/clash.ts";
export type { Hint, HintLevel } from "./play/hint.ts";
export { isQuestion, type Move, type Outcome, type Question } from "./play/move.ts";
export { makeProofFile, PROOF_FORMAT, type ProofFile } from "./play/proof-file.ts";
export {
  answerAt,
  foundAlong,
  type HowFound,
  moveSchema,
  newSession,
  type Played,
  parseSession,
  play,
  recorded,
  type Session,
  type State,
  stateOf,
  strangerIn,
  undo,
} from "./play/session.ts";
export { type Proved, type Solution, solve } from "./play/solve.ts";
export { type ClueView, type PersonView, type View, view } from "./play/view.ts";
export type { Why } from "./play/why.ts";
export { audit } from "./reason/audit.ts";
export { canDeduceIdentity, type Validation, validatePuzzle } from "./reason/documents.ts";
export { foreseenSpeakers, idleSpeakers } from "./reason/idle.ts";
export { canSolve, LABELS, LEVELS, type Level, levelFor, levelOf, type Profile, profileOf } from "./reason/level.ts";
export { type LocalFinds, runDeduction } from "./reason/one-clue.ts";
export { type AimedLevel, OPEN_LEVELS, type OpenLevel, openLevelFor, openLevelOf } from "./reason/open-level.ts";
export { makeOpenTheory, type OpenTheory } from "./reason/open-theory.ts";
export { insightsOf, path, provable } from "./reason/path.ts";
export { type LaidPuzzle, layOut, type Position } from "./reason/position.ts";
export { type Rating, rate, SCORE_WEIGHTS } from "./reason/rate.ts";
export type { Step } from "./reason/step.ts";
export { readSpeakers } from "./reason/supposition.ts";
export { findNext, reasonBySupposing, type SuppositionalReasoning } from "./reason/suppositional-reasoning.ts";
export { makeRecent } from "./recent.ts";
export { derive, makeRng, type Rng } from "./rng.ts";
export { sayHonesty, sayHonestyOf } from "./say/honesty.ts";
export { type Meaning, meaningOf } from "./say/meaning.ts";
export { escapeMarkdown, type PrintOptions, type PrintStyle, printPuzzle } from "./say/print.ts";
export type { ProofLine, ProofSentence, Uses } from "./say/proof.ts";
export { HEARD_TELLING } from "./say/testimony.ts";
export type { HeardTelling } from "./say/testimony-context.ts";
export { makeTextTable, terminalWidth } from "./say/text-table.ts";
export { type BitReader, BitsError, type BitWriter, makeBitReader, makeBitWriter } from "./share/bits.ts";
export { CodeError, type Decoded, isWholeCode, makeCode, parseCode } from "./share/code.ts";
export { type ExportFormat, exportPuzzle } from "./share/export.ts";
