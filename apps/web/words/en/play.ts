// A play in English.
import type { HintLevel, Word } from "@demonstrandum/engine";
import { capitalize, sayList, withArticle } from "@demonstrandum/text";
import type { NoAnswer } from "@demonstrandum/wire";
import { en as board } from "./board.ts";
import { en as house } from "./titles.ts";

/** What two kinds of people are called. */
export type KindWords = readonly [Word, Word];

/** What a finished play came to. */
export interface ShareFigures {
  /** Of the day, for a daily puzzle. */
  readonly number: number | undefined;
  readonly title: string;
  readonly difficulty: string;
  /** As a clock shows it. */
  readonly time: string;
  readonly mistakes: number;
  readonly hints: number;
  /** Days won in a row; absent where there is none to tell. */
  readonly streak: number | undefined;
}

/** The player's own marks. */
type Tag = "dot" | "square" | "triangle";

const sayUnit = (count: number, unit: string): string[] =>
  count === 0 ? [] : [`${count} ${unit}${count === 1 ? "" : "s"}`];

/** "4 minutes 12 seconds". */
function sayTime(seconds: number): string {
  const parts = [
    ...sayUnit(Math.floor(seconds / 3600), "hour"),
    ...sayUnit(Math.floor(seconds / 60) % 60, "minute"),
    ...sayUnit(seconds % 60, "second"),
  ];
  return parts.length === 0 ? "no time" : parts.join(" ");
}

const are = (names: readonly string[], [, { one, many }]: KindWords): string =>
  `${sayList(names)} ${names.length === 1 ? `is ${withArticle(one)}` : `are ${many}`}`;

const sayCount = (count: number, one: string): string =>
  count === 0 ? `no ${one}s` : `${count} ${one}${count === 1 ? "" : "s"}`;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

const sayName = ({ number, title }: ShareFigures): string =>
  number === undefined ? `Demonstrandum · ${title}` : `Demonstrandum ${number} · ${title}`;

/** Programs read it too: see `docs/formats.md`. */
function sayResult(figures: ShareFigures): string {
  const { difficulty, time, mistakes, hints, streak } = figures;
  const result = `${capitalize(difficulty)} · ${time} · ${plural(mistakes, "mistake")} · ${plural(hints, "hint")}`;
  return `${sayName(figures)}\n${result}${streak === undefined ? "" : ` · streak ${streak}`}`;
}

function sayDare(figures: ShareFigures): string {
  const { difficulty, time, mistakes, hints } = figures;
  return `${sayName(figures)}\nI proved this ${difficulty} one in ${time}, with ${sayCount(mistakes, "mistake")} and ${sayCount(hints, "hint")}. Can you beat that? My ghost runs beside you:`;
}

const TRUTHS = { true: "Said truly", false: "A lie" } as const;

const clue = {
  title: "The chosen clue",
  none: "Whose word will you weigh?",
  choose: "Choose someone revealed to read their clue, or someone hidden to name them.",
  quote: (text: string) => `“${text}”`,
  /** What follows the speaker's name: what they are, whom the clue speaks of, and whether it has more to add. */
  rest: (kind: string | undefined, about: string, isSpent: boolean) =>
    `${kind === undefined ? "" : `, ${kind}`}${about}.${isSpent ? " This clue has nothing more to add." : ""}`,
  /** Whom the clue speaks of: others, and the speaker. */
  about: (others: readonly string[], isAboutSpeaker: boolean) =>
    `, speaks of ${sayList(isAboutSpeaker ? [...others, "themselves"] : others)}`,
  /** The same where there are too many to name. */
  aboutMany: (lit: number) => `, speaks of the ${lit} people lit`,
};

const notes = {
  own: "Your own notes",
  tag: (tag: Tag) => `Tag with a ${tag}`,
  pencil: (kind: string) => `Pencil in: ${kind}`,
  truth: (isTrue: boolean | undefined) => (isTrue === undefined ? "True or false?" : TRUTHS[`${isTrue}`]),
  suppose: "Suppose so",
  notYet: "Not yet",
  /** "Suppose Li Mu were a demon. Pencilled since: 2." */
  supposing: (name: string, kind: string, since: number) =>
    `Suppose ${name} were ${withArticle(kind)}.${since > 0 ? ` Pencilled since: ${since}.` : ""}`,
  drop: "Drop it",
  undo: "Undo note",
  /** Said aloud. */
  tagged: (tag: Tag | undefined) => (tag ? `Tagged with a ${tag}.` : "Tag removed."),
  pencilled: (kind: string | undefined) => (kind === undefined ? "Unsure." : `Pencilled in as ${kind}.`),
};

const notices = {
  troubles: {
    forbidden:
      "This browser does not let the page keep anything, so the game will be forgotten when you close the tab. You can play on.",
    full: "The browser’s storage is full, so the latest moves will be forgotten when you close the tab. You can play on.",
    unreachable: "The game cannot go on in this tab. Your moves are kept: open the page again.",
  },
  fellBack: "Every kind of clue is switched off, so everyone simply says who somebody is.",
  setAside:
    "An earlier play of this puzzle was saved in a form this version cannot read. It is kept aside, and you start afresh.",
  startedOver: "You started over.",
  undo: "Undo",
};

