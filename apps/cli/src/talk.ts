// The conversation of a game in the terminal: a line in, a text out. Knows no streams.

import {
  CodeError,
  type Game,
  type HintLevel,
  layOut,
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
import { sayBoard } from "./board-text.ts";
import { findIdentity, matchPerson } from "./people.ts";
import { sayRules } from "./rules.ts";
import { sayHowMany } from "./words.ts";

export interface Talk {
  greet(): string;
  hear(line: string): { readonly text: string; readonly isOver: boolean };
}

const HELP = `You can type
  NAME IDENTITY     your verdict, as in "li mu demon" or "3b d"
  rules             the rules of this game
  hint              a hint; each further one says more
  why               why the last verdict was refused (counts as a hint)
  board             the board and all clues again
  undo              take the last reveal back; mistakes and hints stay counted
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

  /** What was taken back and still counts. */
  const taken = { mistakes: 0, hints: 0 };

  function see(): View {
    const seen = view(game, session);
    return { ...seen, mistakes: seen.mistakes + taken.mistakes, hints: seen.hints + taken.hints };
  }

  /** Moves that revealed nobody go with the reveal before them, but not what they cost. */
  function takeBack(): string {
    const revealed = ({ people }: View): number => people.filter(({ identity }) => identity !== undefined).length;
    const before = see();
    const whole = session;
    while (session.moves.length > 0 && revealed(see()) === revealed(before)) session = undo(session);
    if (revealed(see()) === revealed(before)) {
      session = whole;
      return "Nothing was revealed that could be taken back.";
    }
    taken.mistakes += before.mistakes - see().mistakes;
    taken.hints += before.hints - see().hints;
    hints = 0;
    refused = undefined;
    return sayTable(see());
  }

  function move(next: Parameters<typeof play>[2]): Outcome {
    const played = play(game, session, next);
    session = played.session;
    return played.outcome;
  }

  function hint(): string {
    hints = Math.min(5, hints + 1);
    const outcome = move({ kind: "hint", level: hints as HintLevel });
    if (outcome.kind !== "hint") return sayTooMuch(outcome);
    const proof = (outcome.hint.proof ?? []).map(({ text, depth }) => `${"  ".repeat(depth + 1)}${text}`);
    return [outcome.hint.text, ...proof].join("\n");
  }

  function why(): string {
    if (!refused) return "No verdict was refused since the last reveal.";
    const outcome = move({ kind: "why", ...refused });
    if (outcome.kind !== "why") return sayTooMuch(outcome);
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
    if (outcome.kind === "too-much") return sayTooMuch(outcome);
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
    if (word === "" || word === "board") return sayTable(see());
    if (word === "help") return HELP;
    if (word === "hint") return hint();
    if (word === "why") return why();
    if (word === "code") return sayCode(game, puzzle);
    if (word === "rules") return sayRules(layOut(game, puzzle).table);
    if (word === "undo") return takeBack();
    const verdict = parseVerdict(see(), line);
    return typeof verdict === "string" ? verdict : judge(verdict);
  }

  return {
    greet: () =>
      `${game.title} (${puzzle.difficulty}, seed ${puzzle.seed})\n\n${sayTable(see())}\n\nType rules for the rules, help for what you can do.`,
    hear(line) {
      if (/^\s*(quit|exit)\s*$/i.test(line)) return { text: "Until next time.", isOver: true };
      const text = answer(line);
      return see().isDone ? { text: `${text}\n${sayEnd(see())}`, isOver: true } : { text, isOver: false };
    },
  };
}

/** "li mu demon", "Li Mu is a demon", "3b d"; somebody may be called An, so an article is only taken off where nobody is. */
function parseVerdict(seen: View, line: string): Verdict | string {
  const [, who = "", what = ""] = /^\s*(.*?)\s+(\S+?)\.?\s*$/.exec(line) ?? [];
  const identity = findIdentity(seen, what);
  const [one, other] = seen.words.map((word) => word.one);
  if (identity === undefined) return `Say a name and ${one} or ${other}; or type help.`;
  const names = [who, who.replace(/\s+an?$/i, ""), who.replace(/\s+is(\s+an?)?$/i, "")];
  const person = names.map((name) => matchPerson(seen, name)).find((found) => found !== undefined);
  return person === undefined ? `Nobody, or not only one, is called "${names.at(-1)}".` : { person, identity };
}

function sayTable(seen: View): string {
  const clues = seen.people.filter(({ clue }) => clue).map(sayClue);
  return `${sayBoard(seen)}\n\n${clues.join("\n")}`;
}

const sayTooMuch = (outcome: Outcome): string => (outcome.kind === "too-much" ? outcome.text : "");

function sayCode(game: Game, puzzle: Puzzle): string {
  try {
    return makeCode(game, puzzle);
  } catch (error) {
    if (error instanceof CodeError) return error.message;
    throw error;
  }
}

const sayClue = ({ name, place, clue }: PersonView): string =>
  clue?.text === ""
    ? `${name} (${place}) says nothing.`
    : `${name} (${place}) says: “${clue?.narrative ?? clue?.text}”${clue?.narrative ? ` [${clue.text}]` : ""}${clue?.isSpent ? " (nothing more to learn)" : ""}`;

const sayEnd = ({ mistakes, hints }: View): string =>
  `Everyone is proved. ${sayHowMany(mistakes, "mistake")}, ${sayHowMany(hints, "hint")}.`;
