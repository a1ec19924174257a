// How a puzzle is made and played. Knows no game: everything particular comes from the Game object.

export { audit } from "./audit.ts";
export { type BitReader, BitsError, type BitWriter, makeBitReader, makeBitWriter } from "./bits.ts";
export { CodeError, type Decoded, makeCode, parseCode } from "./code.ts";
export { type Composed, compose } from "./compose.ts";
export type { Brief } from "./desk.ts";
export { canDeduceIdentity, type Validation, validatePuzzle } from "./documents.ts";
export type { Config, Defect, Drawn, Game, Known, Person, ProofVoice, Region, Spoken, Table } from "./game.ts";
export { generate } from "./generate.ts";
export { canSolve, LABELS, LEVELS, type Level, labelOf, levelOf, type Profile, profileOf } from "./level.ts";
export { type Deduction, runDeduction } from "./local.ts";
export { makeOffer, type Offer } from "./offer.ts";
export { path, provable } from "./path.ts";
export { type Laid, layOut, type Position } from "./position.ts";
export { capitalize, sayList, withArticle } from "./prose.ts";
export { ConfigError, FORMAT, type Puzzle, PuzzleError } from "./puzzle.ts";
export { rate, SCORE_WEIGHTS } from "./rate.ts";
export { makeRecent } from "./recent.ts";
export { derive, makeRng, type Rng } from "./rng.ts";
export { newSession, parseSession, play, type State, stateOf, undo } from "./session.ts";
export type { Played, Session } from "./session-state.ts";
export { view } from "./show.ts";
export type { Card, Failure, Generated, Step } from "./step.ts";
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
} from "./view.ts";