const SHARED = {
  shared: "Shared.",
  copied: "Copied. Paste it wherever you like.",
  cancelled: "",
  failed: "This browser would not copy it. Select the text above and copy it yourself.",
  unreachable: "The server cannot be reached. Try again in a moment.",
};

const end = {
  title: "Quod erat demonstrandum",
  praise(mistakes: number, hints: number, isAccused: boolean) {
    if (isAccused) return "The accusation stands: everyone is known.";
    if (mistakes === 0 && hints === 0) return "Flawless: every step proved, none guessed, none borrowed.";
    return mistakes === 0 ? "Not one verdict without proof." : "Everyone is known, and everything was shown.";
  },
  time: "time",
  mistakes: (count: number) => (count === 1 ? "mistake" : "mistakes"),
  hints: (count: number) => (count === 1 ? "hint" : "hints"),
  deepest: (level: string) => `Deepest hint: ${level}.`,
  share: "Share",
  shared: (shared: keyof typeof SHARED) => SHARED[shared],
  /** What is shared, without the signs of how each was found. */
  text: sayResult,
  /** A challenge: what it is and what is to beat; the link follows. */
  dare: sayDare,
  challenge: "Challenge a friend",
  workshop: "Open in the workshop",
  par: "Author’s time",
  replay: "See the shortest reasoning",
  review: "Compare with the shortest",
  swift: "No board held you up for long.",
  again: "Play again",
  look: "Look at the board",
};

const outcome = {
  accepted(name: string, kind: string, said: string | undefined, isDone: boolean) {
    const found = `${name} is ${withArticle(kind)}.`;
    return isDone ? `${found} Everyone is known.` : `${found} ${said === undefined ? "" : `${name} says: ${said}`}`;
  },
  refusal: "Not enough evidence!",
  notProved: (name: string, kind: string) => `Nothing on the table proves that ${name} is ${withArticle(kind)}.`,
  locked: (name: string, kind: string) =>
    `That ${name} is ${withArticle(kind)} was refused already, and nothing has been revealed since.`,
  known: (name: string) => `${name} is already known.`,
  convicted: (accused: string) => `The accusation stands: ${accused}. Everyone is known.`,
  dismissed: "The accusation does not stand. It counts as one mistake, and nothing more is told.",
  dismissedAlready: "You accused exactly these already, and nobody has been revealed since.",
  hint: (level: HintLevel, text: string) => `Hint ${level} of 5. ${text}`,
  /** Who is of the hidden kind in a world that says otherwise. */
  world: (hidden: readonly string[], kinds: KindWords) =>
    hidden.length === 0
      ? `In it, everyone hidden is ${withArticle(kinds[0].one)}.`
      : `In it, of those hidden only ${are(hidden, kinds)}.`,
  startedOver: "Started over.",
};

export const en = {
  board,
  /** A game's own level, as a label. */
  level: house.level,
  /** The name by which pages know a hidden kind, whatever it is called here: its seal and its scenery go by it. */
  hiddenKind: (word: string) => word,
  /** An identity, as a label. */
  kind: capitalize,
  layingOut: "Laying out the board …",
  close: "Close",
  accuse: "Accuse",
  startOverAsk: "Start over?",
  /** What each level of a hint tells. */
  hintLevels: ["where to look", "which clues", "who follows", "the proof", "the verdict"],
  /** Several sentences in a row. */
  lines: (sentences: readonly string[]) => sentences.join(" "),
  /** That some people are of the hidden kind and nobody else is, without a full stop. */
  accused: (names: readonly string[], kinds: KindWords) =>
    names.length === 0 ? `everyone is ${withArticle(kinds[0].one)}` : `${are(names, kinds)}, and nobody else`,
  /** Where everybody has spoken from the start. */
  allSpoke: (honesty: string) => `Everyone has spoken. ${honesty}`,
  header: {
    back: "Back",
    state: (occasion: string, known: number, total: number) => `${occasion} · ${known} of ${total} known`,
    time: (seconds: number) => `Time played: ${sayTime(seconds)}`,
    mistakes: "mistakes",
    hints: "hints",
    ghost: "ghost",
    found: (found: number, total: number) => `${found} of ${total}`,
  },
  clue,
  verdict: {
    question: "What is this person’s true identity?",
    again: "again to confirm",
    closed: "What was refused stays closed until someone is revealed.",
  },
  notes,
  notices,
  /** Of a puzzle that somebody made by hand. */
  byline: {
    made: (title: string, author: string) => `“${title}” was made by hand${author && ` by ${author}`}.`,
    audited: "It has been checked: one solution, and no guessing.",
    par: (time: string) => `Its author took ${time}.`,
  },
  tools: {
    result: "Result",
    hint: "Hint",
    clues: "Clues",
    telling: "How clues are told",
    plain: "Plain",
    story: "Story",
    more: "More",
    cluesOnTable: "Clues on the table",
  },
  end,
  /** What came of a move. */
  outcome,
  /** Of a worker that gave no answer. */
  unanswered(failure: NoAnswer<string>) {
    if (failure.why === "refused") return failure.reason;
    return failure.why === "failed"
      ? "This cannot be worked out."
      : "The reasoning could not be started in this browser.";
  },
};
