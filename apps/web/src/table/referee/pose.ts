// A position as a puzzle, on the worker's side: the moves that lead to it, and the proof it asks for.
import { movesTo, type PositionQuestion, proofAt, tellOutcome, tellTable, viewIn } from "@demonstrandum/engine";
import { type Match, openMatch, sessionOf } from "./match.ts";
import type { Posed } from "./message.ts";
import type { ReplayStep } from "./referee.ts";

export async function pose(match: Match, code: string, question: PositionQuestion): Promise<Posed> {
  const opening = await openMatch(match, code, []);
  if (opening.kind === "no-puzzle") return opening;
  const moves = movesTo(match.served.seen.game, sessionOf(match).puzzle, question);
  return moves ? { kind: "posed", moves } : { kind: "no-position" };
}

/** The one step that leads on to the person; none if there is no such position, or its proof is too much to work out. */
export async function provePosed(match: Match, question: PositionQuestion): Promise<readonly ReplayStep[]> {
  const { puzzle } = sessionOf(match);
  const told = await match.served.tell();
  const moves = movesTo(told.game, puzzle, question);
  if (!moves) return [];
  const outcome = tellOutcome(tellTable(told, puzzle), proofAt(told.game, puzzle, question));
  return outcome.kind === "hint" ? [{ view: viewIn(told, { puzzle, moves }), hint: outcome.hint }] : [];
}
