// The conversation of a game in the terminal: a line in, a text out. Knows no streams.

import {
  CodeError,
  type Game,
  type HintLevel,
  layOut,
  type Move,
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

/** Where the conversation is. */
interface Conversation {
  readonly game: Game;
  readonly puzzle: Puzzle;
  session: Session;
  /** How often a hint was asked for since the last reveal. */
  hints: number;
  /** The last verdict that was refused since then. */
  refused: Verdict | undefined;
  /** What was taken back and still counts. */
  taken: { readonly mistakes: number; readonly hints: number };
}

export function makeTalk(game: Game, puzzle: Puzzle): Talk {
  const session = newSession(puzzle);
  const talk: Conversation = {
    game,
    puzzle,
    session,
    hints: 0,
    refused: undefined,
    taken: { mistakes: 0, hints: 0 },
  };
  return {
    greet: () =>
      `${game.title} (${puzzle.difficulty}, seed ${puzzle.seed})\n\n${sayTable(see(talk))}\n\nType rules for the rules, help for what you can do.`,
    hear(line) {
      if (/^\s*(quit|exit)\s*$/i.test(line)) return { text: "Until next time.", isOver: true };
      const text = answer(talk, line);
      const seen = see(talk);
      return seen.isDone ? { text: `${text}\n${sayEnd(seen)}`, isOver: true } : { text, isOver: false };
    },
  };
}

function answer(talk: Conversation, line: string): string {
  const { game, puzzle } = talk;
  const word = line.trim().toLowerCase();
  if (word === "" || word === "board") return sayTable(see(talk));
  if (word === "help") return HELP;
  if (word === "hint") return hint(talk);
  if (word === "why") return why(talk);
  if (word === "code") return sayCode(game, puzzle);
  if (word === "rules") return sayRules(layOut(game, puzzle).table);
  if (word === "undo") return takeBack(talk);
  const verdict = parseVerdict(see(talk), line);
  return typeof verdict === "string" ? verdict : judge(talk, verdict);
}

function see({ game, session, taken }: Conversation): View {
  const seen = view(game, session);
  return { ...seen, mistakes: seen.mistakes + taken.mistakes, hints: seen.hints + taken.hints };
}

function move(talk: Conversation, next: Move): Outcome {
  const { session, outcome } = play(talk.game, talk.session, next);
  talk.session = session;
  return outcome;
}

/** What was said of the position before is over. */
function turnPage(talk: Conversation): void {
  talk.hints = 0;
  talk.refused = undefined;
}

const countRevealed = ({ people }: View): number => people.filter(({ identity }) => identity !== undefined).length;

/** Moves that revealed nobody go with the reveal before them, but not what they cost. */
function takeBack(talk: Conversation): string {
  const before = see(talk);
  const whole = talk.session;
  const isSame = (): boolean => countRevealed(see(talk)) === countRevealed(before);
  while (talk.session.moves.length > 0 && isSame()) talk.session = undo(talk.session);
  if (isSame()) {
    talk.session = whole;
    return "Nothing was revealed that could be taken back.";
  }
  const { mistakes, hints } = view(talk.game, talk.session);
  talk.taken = { mistakes: before.mistakes - mistakes, hints: before.hints - hints };
  turnPage(talk);
  return sayTable(see(talk));
}

function hint(talk: Conversation): string {
  talk.hints = Math.min(5, talk.hints + 1);
  const outcome = move(talk, { kind: "hint", level: talk.hints as HintLevel });
  if (outcome.kind !== "hint") return sayTooMuch(outcome);
  const proof = (outcome.hint.proof ?? []).map(({ text, depth }) => `${"  ".repeat(depth + 1)}${text}`);
  return [outcome.hint.text, ...proof].join("\n");
}

function why(talk: Conversation): string {
  if (!talk.refused) return "No verdict was refused since the last reveal.";
  const outcome = move(talk, { kind: "why", ...talk.refused });
  if (outcome.kind !== "why") return sayTooMuch(outcome);
  if (outcome.why.kind === "read-again") return outcome.why.text;
  const { people, words } = see(talk);
  const { world } = outcome.why;
  const supposed = people.map(({ name }, id) => [`  ${name}`, words[world[id] ? 1 : 0].one]);
  return `${outcome.why.text}\n${makeTextTable(supposed)}`;
}

function judge(talk: Conversation, verdict: Verdict): string {
  const isOnTable = see(talk).people[verdict.person]?.clue !== undefined;
  const outcome = move(talk, { kind: "verdict", ...verdict });
  const { people, words } = see(talk);
  const person = people[verdict.person];
  const name = person?.name ?? "";
  if (outcome.kind === "too-much") return sayTooMuch(outcome);
  if (outcome.kind === "known") return `${name} is already revealed.`;
  if (outcome.kind === "locked") return "That verdict was refused already, and nothing has been revealed since.";
  if (outcome.kind === "refused") {
    talk.refused = verdict;
    return "Not enough evidence!";
  }
  turnPage(talk);
  const is = `Proved: ${name} is ${withArticle(words[verdict.identity ? 1 : 0].one)}.`;
  return person?.clue && !isOnTable ? `${is}\n${sayClue(person)}` : is;
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
