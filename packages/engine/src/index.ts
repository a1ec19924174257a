export type { Config, Defect, Drawn, Game, Known, Person, Region, Spoken, Table } from "./game.ts";
export { ConfigError, FORMAT, type Puzzle, PuzzleError } from "./puzzle.ts";
export { derive, makeRng, type Rng } from "./rng.ts";
export type { Played, Session } from "./session-state.ts";
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
