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
  ToldError,
} from "./game/puzzle.ts";
export { remarkIssue } from "./game/remark-issue.ts";
export type { Group, Person, Spoken, SpokenNaming, Table } from "./game/table.ts";
export { type Failure, type Generated, generate, generateVerified, type OnTry } from "./generate.ts";
export type { SupposedFact } from "./play/clash.ts";
export type { HintLevel } from "./play/hint.ts";
export { type BareOutcome, isQuestion, type Move, type Question } from "./play/move.ts";
export { answerAt, type Played, play } from "./play/play.ts";
export { movesTo, type PositionQuestion, proofAt } from "./play/position-puzzle.ts";
export { makeProofFile, PROOF_FORMAT, type ProofFile } from "./play/proof-file.ts";
export {
  foundAlong,
  type HowFound,
  type Judged,
  judgeMove,
  moveSchema,
  newSession,
  parseSession,
  recorded,
  type Session,
  type State,
  stateOf,
  strangerIn,
  undo,
} from "./play/session.ts";
export { type Proved, type Solution, solve, solveIn } from "./play/solve.ts";
export {
  type ClashLine,
  type Hint,
  type Outcome,
  playIn,
  type SupposedClash,
  tellOutcome,
  type Why,
} from "./play/tell.ts";
export { type ClueView, type PersonView, tellView, type View, viewIn } from "./play/tell-view.ts";
export { type BareView, view } from "./play/view.ts";
export { audit } from "./reason/audit.ts";
export { canDeduceIdentity, type Validation, validatePuzzle } from "./reason/documents.ts";
export { foreseenSpeakers, idleSpeakers } from "./reason/idle.ts";
export {
  ANY_LABEL,
  canSolve,
  LABELS,
  LEVELS,
  type Level,
  levelFor,
  levelOf,
  levelsOf,
  type Profile,
  type ProofLimit,
  profileOf,
} from "./reason/level.ts";
export { type LocalFinds, runDeduction } from "./reason/one-clue.ts";
export {
  type AimedLevel,
  OPEN_LEVELS,
  type OpenLevel,
  openLevelFor,
  openLevelOf,
  openLevelsOf,
} from "./reason/open-level.ts";
export { makeOpenTheory, type OpenTheory } from "./reason/open-theory.ts";
export { insightsOf, path, provable } from "./reason/path.ts";
export { type LaidPuzzle, layOut, type Position } from "./reason/position.ts";
export { type Rating, rate, SCORE_WEIGHTS, scoreOf } from "./reason/rate.ts";
export { findSpare } from "./reason/spare.ts";
export type { Step } from "./reason/step.ts";
export { readSpeakers } from "./reason/supposition.ts";
export { findNext, reasonBySupposing, type SuppositionalReasoning } from "./reason/suppositional-reasoning.ts";
export { type LongInsight, type Texture, textureOf } from "./reason/texture.ts";
export { puzzleRemark } from "./remarks/en.ts";
export { derive, makeRng, type Rng } from "./rng.ts";
export { costOf } from "./say/cost.ts";
export type { GameWords, ToldGame } from "./say/game-words.ts";
export { sayHonestyOf } from "./say/honesty.ts";
export { type Meaning, meaningOf } from "./say/meaning.ts";
export { escapeMarkdown, type PrintOptions, type PrintStyle, printPuzzle } from "./say/print.ts";
export type { LineGroup, ProofLine, ProofSentence, Uses } from "./say/proof.ts";
export { readClueIn, type ToldClue, type Writing } from "./say/read-clue.ts";
export type { GroupWords, PersonWords, SpokenWords, TableWords, Word } from "./say/table-words.ts";
export { TESTIMONY_TELLING } from "./say/testimony.ts";
export type { TestimonyTelling } from "./say/testimony-context.ts";
export { makeTextTable, terminalWidth } from "./say/text-table.ts";
export { type ToldTable, tellTable } from "./say/told-table.ts";
export { enTroubles, type Troubles } from "./say/troubles.ts";
export { nameAt, quoted } from "./say/words/at-table.ts";
export { en } from "./say/words/en/index.ts";
export { enSeen } from "./say/words/en/seen.ts";
export type { ProofWords, SeenWords } from "./say/words/wording.ts";
export { type BitReader, BitsError, type BitWriter, makeBitReader, makeBitWriter } from "./share/bits.ts";
export { type Byline, BylineError, flawOfByline, LONGEST_BYLINE, tidyByline } from "./share/byline.ts";
export { CodeError, type Decoded, isWholeCode, makeCode, parseCode, readCode, UnsoundError } from "./share/code.ts";
export { type ExportFormat, exportPuzzle } from "./share/export.ts";
