// The debug report, in the format of the game's own documents: everyone with identity and clue, and who can be deduced next.
import { type Game, layOut, type Outcome, play, provable, type Session, stateOf } from "@demonstrandum/engine";

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

function sayOutcome(name: (person: number) => string, word: (identity: boolean) => string, outcome: Outcome): string[] {
  if (outcome.kind === "accepted")
    return [`✅ ACCEPTED: ${name(outcome.person)} is proved to be ${word(outcome.identity)}.`];
  if (outcome.kind === "refused") return [`⛔ REFUSED: ${name(outcome.person)} as ${word(outcome.identity)}.`];
  if (outcome.kind === "hint") return [`💡 HINT ${outcome.hint.level}: ${outcome.hint.text}`];
  return outcome.kind === "why" ? [`❓ WHY: ${outcome.why.text}`] : [];
}

/** What the last move was, and for a refused verdict the reason. */
function sayLastMove(
  { game, session }: Facts,
  name: (person: number) => string,
  word: (identity: boolean) => string,
): string[] {
  const move = session.moves.at(-1);
  if (!move) return [];
  const before = { puzzle: session.puzzle, moves: session.moves.slice(0, -1) };
  const { outcome } = play(game, before, move);
  const lines = sayOutcome(name, word, outcome);
  if (outcome.kind !== "refused") return [...lines, ""];
  const { person, identity } = outcome;
  const reason = play(game, before, { kind: "why", person, identity }).outcome;
  return [...lines, ...(reason.kind === "why" ? [`   ${reason.why.text}`] : []), ""];
}

export function makeReport(game: Game, session: Session): string {
  const facts = gather(game, session);
  const { people, clues, words } = layOut(game, session.puzzle).table;
  const word = (identity: boolean) => words[identity ? 1 : 0].one.toUpperCase();
  const width = Math.max(word(false).length, word(true).length);
  const face = (person: number) => (facts.isTrue(person) ? "👹" : "🧘");
  const name = (person: number) => people[person]?.name ?? "";
  const everyone = people.map((_, person) => person);
  const hidden = everyone.filter(facts.isProvable);
  const state = (person: number) => {
    if (facts.isKnown(person)) return "✅ REVEALED";
    return facts.isProvable(person) ? `❌ Hidden 🔍 DEDUCIBLE as ${word(facts.isTrue(person))}` : "❌ Hidden";
  };
  const isStart = session.moves.length === 0;
  return [
    RULE,
    `🎮 DEBUG: ${isStart ? "GAME STARTED" : "AFTER CHOICE"}`,
    RULE,
    "",
    ...sayLastMove(facts, name, word),
    "📊 GAME STATE:",
    `  Revealed: ${everyone.filter(facts.isKnown).length}/${people.length} characters`,
    `  Deducible: ${hidden.length} characters`,
    "",
    "👥 ALL CHARACTERS:",
    ...everyone.flatMap((person) => [
      `  ${face(person)} [${String(person).padStart(2)}] ${name(person).padEnd(NAME_WIDTH)} | ${word(facts.isTrue(person)).padEnd(width)} | ${state(person)}`,
      `      💬 "${clues[person]?.text ?? ""}"`,
    ]),
    "",
    "🔍 NEXT DEDUCIBLE:",
    ...hidden.map((person) => `  ${face(person)} ${name(person)} → ${word(facts.isTrue(person))}`),
    "",
    RULE,
  ].join("\n");
}
