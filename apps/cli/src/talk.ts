// The conversation of a game in the terminal: a line in, a text out. Knows no streams.

import {
  CodeError,
  type HintLevel,
  type Move,
  makeCode,
  makeTextTable,
  newSession,
  type Outcome,
  type PersonView,
  type ProofLine,
  type Puzzle,
  playIn,
  type Session,
  type ToldGame,
  tellTable,
  undo,
  type View,
  view,
  viewIn,
} from "@demonstrandum/engine";
import { sayBoard } from "./board-text.ts";
import { padded } from "./padded.ts";
import { findIdentity, matchPerson } from "./people.ts";
import { sayRules } from "./rules.ts";
import type { CliWording, TalkCommand } from "./words/wording.ts";

export interface Talk {
  session(): Session;
  greet(): string;
  hear(line: string): { readonly text: string; readonly isOver: boolean };
}

interface Verdict {
  readonly person: number;
  readonly identity: boolean;
}

/** Where the conversation is. */
interface Conversation {
  readonly words: CliWording;
  readonly told: ToldGame;
  readonly puzzle: Puzzle;
  session: Session;
  /** How often a hint was asked for since the last reveal. */
  hints: number;
  /** The last verdict that was refused since then. */
  refused: Verdict | undefined;
  /** What was taken back and still counts. */
  taken: Pick<View, "mistakes" | "hints" | "deepest">;
}

export function makeTalk(words: CliWording, told: ToldGame, puzzle: Puzzle): Talk {
  const session = newSession(puzzle);
  const talk: Conversation = {
    words,
    told,
    puzzle,
    session,
    hints: 0,
    refused: undefined,
    taken: { mistakes: 0, hints: 0, deepest: 0 },
  };
  return {
    session: () => talk.session,
    greet: () => words.talk.greet(told.words.title, puzzle.difficulty, puzzle.seed, sayTable(talk)),
    hear(line) {
      if (commandIn(words, line) === "quit") return { text: words.talk.bye, isOver: true };
      const text = answer(talk, line);
      const seen = see(talk);
      return seen.isDone ? { text: `${text}\n${sayEnd(words, seen)}`, isOver: true } : { text, isOver: false };
    },
  };
}

function sayEnd({ talk }: CliWording, { mistakes, hints, deepest }: View): string {
  const level = talk.hintLevels[deepest - 1];
  return `${talk.end(mistakes, hints)}${level === undefined ? "" : talk.deepest(level)}`;
}

/** What is typed in English or in the player's language. */
function commandIn({ talk }: CliWording, line: string): TalkCommand | undefined {
  const word = line.trim().toLowerCase();
  if (word === "") return "board";
  if (word === "exit") return "quit";
  return (Object.keys(talk.commands) as TalkCommand[]).find((each) => each === word || talk.commands[each][0] === word);
}

function answer(talk: Conversation, line: string): string {
  const { words, told, puzzle } = talk;
  switch (commandIn(words, line)) {
    case "board":
      return sayTable(talk);
    case "help":
      return sayHelp(words);
    case "hint":
      return hint(talk);
    case "why":
      return why(talk);
    case "code":
      return sayCode(told, puzzle);
    case "rules":
      return sayRules(words, tellTable(told, puzzle));
    case "undo":
      return takeBack(talk);
    default: {
      const verdict = parseVerdict(words, see(talk), line);
      return typeof verdict === "string" ? verdict : judge(talk, verdict);
    }
  }
}

function sayHelp({ talk }: CliWording): string {
  const { help: _, ...commands } = talk.commands;
  const rows = [talk.verdict, ...Object.values(commands)];
  return [talk.canType, ...rows.map(([typed, does]) => `  ${padded(typed, 18)}${does}`)].join("\n");
}

function see({ told, session, taken }: Conversation): View {
  const seen = viewIn(told, session);
  return {
    ...seen,
    mistakes: seen.mistakes + taken.mistakes,
    hints: seen.hints + taken.hints,
    deepest: seen.deepest > taken.deepest ? seen.deepest : taken.deepest,
  };
}

function move(talk: Conversation, next: Move): Outcome {
  const { session, outcome } = playIn(talk.told, talk.session, next);
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
    return talk.words.talk.nothingToUndo;
  }
  const { mistakes, hints } = view(talk.told.game, talk.session);
  talk.taken = { mistakes: before.mistakes - mistakes, hints: before.hints - hints, deepest: before.deepest };
  turnPage(talk);
  return sayTable(talk);
}

