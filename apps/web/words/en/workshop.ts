// The workshop in English.
import { capitalize, sayList } from "@demonstrandum/text";

interface Worlds {
  readonly count: number;
  readonly isExact: boolean;
}

const worlds = ({ count, isExact }: Worlds): string => {
  const number = count.toLocaleString("en");
  const left = count === 1 ? "1 world" : `${number} worlds`;
  return isExact ? left : `more than ${left}`;
};

export const en = {
  title: "The workshop",
  description: "Make a puzzle of your own, and know at once whether it is one.",
  about:
    "Make a puzzle of your own. The light tells at every step whether it has one solution, how far one gets, and how hard that is.",
  allGames: "All games",
  begin: "New draft",
  kinds: {
    who: "Clues of Who",
    mixed: "Cultivators or Demons?",
    classic: "Cultivators, classic clues",
    atoms: "Cultivators, atoms",
    liars: "Who, with liars",
  },
  yourDrafts: "Your drafts",
  nothingYet: "Nothing here yet. Drafts are kept on this device.",
  open: (title: string) => `Open ${title}`,
  duplicate: "Duplicate",
  remove: "Delete",
  removed: "Deleted.",
  undo: "Undo",
  redo: "Redo",
  openFile: "Open a file",
  file: "File of a draft",
  notADraft: "This file holds no draft or puzzle of a board.",
  saveFile: "Save as a file",
  copyOf: (title: string) => `${title} (copy)`.slice(0, 60),
  untitled: "Untitled",
  titleLabel: "Title",
  drafts: "All drafts",
  kept: "Kept on this device",
  working: "Working …",
  failed: "This could not be worked out.",
  board: (title: string) => `The board of ${title}`,
  silent: "says nothing yet",
  strip: {
    label: "How the puzzle stands",
    unknown: "…",
    worlds: ({ count, isExact }: Worlds) => `${isExact ? "" : "over "}${count.toLocaleString("en")}`,
    left: (count: number | undefined) => (count === 1 ? "world left" : "worlds left"),
    untrue: (count: number) => (count === 1 ? "1 untrue clue" : `${count} untrue clues`),
    proved: (count: number, of: number) => `${count} of ${of}`,
    canBeProved: "can be proved",
    level: capitalize,
    noLevel: "No level yet",
    idle: (count: number) => (count === 1 ? "1 idle" : `${count} idle`),
    repeated: (count: number) => `${count} repeated`,
    light: {
      green: "One world is left",
      amber: "More than one world is left",
      red: "No world is left",
      grey: "Being worked out",
    },
    profile: (clues: readonly number[]) => `Clues for each insight: ${clues.join(", ") || "none"}`,
  },
  shown: {
    worlds: (told: Worlds) => `All that is said leaves ${worlds(told)}.`,
    untrue: (names: readonly string[]) => `This is not what ${sayList(names)} would say.`,
    stuck: (names: readonly string[]) =>
      `Here it cannot go on. Of ${sayList(names)} two worlds fit everything heard so far.`,
    unproved: (names: readonly string[]) => `Not proved yet: ${sayList(names)}.`,
    allProved: "Everybody can be proved.",
    hardest: (speakers: readonly string[], people: readonly string[]) =>
      `The hardest step takes the clues of ${sayList(speakers)} together and settles ${sayList(people)}.`,
    noSteps: "There are no steps yet.",
    idle: (names: readonly string[]) => `Nothing new is told by ${sayList(names)}.`,
    noneIdle: "Every clue tells something.",
    repeated: (first: string, second: string) => `${first} and ${second} say the same.`,
    tooMuch: "This draft is too much to work out.",
    swap: "Show the other world",
  },
  speaker: {
    says: (name: string, kind: string) => `${name}, ${kind}, says`,
    saysNothing: (name: string, kind: string) => `${name}, ${kind}, says nothing yet`,
    turn: (kind: string) => `Make ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind}`,
    start: "Reveal first",
    isStart: "Revealed first",
    silence: "Say nothing",
    kinds: "What to say",
    another: "Say something else",
    others: "Show others",
    exchange: (part: string) => `Instead of “${part}”`,
    leaves: (told: Worlds) => `leaves ${worlds(told)}`,
    suggest: "What could they say?",
    suggested: (name: string) => `What could ${name} say?`,
    nothing: "Nothing comes to mind.",
    close: "Close",
    choose: "Tap somebody to let them speak.",
  },
  effects: {
    unique: "makes it unique",
    opens: (names: readonly string[]) => `proves ${sayList(names)}`,
    harder: "makes it harder",
    easier: "makes it easier",
    narrows: "narrows it",
    follows: "already follows",
  },
  fill: {
    title: "Fill in the rest",
    text: "Everybody who is silent speaks; what is said stays.",
    level: (label: string) => (label === "any" ? "Any level" : capitalize(label)),
  },
  next: "Next to speak",
  size: "Board",
  sizes: { "3×3": "3×3", "4×4": "4×4", "5×4": "5×4", "6×5": "6×5" },
  clear: "Silence everybody",
  tightest: "Who is tightest?",
  tightestIs: (name: string) => `${name} carries the most: most steps rest on this clue.`,
  nobodyTight: "No step rests on any clue yet.",
  play: "Play it",
  share: "Copy the link",
  copied: "The link is copied.",
  ready: "This is a puzzle: sound, fair, and ready to be played.",
};
