// What villagers can say, and what it means.

export { RELATION_NAMES, RELATIONS, type RelationName } from "./relations.ts";
export type {
  BoundName,
  BoundStatement,
  ParityName,
  ParityStatement,
  RelationStatement,
  Scope,
  Statement,
  StatementName,
} from "./statement.ts";
export {
  assignmentOf,
  evaluate,
  isBound,
  isNaming,
  isRelation,
  MAX_VILLAGERS,
  MIN_VILLAGERS,
  scopeMask,
  variablesInvolved,
  variablesMask,
  worldOf,
} from "./statement.ts";
export { sayStatement } from "./statement-english.ts";
export { STATEMENT_EXAMPLES } from "./statement-examples.ts";
export { complexityCost, STATEMENT_NAMES, STATEMENT_NUMBERS, statementMeaning } from "./statement-forms.ts";
export { makeStatementSmtLib } from "./statement-smtlib.ts";
export { makeStatement, parseStatement } from "./statement-text.ts";
export type { TruthMask } from "./truth-mask.ts";
export {
  includesWorld,
  makeTruthHex,
  parseTruthHex,
  truthMask,
  wolfMasks,
  wordMask,
  wordsOfMask,
} from "./truth-mask.ts";
