// The conversation of a game in the terminal: a line in, a text out. Knows no streams.

import {
  type Game,
  type HintLevel,
  makeCode,
  makeTextTable,
  newSession,
  type Outcome,
  type PersonView,
  type Puzzle,
  play,
  type Session,
  undo,
  type View,
  view,
} from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { findIdentity, matchPerson } from "./people.ts";
import { sayHowMany } from "./words.ts";

export interface Talk {
  greet(): string;
  hear(line: string): { readonly text: string; readonly isOver: boolean };
}

const HELP = `You can type
  NAME IDENTITY     your verdict, as in "li mu demon" or "3b d"
  hint              a hint; each further one says more
  why               why the last verdict was refused (counts as a hint)
  board             the board and all clues again
  undo              take the last move back
  code              the puzzle as a code to share
  quit              stop playing`;

interface Verdict {
  readonly person: number;
  readonly identity: boolean;
}

export function makeTalk(game: Game, puzzle: Puzzle): Talk {
  let session: Session = newSession(puzzle);
  let hints = 0;
  let refused: Verdict | undefined;

  const see = (): View => view(game, session);

  function move(next: Parameters<typeof play>[2]): Outcome {
    const played = play(game, session, next);
    session = played.session;
    return played.outcome;
  }

  function hint(): string {
    hints = Math.min(5, hints + 1);
    const outcome = move({ kind: "hint", level: hints as HintLevel });
    if (outcome.kind !== "hint") return "";
    const proof = (outcome.hint.proof ?? []).map(({ text, depth }) => `${"  ".repeat(depth + 1)}${text}`);
    return [outcome.hint.text, ...proof].join("\n");
  }

  function why(): string {
    if (!refused) return "No verdict was refused since the last reveal.";
    const outcome = move({ kind: "why", ...refused });
    if (outcome.kind !== "why") return "";
    if (outcome.why.kind === "read-again") return outcome.why.text;
    const { people, words } = see();
    const { world } = outcome.why;
    const supposed = people.map(({ name }, id) => [`  ${name}`, words[world[id] ? 1 : 0].one]);
    return `${outcome.why.text}\n${makeTextTable(supposed)}`;
  }

  function judge(verdict: Verdict): string {
    const isOnTable = see().people[verdict.person]?.clue !== undefined;
    const outcome = move({ kind: "verdict", ...verdict });
    const person = see().people[verdict.person];
    const name = person?.name ?? "";
    if (outcome.kind === "known") return `${name} is already revealed.`;
    if (outcome.kind === "locked") return "That verdict was refused already, and nothing has been revealed since.";
    if (outcome.kind === "refused") {
      refused = verdict;
      return "Not enough evidence!";
    }
    hints = 0;
    refused = undefined;
    const is = `Proved: ${name} is ${withArticle(see().words[verdict.identity ? 1 : 0].one)}.`;
    return person?.clue && !isOnTable ? `${is}\n${sayClue(person)}` : is;
  }

  function answer(line: string): string {
    const word = line.trim().toLowerCase();
    if (word === "" || word === "board") return sayBoard(see());
    if (word === "help") return HELP;
    if (word === "hint") return hint();
    if (word === "why") return why();
    if (word === "code") return makeCode(game, puzzle);
    if (word === "undo") {
      session = undo(session);
      refused = undefined;
      return sayBoard(see());
    }
    const verdict = parseVerdict(see(), line);
    return typeof verdict === "string" ? verdict : judge(verdict);
  }

  return {
    greet: () =>
      `${game.title} (${puzzle.difficulty}, seed ${puzzle.seed})\n\n${sayBoard(see())}\n\nType help for help.`,
    hear(line) {
      if (/^\s*(quit|exit)\s*$/i.test(line)) return { text: "Until next time.", isOver: true };
      const text = answer(line);
      return see().isDone ? { text: `${text}\n${sayEnd(see())}`, isOver: true } : { text, isOver: false };
    },
  };
}

/** "li mu demon", "Li Mu is a demon", "3b d". */
function parseVerdict(seen: View, line: string): Verdict | string {
  const [, who = "", what = ""] = /^\s*(.*?)(?:\s+is)?(?:\s+an?)?\s+(\S+?)\.?\s*$/i.exec(line) ?? [];
  const identity = findIdentity(seen, what);
  const [one, other] = seen.words.map((word) => word.one);
  if (identity === undefined) return `Say a name and ${one} or ${other}; or type help.`;
  const person = matchPerson(seen, who);
  return person === undefined ? `Nobody, or not only one, is called "${who}".` : { person, identity };
}

function sayBoard(seen: View): string {
  const rows = Array.from({ length: seen.rows }, (_, row) => seen.people.filter((person) => person.row === row));
  const lines = rows.flatMap((row) => [row.map((person) => sayPerson(seen, person)), row.map(sayMarks)]);
  const clues = seen.people.filter(({ clue }) => clue).map(sayClue);
  const isEmpty = (line: readonly string[]): boolean => line.every((cell) => cell === "");
  return `${makeTextTable(lines.filter((line) => !isEmpty(line)))}\n\n${clues.join("\n")}`;
}

function sayPerson({ words }: View, { name, place, identity, refused }: PersonView): string {
  const state =
    identity === undefined
      ? refused.length === 0
        ? "?"
        : `not proved ${refused.map((kind) => words[kind ? 1 : 0].one).join(", ")}`
      : words[identity ? 1 : 0].one;
  return `${place} ${name}: ${state}`;
}

/** Two letters tell marks apart and keep the board within a terminal. */
const sayMarks = ({ place, marks }: PersonView): string =>
  marks.length === 0 ? "" : `${" ".repeat(place.length + 1)}${marks.map((mark) => mark.slice(0, 2)).join(" ")}`;

const sayClue = ({ name, place, clue }: PersonView): string =>
  `${name} (${place}) says: “${clue?.narrative ?? clue?.text}”${clue?.narrative ? ` [${clue.text}]` : ""}${clue?.isSpent ? " (nothing more to learn)" : ""}`;

const sayEnd = ({ mistakes, hints }: View): string =>
  `Everyone is proved. ${sayHowMany(mistakes, "mistake")}, ${sayHowMany(hints, "hint")}.`;
