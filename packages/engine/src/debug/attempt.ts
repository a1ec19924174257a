// The deduction attempt for one person, as debug mode prints it: what each clue alone says of them, then all clues together.

import { entailed } from "@demonstrandum/logic";
import {
  type Game,
  layOut,
  nameAt,
  playIn,
  quoted,
  type Session,
  stateOf,
  type ToldGame,
  tellTable,
} from "../index.ts";
import { linesOfWhy } from "./report.ts";
import type { DebugWording } from "./words/wording.ts";

/** What some clues force about a person. */
function forcedOf(game: Game, session: Session, person: number, clues: readonly number[]): boolean | undefined {
  const { theory } = layOut(game, session.puzzle);
  const forced = entailed(theory, { facts: stateOf(game, session).position.facts, clues });
  if (!forced || ((forced.known >>> person) & 1) === 0) return undefined;
  return ((forced.value >>> person) & 1) === 1;
}

function sayWhy(told: ToldGame, session: Session, person: number, identity: boolean): string {
  const { outcome } = playIn(told, session, { kind: "why", person, identity });
  return outcome.kind === "why" ? linesOfWhy(outcome.why).join(" ") : "";
}

export function makeAttempt(told: ToldGame, session: Session, person: number, says: DebugWording): string {
  const { game } = told;
  const { clues, words } = tellTable(told, session.puzzle);
  const { position } = stateOf(game, session);
  const name = nameAt(words, person);
  const word = (identity: boolean) => words.kinds[identity ? 1 : 0].one.toUpperCase();
  const forcedBy = (from: readonly number[]) => {
    const forced = forcedOf(game, session, person, from);
    return forced === undefined ? undefined : word(forced);
  };
  if (((position.facts.known >>> person) & 1) === 1) return says.already(name);
  return [
    says.attempt(name),
    says.alone,
    ...position.clues.map((speaker) => {
      const { people: about = [] } = clues[speaker] ?? {};
      return says.says(nameAt(words, speaker), quoted(words, { speaker }), forcedBy([speaker]), about.includes(person));
    }),
    says.together(position.clues.length, forcedBy(position.clues)),
    ...[false, true].map((identity) => says.as(word(identity), sayWhy(told, session, person, identity))),
  ].join("\n");
}
