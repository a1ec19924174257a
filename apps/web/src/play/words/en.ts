// A play in English.
import { capitalize, sayList, withArticle } from "@demonstrandum/text";
import { en as board } from "../../board/words/en.ts";
import { en as house } from "../../games/title-words/en.ts";
import type { KindWords, PlayWording, ShareFigures } from "./wording.ts";

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

function sayFound(people: number, accused: number): string {
  if (accused === 0) return `I proved all ${people}`;
  if (accused === people) return `I named all ${people} in one accusation`;
  return `I proved ${people - accused} of ${people} and named the rest in one accusation`;
}

function sayResult({ title, difficulty, people, accused, seconds, mistakes, hints }: ShareFigures): string {
  const how =
    mistakes === 0 && hints === 0
      ? "without a mistake or a hint"
      : `with ${sayCount(mistakes, "mistake")} and ${sayCount(hints, "hint")}`;
  return `${title} (${capitalize(difficulty)}): ${sayFound(people, accused)} in ${sayTime(seconds)}, ${how}. Your turn.`;
}

const TRUTHS = { true: "Said truly", false: "A lie" } as const;

const clue: PlayWording["clue"] = {
  title: "The chosen clue",
  none: "Whose word will you weigh?",
  choose: "Choose someone revealed to read their clue, or someone hidden to name them.",
  quote: (text) => `“${text}”`,
  rest: (kind, about, isSpent) =>
    `${kind === undefined ? "" : `, ${kind}`}${about}.${isSpent ? " This clue has nothing more to add." : ""}`,
  about: (others, isAboutSpeaker) => `, speaks of ${sayList(isAboutSpeaker ? [...others, "themselves"] : others)}`,
  aboutMany: (lit) => `, speaks of the ${lit} people lit`,
};

const notes: PlayWording["notes"] = {
  own: "Your own notes",
  tag: (tag) => `Tag with a ${tag}`,
  pencil: (kind) => `Pencil in: ${kind}`,
  truth: (isTrue) => (isTrue === undefined ? "True or false?" : TRUTHS[`${isTrue}`]),
  suppose: "Suppose so",
  notYet: "Not yet",
  supposing: (name, kind, since) =>
    `Suppose ${name} were ${withArticle(kind)}.${since > 0 ? ` Pencilled since: ${since}.` : ""}`,
  drop: "Drop it",
  undo: "Undo note",
  tagged: (tag) => (tag ? `Tagged with a ${tag}.` : "Tag removed."),
  pencilled: (kind) => (kind === undefined ? "Unsure." : `Pencilled in as ${kind}.`),
};

const notices: PlayWording["notices"] = {
  troubles: {
    forbidden:
      "This browser does not let the page keep anything, so the game will be forgotten when you close the tab. You can play on.",
    full: "The browser’s storage is full, so the latest moves will be forgotten when you close the tab. You can play on.",
    unreachable: "The game cannot go on in this tab. Your moves are kept: open the page again.",
  },
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
};

const end: PlayWording["end"] = {
  title: "Quod erat demonstrandum",
  praise(mistakes, hints, isAccused) {
    if (isAccused) return "The accusation stands: everyone is known.";
    if (mistakes === 0 && hints === 0) return "Flawless: every step proved, none guessed, none borrowed.";
    return mistakes === 0 ? "Not one verdict without proof." : "Everyone is known, and everything was shown.";
  },
  time: "time",
  mistakes: (count) => (count === 1 ? "mistake" : "mistakes"),
  hints: (count) => (count === 1 ? "hint" : "hints"),
  deepest: (level) => `Deepest hint: ${level}.`,
  share: "Share",
  shared: (shared) => SHARED[shared],
  text: sayResult,
  race: "Race my ghost:",
  challenge: "Challenge a friend",
  replay: "See the shortest reasoning",
  again: "Play again",
  look: "Look at the board",
};

const outcome: PlayWording["outcome"] = {
  accepted(name, kind, said, isDone) {
    const found = `${name} is ${withArticle(kind)}.`;
    return isDone ? `${found} Everyone is known.` : `${found} ${said === undefined ? "" : `${name} says: ${said}`}`;
  },
  refusal: "Not enough evidence!",
  notProved: (name, kind) => `Nothing on the table proves that ${name} is ${withArticle(kind)}.`,
  locked: (name, kind) =>
    `That ${name} is ${withArticle(kind)} was refused already, and nothing has been revealed since.`,
  known: (name) => `${name} is already known.`,
  convicted: (accused) => `The accusation stands: ${accused}. Everyone is known.`,
  dismissed: "The accusation does not stand. It counts as one mistake, and nothing more is told.",
  dismissedAlready: "You accused exactly these already, and nobody has been revealed since.",
  hint: (level, text) => `Hint ${level} of 5. ${text}`,
  world: (hidden, kinds) =>
    hidden.length === 0
      ? `In it, everyone hidden is ${withArticle(kinds[0].one)}.`
      : `In it, of those hidden only ${are(hidden, kinds)}.`,
  startedOver: "Started over.",
};

export const en: PlayWording = {
  board,
  level: house.level,
  hiddenKind: (word) => word,
  kind: capitalize,
  close: "Close",
  accuse: "Accuse",
  startOverAsk: "Start over?",
  hintLevels: ["where to look", "which clues", "who follows", "the proof", "the verdict"],
  lines: (sentences) => sentences.join(" "),
  accused: (names, kinds) =>
    names.length === 0 ? `everyone is ${withArticle(kinds[0].one)}` : `${are(names, kinds)}, and nobody else`,
  allSpoke: (honesty) => `Everyone has spoken. ${honesty}`,
  header: {
    back: "Back",
    state: (occasion, known, total) => `${occasion} · ${known} of ${total} known`,
    time: (seconds) => `Time played: ${sayTime(seconds)}`,
    mistakes: "mistakes",
    hints: "hints",
    ghost: "ghost",
    found: (found, total) => `${found} of ${total}`,
  },
  clue,
  verdict: {
    question: "What is this person’s true identity?",
    again: "again to confirm",
    closed: "What was refused stays closed until someone is revealed.",
  },
  notes,
  notices,
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
  outcome,
};