function hint(talk: Conversation): string {
  talk.hints = Math.min(5, talk.hints + 1);
  const outcome = move(talk, { kind: "hint", level: talk.hints as HintLevel });
  if (outcome.kind !== "hint") return sayTooMuch(outcome);
  return sayWithProof(outcome.hint.text, outcome.hint.proof);
}

/** Each sentence below those it is supposed under. */
const sayWithProof = (text: string, proof: readonly ProofLine[] = []): string =>
  [text, ...proof.map((line) => `${"  ".repeat(line.depth + 1)}${line.text}`)].join("\n");

function why(talk: Conversation): string {
  if (!talk.refused) return talk.words.talk.nothingRefused;
  const outcome = move(talk, { kind: "why", ...talk.refused });
  if (outcome.kind !== "why") return sayTooMuch(outcome);
  if (outcome.why.kind === "read-again") return outcome.why.text;
  if (outcome.why.kind === "refuted") return sayWithProof(outcome.why.text, outcome.why.proof);
  const { people, words } = see(talk);
  const { world } = outcome.why;
  const supposed = people.map(({ name }, id) => [`  ${name}`, words[world[id] ? 1 : 0].one]);
  return `${outcome.why.text}\n${makeTextTable(supposed)}`;
}

function judge(talk: Conversation, verdict: Verdict): string {
  const { words: said } = talk;
  const isOnTable = see(talk).people[verdict.person]?.clue !== undefined;
  const outcome = move(talk, { kind: "verdict", ...verdict });
  const { people, words } = see(talk);
  const person = people[verdict.person];
  const name = person?.name ?? "";
  if (outcome.kind === "too-much") return sayTooMuch(outcome);
  if (outcome.kind === "known") return said.talk.known(name);
  if (outcome.kind === "locked") return said.talk.locked;
  if (outcome.kind === "refused") {
    talk.refused = verdict;
    return said.talk.refused;
  }
  turnPage(talk);
  const is = said.talk.proved(name, words[verdict.identity ? 1 : 0]);
  return person?.clue && !isOnTable ? `${is}\n${sayClue(said, person)}` : is;
}

/** "li mu demon", "Li Mu is a demon", "3b d", "李木是妖"; somebody may be called An, so an article is only taken off where nobody is. */
function parseVerdict({ talk }: CliWording, seen: View, line: string): Verdict | string {
  const [, who = "", what = ""] = /^\s*(.*?)(?:\s+|是)([^\s是]+?)[.。]?\s*$/.exec(line) ?? [];
  const identity = findIdentity(seen, what);
  if (identity === undefined) return talk.howToSay(seen.words);
  const names = [who, who.replace(/\s+an?$/i, ""), who.replace(/\s+is(\s+an?)?$/i, "")];
  const person = names.map((name) => matchPerson(seen, name)).find((found) => found !== undefined);
  return person === undefined ? talk.nobody(names.at(-1) ?? "") : { person, identity };
}

function sayTable(talk: Conversation): string {
  const { words, told, puzzle } = talk;
  const seen = see(talk);
  const clues = seen.people.filter(({ clue }) => clue).map((person) => sayClue(words, person));
  return `${sayBoard(words, seen, tellTable(told, puzzle).words.markNames)}\n\n${clues.join("\n")}`;
}

const sayTooMuch = (outcome: Outcome): string => (outcome.kind === "too-much" ? outcome.text : "");

function sayCode({ game, words }: ToldGame, puzzle: Puzzle): string {
  try {
    return makeCode(game, puzzle);
  } catch (error) {
    if (error instanceof CodeError) return words.troubles.say(error.says);
    throw error;
  }
}

function sayClue({ talk }: CliWording, { name, place, clue }: PersonView): string {
  const text = clue?.text ?? "";
  if (text === "") return talk.says(name, place, "");
  const said = clue?.narrative ? talk.told(name, place, clue.narrative, text) : talk.says(name, place, text);
  if (clue?.isAside) return `${said}${talk.aside}`;
  return clue?.isSpent ? `${said}${talk.spent}` : said;
}
