// The debug report, in the format of the game's own documents: everyone with identity and clue, and who can be deduced next.
import {
  layOut,
  nameAt,
  type Outcome,
  playIn,
  provable,
  quoted,
  type Session,
  stateOf,
  type ToldGame,
  tellTable,
  terminalWidth,
  type Why,
} from "../index.ts";
import type { DebugWording } from "./words/wording.ts";

const RULE = "=".repeat(80);
const NAME_WIDTH = 15;

interface Facts {
  readonly told: ToldGame;
  readonly session: Session;
  readonly isTrue: (person: number) => boolean;
  readonly isKnown: (person: number) => boolean;
  readonly isProvable: (person: number) => boolean;
}

const bit = (mask: number) => (person: number) => ((mask >>> person) & 1) === 1;

function gather(told: ToldGame, session: Session): Facts {
  const { game } = told;
  const laid = layOut(game, session.puzzle);
  const { position } = stateOf(game, session);
  return {
    told,
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
  if (outcome.kind !== "why") return [];
  const [text = "", ...proof] = linesOfWhy(outcome.why);
  return [says.why(text), ...proof];
}

/** Why a verdict was refused, with the proof if there is one. */
export const linesOfWhy = (why: Why): readonly string[] =>
  why.kind === "refuted" ? [why.text, ...why.proof.map(({ text }) => text)] : [why.text];

/** What the last move was, and for a refused verdict the reason. */
function sayLastMove({ told, session }: Facts, saying: Saying): string[] {
  const move = session.moves.at(-1);
  if (!move) return [];
  const before = { puzzle: session.puzzle, moves: session.moves.slice(0, -1) };
  const { outcome } = playIn(told, before, move);
  const lines = sayOutcome(saying, outcome);
  if (outcome.kind !== "refused") return [...lines, ""];
  const { person, identity } = outcome;
  const reason = playIn(told, before, { kind: "why", person, identity }).outcome;
  return [...lines, ...(reason.kind === "why" ? linesOfWhy(reason.why).map((line) => `   ${line}`) : []), ""];
}

/** Filled up with spaces to so many columns. */
const inColumns = (text: string, width: number): string => text + " ".repeat(Math.max(0, width - terminalWidth(text)));

export function makeReport(told: ToldGame, session: Session, says: DebugWording): string {
  const facts = gather(told, session);
  const { people, words } = tellTable(told, session.puzzle);
  const word = (identity: boolean) => words.kinds[identity ? 1 : 0].one.toUpperCase();
  const width = Math.max(...[false, true].map((identity) => terminalWidth(word(identity))));
  const face = (person: number) => (facts.isTrue(person) ? "👹" : "🧘");
  const name = (person: number) => nameAt(words, person);
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
      `      ${says.clue(quoted(words, { speaker: person }))}`,
    ]),
    "",
    says.next,
    ...hidden.map((person) => `  ${face(person)} ${name(person)} → ${word(facts.isTrue(person))}`),
    "",
    RULE,
  ].join("\n");
}
