// The deduction attempt for one person, as debug mode prints it: what each clue alone says of them, then all clues together.
import { type Game, layOut, play, type Session, stateOf } from "@demonstrandum/engine";
import { entailed } from "@demonstrandum/logic";
import type { DebugWording } from "./debug-words/wording.ts";

/** What some clues force about a person. */
function forcedOf(game: Game, session: Session, person: number, clues: readonly number[]): boolean | undefined {
  const { theory } = layOut(game, session.puzzle);
  const forced = entailed(theory, { facts: stateOf(game, session).position.facts, clues });
  if (!forced || ((forced.known >>> person) & 1) === 0) return undefined;
  return ((forced.value >>> person) & 1) === 1;
}

function sayWhy(game: Game, session: Session, person: number, identity: boolean): string {
  const { outcome } = play(game, session, { kind: "why", person, identity });
  return outcome.kind === "why" ? outcome.why.text : "";
}

export function makeAttempt(game: Game, session: Session, person: number, says: DebugWording): string {
  const { people, clues, words } = layOut(game, session.puzzle).table;
  const { position } = stateOf(game, session);
  const name = people[person]?.name ?? "";
  const word = (identity: boolean) => words[identity ? 1 : 0].one.toUpperCase();
  const forcedBy = (from: readonly number[]) => {
    const forced = forcedOf(game, session, person, from);
    return forced === undefined ? undefined : word(forced);
  };
  if (((position.facts.known >>> person) & 1) === 1) return says.already(name);
  return [
    says.attempt(name),
    says.alone,
    ...position.clues.map((speaker) => {
      const { text = "", people: about = [] } = clues[speaker] ?? {};
      return says.says(people[speaker]?.name ?? "", text, forcedBy([speaker]), about.includes(person));
    }),
    says.together(position.clues.length, forcedBy(position.clues)),
    ...[false, true].map((identity) => says.as(word(identity), sayWhy(game, session, person, identity))),
  ].join("\n");
}
