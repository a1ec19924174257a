// What is wrong with a setup, a log or a saved game, in words a player understands.
// Callers branch on `code`; `where` names the place ("players[2]", "entry 4"), `about` what is wrong, for other languages.

import * as v from "valibot";

/** Every way in which given data can be unusable. */
export type TableErrorCode =
  | "shape"
  | "format"
  | "deck"
  | "players"
  | "unknown_player"
  | "unknown_card"
  | "player_twice"
  | "card_twice"
  | "card_kinds"
  | "hand_size"
  | "envelope_empty"
  | "asker_answered"
  | "shower_passed"
  | "shower_before_passer"
  | "card_not_asked"
  | "id_twice"
  | "too_much";

/** Thrown for data that cannot be a table at all; a log that contradicts itself is not an error but an answer. */
export class TableError extends Error {
  override readonly name = "TableError";
  constructor(
    readonly code: TableErrorCode,
    readonly where: string,
    message: string,
    readonly about: readonly string[] = [],
  ) {
    super(where === "" ? message : `${where}: ${message}`);
  }
}

/** Checks the shape of data against a schema; the first fault becomes a TableError. */
export function parseShape<S extends v.GenericSchema>(schema: S, data: unknown, where: string): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const fault = result.issues[0];
  throw new TableError("shape", joinPlace(where, v.getDotPath(fault)), sayFault(fault));
}

function joinPlace(where: string, path: string | null): string {
  if (path === null) return where;
  return where === "" ? path : `${where}, ${path}`;
}

function sayFault(fault: v.BaseIssue<unknown>): string {
  if (fault.kind === "validation") return fault.message;
  return `expected ${fault.expected ?? "something else"} but found ${fault.received}.`;
}
