// Answers, proofs and the rarer dialogs of a play in English.

import type { HintLevel } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";

const SHARED = {
  shared: "Shared.",
  copied: "The link to this puzzle is on your clipboard.",
  cancelled: "",
  failed: "This browser would not copy it. The address of this page is the link.",
  framed: "The page around this puzzle does not allow it. Open the puzzle on its own page: that address is the link.",
  embedded: "Copied. Paste it into the HTML of your page, and the puzzle is there.",
};

const NUMBERS = ["", "", "", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

export const en = {
  hint: {
    title: (level: HintLevel, what: string) => `Hint ${level} of 5: ${what}`,
    more: "Tell me more",
    tell: "Just tell me",
    /** The button that makes the verdict. */
    name: (name: string, kind: string) => `Name ${name} ${withArticle(kind)}`,
    /** The same where one argument settles several. */
    nameAll: (people: number) => (people === 2 ? "Name both" : `Name all ${NUMBERS[people] ?? people}`),
  },
  why: {
    ask: "Why?",
    title: { otherwise: "It could be otherwise", refuted: "It cannot be", "read-again": "Read again" },
    dashed: "The dashed seals on the board show it.",
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
    /** Before a quoted clue, with a space where the language has one. */
    says: (name: string) => `${name}: `,
    before: "Sentence before",
    next: "Next sentence",
    at: (sentence: number, of: number) => `${sentence} of ${of}`,
    fold: "Fold it up",
    unfold: "All of it",
    /** Whom the board shows as known, and in the same band; read after the sentence. */
    lights: (known: readonly string[], groups: readonly (readonly string[])[]) =>
      [
        ...(known.length > 0 ? [` Known: ${sayList(known)}.`] : []),
        ...groups.map((names) => ` Counted together: ${sayList(names)}.`),
      ].join(""),
  },
  replay: {
    title: "The shortest reasoning",
    step: (at: number, of: number) => `Step ${at} of ${of}`,
    back: "Back",
    next: "Next step",
    done: "Done",
    share: "Share this step as a puzzle",
    /** The link to the position follows. */
    shareText: (name: string) => `Can you see what ${name} is, and why? All it takes is on the table:`,
  },
  /** A play beside the shortest reasoning, one board at a time. */
  review: {
    title: "Your way beside the shortest",
    /** `hinted` of the finds were those that a hint would have shown. */
    total: (finds: number, time: string, hinted: number) =>
      `${finds} ${finds === 1 ? "find" : "finds"} in ${time}, ${hinted} of them as a hint would have it.`,
    spent: (name: string, time: string) => `You looked at this board for ${time}, and then found ${name}.`,
    needed: (names: readonly string[]) => `What it takes here: the words of ${sayList(names)}.`,
    overlooked: (name: string, time: string) => `${name} could have been proved ${time} before you came to this board.`,
    same: "A hint would have shown the same:",
    other: "A hint would have shown something else:",
    /** Goes to the board that took longest, or to the one that took longest after that. */
    longest: (rank: number) => (rank === 1 ? "The longest wait" : `The wait after that (no. ${rank})`),
  },
  /** After a clue that can add nothing. */
  spent: " Nothing more to add.",
  more: {
    share: "Share this puzzle",
    shareText: (title: string) => `${title}: a puzzle for you.`,
    shared: (shared: keyof typeof SHARED) => SHARED[shared],
    another: "Another puzzle",
    print: "Print it",
    embed: "Put it on your page",
    learn: "How to play",
    coach: "Show me again",
    yours: "Your games and settings",
    keys: "Keys",
    /** Each key and what it does; `keys` are those of the two verdicts. */
    rows: (
      keys: readonly [string, string],
      kinds: readonly [string, string],
    ): readonly (readonly [string, string])[] => [
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
