// Answers, proofs and the rarer dialogs of a play in English.
import { withArticle } from "@demonstrandum/text";
import type { AnswerWording } from "./wording.ts";

const SHARED = {
  shared: "Shared.",
  copied: "The link to this puzzle is on your clipboard.",
  cancelled: "",
  failed: "This browser would not copy it. The address of this page is the link.",
};

export const en: AnswerWording = {
  hint: {
    title: (level, what) => `Hint ${level} of 5: ${what}`,
    more: "Tell me more",
    tell: "Just tell me",
    name: (name, kind) => `Name ${name} ${withArticle(kind)}`,
  },
  why: {
    ask: "Why?",
    otherwise: "It could be otherwise",
    dashed: "The dashed seals on the board show it.",
    readAgain: "Read again",
  },
  contradiction: "A contradiction",
  noContradiction: "No contradiction",
  tooMuch: "Too much",
  notSo: "Not so",
  dismissedAlready: "Dismissed already",
  locked: "Refused already",
  allRight: "All right",
  toBoard: "Back to the board",
  proof: {
    says: (name) => `${name}: `,
    before: "Sentence before",
    next: "Next sentence",
    at: (sentence, of) => `${sentence} of ${of}`,
    fold: "Fold it up",
    unfold: "All of it",
  },
  replay: {
    title: "The shortest reasoning",
    step: (at, of) => `Step ${at} of ${of}`,
    back: "Back",
    next: "Next step",
    done: "Done",
  },
  spent: " Nothing more to add.",
  more: {
    share: "Share this puzzle",
    shareText: (title) => `${title}: a puzzle for you.`,
    shared: (shared) => SHARED[shared],
    another: "Another puzzle",
    print: "Print it",
    learn: "How to play",
    yours: "Your games and settings",
    keys: "Keys",
    rows: (keys, kinds) => [
      ["Arrow keys", "walk over the board"],
      ["Enter", "read a clue, or name someone"],
      [keys[0], `name them ${withArticle(kinds[0])}`],
      [keys[1], `name them ${withArticle(kinds[1])}`],
      ["H", "hint, and more of it"],
      ["T", "tag: dot, square, triangle, none"],
      ["P", `pencil in: ${kinds[0]}, ${kinds[1]}, nothing`],
      ["Escape", "close"],
    ],
  },
  restart: {
    text: "Everyone you proved is hidden again, and your notes and the clock go back to the start.",
    keep: "Keep playing",
    go: "Start over",
  },
};
