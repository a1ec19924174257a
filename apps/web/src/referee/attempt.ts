// The deduction attempt for one person, as debug mode prints it: what each clue alone says of them, then all clues together.
import { type Game, layOut, play, type Session, stateOf } from "@demonstrandum/engine";
import { entailed } from "@demonstrandum/logic";

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

export function makeAttempt(game: Game, session: Session, person: number): string {
  const { people, clues, words } = layOut(game, session.puzzle).table;
  const { position } = stateOf(game, session);
  const name = people[person]?.name ?? "";
  const word = (identity: boolean) => words[identity ? 1 : 0].one.toUpperCase();
  const say = (forced: boolean | undefined) => (forced === undefined ? "settles nothing" : word(forced));
  if (((position.facts.known >>> person) & 1) === 1) return `🔎 DEBUG: ${name} is revealed already.`;
  const forced = forcedOf(game, session, person, position.clues);
  return [
    `🔎 DEBUG: DEDUCTION ATTEMPT for ${name}`,
    "  One clue at a time:",
    ...position.clues.map((speaker) => {
      const { text = "", people: about = [] } = clues[speaker] ?? {};
      const isAbout = about.includes(person) ? "" : ", does not speak of them";
      return `    ${people[speaker]?.name}: "${text}" → ${say(forcedOf(game, session, person, [speaker]))}${isAbout}`;
    }),
    `  All ${position.clues.length} clues together: ${forced === undefined ? "❌ not deducible" : `✅ DEDUCIBLE as ${word(forced)}`}`,
    ...[false, true].map((identity) => `  As ${word(identity)}: ${sayWhy(game, session, person, identity)}`),
  ].join("\n");
}
