// The workshop in English.
import { capitalize, sayList } from "@demonstrandum/text";

interface Worlds {
  readonly count: number;
  readonly isExact: boolean;
}

/** Of so many things somebody could say, so many open the next step. */
interface Ways {
  readonly name: string;
  readonly ways: number;
  readonly of: number;
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
  of: "What kind of puzzle?",
  start: "Begin",
  kinds: {
    who: "Clues of Who",
    mixed: "Cultivators or Demons?",
    classic: "Cultivators, classic clues",
    atoms: "Cultivators, atoms",
    liars: "Who, with liars",
    cultivatorLiars: "Cultivators, with liars",
    village: "A village of liars",
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
  notADraft: "This file holds no draft and no puzzle.",
  saveFile: "Save as a file",
  copyOf: (title: string) => `${title} (copy)`.slice(0, 60),
  untitled: "Untitled",
  titleLabel: "Title",
  drafts: "All drafts",
  kept: "Kept on this device",
  notKept: {
    forbidden:
      "This browser does not let the page keep anything, so the draft will be forgotten when you close the tab. Save it as a file.",
    full: "The browser’s storage is full, so the latest changes will be forgotten when you close the tab. Save the draft as a file.",
  },
  noDraft: "This draft is not on this device.",
  working: "Working …",
  stop: "Stop",
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
      off: "Not worked out",
    },
    live: "Work out every edit at once",
    check: "Work it out now",
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
    swapBack: "Show your solution",
    prove: "Show its proof",
    proof: "Proof of the hardest step",
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
  size: "Size",
  villagers: (count: number) => `${count} villagers`,
  shape: (rows: number, cols: number) => `${rows}×${cols}`,
  typing: {
    open: "Type it",
    label: "What they say, as a sentence or in the clue language",
    reads: (text: string) => `Understood: ${text}`,
    unfitting: "This is not what they would say.",
    completions: "How it could go on",
    say: "Let them say it",
  },
  person: { name: "Name", rename: "Rename", drawName: "Another name and face", roots: "Spiritual roots" },
  improve: {
    harder: "Harder",
    easier: "Easier",
    ask: "Unneeded clues",
    none: {
      harder: "No exchange of a few clues makes it harder.",
      easier: "No exchange of a few clues makes it easier.",
    },
    changed: (names: readonly string[], label: string | undefined) =>
      `${sayList(names)} now ${names.length === 1 ? "says" : "say"} something else${label === undefined ? "" : `: ${label}`}.`,
    allNeeded: "Every clue is needed.",
    unneeded: (names: readonly string[]) =>
      `Without what ${sayList(names)} ${names.length === 1 ? "says" : "say"}, each alone, everybody could still be proved.`,
  },
  clear: "Silence everybody",
  tightest: "Who is tightest?",
  tightestIs: (name: string) => `${name} carries the most: most steps rest on this clue.`,
  nobodyTight: "Nobody can be asked yet: everybody who is proved has spoken.",
  tightestOf: (ways: readonly Ways[]) =>
    `Of the things they could say, so many would open the next step: ${ways.map(({ name, ways, of }) => `${name} ${ways} of ${of}`).join(", ")}.`,
  play: "Play it",
  madeFrom: (title: string) => `Made from ${title}`,
  opening: "Opening the puzzle …",
  print: "Print",
  picture: "Save a picture",
  mendIt: "Mend it",
  backToBench: "Back to the bench",
  publish: {
    title: "Hand it on",
    checks: {
      sound: "Sound: it has one solution",
      fair: "Fair: everybody can be proved without guessing",
      solved: "Solved once by its author, as it stands",
      title: "It has a title",
    },
    ticked: ": done",
    unticked: ": not yet",
    author: "Made by (may stay empty)",
    unfit: "A title or a name has at most 60 characters, all of which can be seen.",
    link: "The link that holds the puzzle",
    copy: "Copy the link",
    copied: "The link is copied.",
    failed: "The link could not be copied. It stands above.",
  },
  ready: "This is a puzzle: sound, fair, and ready to be played.",
};
