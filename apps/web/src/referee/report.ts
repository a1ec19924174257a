// The debug report, in the format of the game's own documents: everyone with identity and clue, and who can be deduced next.
import {
  type Game,
  layOut,
  type Outcome,
  play,
  provable,
  type Session,
  stateOf,
  terminalWidth,
} from "@demonstrandum/engine";
import type { DebugWording } from "./debug-words/wording.ts";

const RULE = "=".repeat(80);
const NAME_WIDTH = 15;

interface Facts {
  readonly game: Game;
  readonly session: Session;
  readonly isTrue: (person: number) => boolean;
  readonly isKnown: (person: number) => boolean;
  readonly isProvable: (person: number) => boolean;
}

const bit = (mask: number) => (person: number) => ((mask >>> person) & 1) === 1;

function gather(game: Game, session: Session): Facts {
  const laid = layOut(game, session.puzzle);
  const { position } = stateOf(game, session);
  return {
    game,
    session,
    isTrue: bit(laid.table.solution),
    isKnown: bit(position.facts.known),
    isProvable: bit(provable(laid, position)),
  };
}

/** How the report names people and kinds, and its words. */
interface Saying {
  readonly says: DebugWording;
  name(person: number): string;
  word(identity: boolean): string;
}

function sayOutcome({ says, name, word }: Saying, outcome: Outcome): string[] {
  if (outcome.kind === "accepted") return [says.accepted(name(outcome.person), word(outcome.identity))];
  if (outcome.kind === "refused") return [says.refused(name(outcome.person), word(outcome.identity))];
  if (outcome.kind === "hint") return [says.hint(outcome.hint.level, outcome.hint.text)];
  return outcome.kind === "why" ? [says.why(outcome.why.text)] : [];
}

/** What the last move was, and for a refused verdict the reason. */
function sayLastMove({ game, session }: Facts, saying: Saying): string[] {
  const move = session.moves.at(-1);
  if (!move) return [];
  const before = { puzzle: session.puzzle, moves: session.moves.slice(0, -1) };
  const { outcome } = play(game, before, move);
  const lines = sayOutcome(saying, outcome);
  if (outcome.kind !== "refused") return [...lines, ""];
  const { person, identity } = outcome;
  const reason = play(game, before, { kind: "why", person, identity }).outcome;
  return [...lines, ...(reason.kind === "why" ? [`   ${reason.why.text}`] : []), ""];
}

/** Filled up with spaces to so many columns. */
const inColumns = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - terminalWidth(text)));

export function makeReport(game: Game, session: Session, says: DebugWording): string {
  const facts = gather(game, session);
  const { people, clues, words } = layOut(game, session.puzzle).table;
  const word = (identity: boolean) => words[identity ? 1 : 0].one.toUpperCase();
  const width = Math.max(...[false, true].map((identity) => terminalWidth(word(identity))));
  const face = (person: number) => (facts.isTrue(person) ? "👹" : "🧘");
  const name = (person: number) => people[person]?.name ?? "";
  const everyone = people.map((_, person) => person);
  const hidden = everyone.filter(facts.isProvable);
  const state = (person: number) => {
    if (facts.isKnown(person)) return says.revealed;
    return facts.isProvable(person) ? says.deducible(word(facts.isTrue(person))) : says.hidden;
  };
  return [
    RULE,
    says.started(session.moves.length === 0),
    RULE,
    "",
    ...sayLastMove(facts, { says, name, word }),
    says.state,
    says.revealedCount(everyone.filter(facts.isKnown).length, people.length),
    says.deducibleCount(hidden.length),
    "",
    says.everyone,
    ...everyone.flatMap((person) => [
      `  ${face(person)} [${String(person).padStart(2)}] ${inColumns(name(person), NAME_WIDTH)} | ${inColumns(word(facts.isTrue(person)), width)} | ${state(person)}`,
      `      ${says.clue(clues[person]?.text ?? "")}`,
    ]),
    "",
    says.next,
    ...hidden.map((person) => `  ${face(person)} ${name(person)} → ${word(facts.isTrue(person))}`),
    "",
    RULE,
  ].join("\n");
}
