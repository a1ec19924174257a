// How a puzzle is made and played. Knows no game: everything particular comes from the Game object.

export { type Composed, compose } from "./compose/compose.ts";
export type { Brief } from "./compose/desk.ts";
export { makeOffer, type Offer } from "./compose/offer.ts";
export type { Config, Defect, Drawn, Game, Known, Person, ProofVoice, Region, Spoken, Table } from "./game/game.ts";
export { ConfigError, FORMAT, type Puzzle, PuzzleError } from "./game/puzzle.ts";
export { generate } from "./generate.ts";
export { newSession, parseSession, play, type State, stateOf, undo } from "./play/session.ts";
export type { Played, Session } from "./play/session-state.ts";
export { view } from "./play/view.ts";
export type {
  ClueView,
  Hint,
  HintLevel,
  Move,
  Outcome,
  PersonView,
  ProofSentence,
  View,
  Why,
  Word,
} from "./play/view-types.ts";
export { audit } from "./reason/audit.ts";
export { canDeduceIdentity, type Validation, validatePuzzle } from "./reason/documents.ts";
export { canSolve, LABELS, LEVELS, type Level, labelOf, levelOf, type Profile, profileOf } from "./reason/level.ts";
export { type Deduction, runDeduction } from "./reason/one-clue.ts";
export { path, provable } from "./reason/path.ts";
export { type Laid, layOut, type Position } from "./reason/position.ts";
export { rate, SCORE_WEIGHTS } from "./reason/rate.ts";
export type { Card, Failure, Generated, Step } from "./reason/step.ts";
export { makeRecent } from "./recent.ts";
export { derive, makeRng, type Rng } from "./rng.ts";
export { capitalize, sayList, withArticle } from "./say/prose.ts";
export { type BitReader, BitsError, type BitWriter, makeBitReader, makeBitWriter } from "./share/bits.ts";
export { CodeError, type Decoded, makeCode, parseCode } from "./share/code.ts";
