// The Clue table in English.
import type { TableRefusal } from "@demonstrandum/deals";

import { en as table } from "@demonstrandum/deals/english";
import { sayList, sentence } from "@demonstrandum/text";
import type { NoAnswer } from "@demonstrandum/wire";
import { englishEntries, englishNumber, plural } from "./amounts.ts";
import { en as advisor } from "./clue-advisor.ts";
import { en as entry } from "./clue-entry.ts";
import { en as following } from "./clue-following.ts";
import { en as handover } from "./clue-handover.ts";
import { en as intelligence } from "./clue-intelligence.ts";
import { en as learn } from "./clue-learn.ts";
import { en as log } from "./clue-log.ts";
import { en as matrix } from "./clue-matrix.ts";
import { en as next } from "./clue-next.ts";
import { en as papers } from "./clue-papers.ts";
import { en as place } from "./clue-place.ts";
import { en as setup } from "./clue-setup.ts";
import type { ServerRefusal } from "./daily.ts";

export const en = {
  title: "The Clue table",
  description: "An exact assistant for the table: who holds what, how likely each envelope is, and what to ask next.",
  table,
  figures: {
    /** "39 %", from "39". */
    percent: (short: string) => `${short}\u00a0%`,
    number: englishNumber,
    /** A number of any size as people say it: "12.6 million". */
    round(count: number) {
      if (count < 1e6) return englishNumber(count);
      const rounded = Number(count.toPrecision(3));
      return rounded.toLocaleString("en", { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 });
    },
    clock: (time: number) =>
      new Date(time).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false }),
    /** How long ago, roughly; a date when it is longer. */
    minutesAgo: (minutes: number) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    hoursAgo: (hours: number) => `${hours} h ago`,
    date: (time: number) =>
      new Date(time).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" }),
    entries: englishEntries,
    players: (count: number) => plural(count, "player"),
  },
  told: {
    known: (claim: string) => `You know: ${claim}`,
    knownOneOf: (holder: string, cards: readonly string[]) => `You know: ${holder} has ${sayList(cards, "or")}.`,
    /** Null: nobody noted who. */
    accused: (by: string | null, cards: readonly string[], isRight: boolean) =>
      sentence(`${by ?? "someone"} accused ${cards.join(", ")}: ${isRight ? "right" : "wrong"}`),
    suggestion({
      by,
      cards,
      passed,
      shows,
    }: {
      readonly by: string;
      readonly cards: readonly string[];
      readonly passed: readonly string[];
      /** Null: the card was not seen. */
      readonly shows: readonly { readonly by: string; readonly card: string | null }[];
    }) {
      const passes = passed.length === 0 ? [] : [`${sayList(passed)} passed`];
      const shown = shows.map((show) => `${show.by} showed ${show.card ?? "a card"}`);
      const answers = [...passes, ...(shown.length === 0 ? ["nobody showed a card"] : shown)].join("; ");
      return `${sentence(`${by} asked for ${cards.join(", ")}`)} ${sentence(answers)}`;
    },
    /** Null: it is the reader who showed. */
    whichCard: (shower: string | null, isToMe: boolean) =>
      shower === null ? "Which card did you show?" : `Which card did ${shower} show${isToMe ? " you" : ""}?`,
    numbered: (at: number, told: string) => `${at}. ${told}`,
  },
  shelf: {
    opening: "Opening the study …",
    allGames: "All games",
    text: "Your assistant beside the board. Record who asked, who passed and who showed; it finds everything that follows, with the reason, and says exactly how likely the rest is.",
    begin: "New table",
    practice: "Practice",
    example: "Look at an example",
    exampleName: "An example",
    examplePlayers: ["Me", "Bob", "Carol", "David"],
    yourGames: "Your games",
    promises: [
      ["Every fact", "All that is certain, with the rule and the entries that prove it."],
      ["Every chance", "Exact odds for each card and envelope, from the first turn."],
      ["The next move", "What to ask, what to show, when to accuse, who is close."],
    ] satisfies readonly (readonly [title: string, text: string])[],
    kept: "Games are kept in this browser only. Nothing is sent anywhere unless you let another device follow a table, or a language model is set up and you ask it.",
    reallyDelete: (name: string) => `Delete “${name}” for good?`,
    delete: "Delete",
    keep: "Keep",
    deleteGame: (name: string) => `Delete ${name}`,
  },
  page: {
    cover: "Covered, so that nobody reads over your shoulder.",
    lift: "Lift the cover",
    parts: "Parts of the table",
    partNames: { matrix: "Matrix", intelligence: "Intel", advisor: "Advisor", log: "Log" },
    goOn: "Go on recording",
    record: "Record a suggestion",
    recordShort: "Record suggestion",
    undo: "Undo",
    redo: "Redo",
    coverTable: "Cover the table",
    more: "Table, games and sharing",
    troubles: {
      full: "The storage of this browser is full. The game goes on, but save it as a file before you close the tab.",
      forbidden: "This browser does not let the page keep anything. Save the game as a file before you close the tab.",
    },
    onlyRules: "too much to work out: only what the rules prove is shown",
    noDeal: "no deal fits",
    dealsLeft: (deals: number, rounded: string) => `${rounded} ${deals === 1 ? "deal" : "deals"} left`,
    stopped: "Stopped.",
    working: "Working it out …",
    workItOut: "Work it out",
    stop: "Stop",
    close: "Close",
  },
  menu: {
    titles: {
      menu: "This game",
      setup: "Correct the table",
      handover: "Hand over",
      papers: "Print, picture, CSV",
      sharing: "Follow on another device",
    },
    name: "Name of the game",
    handover: "Hand over by link or QR code",
    followed: "Followed by link: show or withdraw",
    follow: "Follow on another device",
    save: "Save as a file",
    papers: "Print, picture, CSV",
    coach: "Show me again",
    correct: "Correct players, hand and sizes",
    leave: "Other games, new table",
    gameName: (deck: string, others: readonly string[]) => `${deck} with ${others.join(", ")}`,
  },
  setup,
  entry,
  matrix,
  place,
  log,
  intelligence,
  next,
  advisor,
  following,
  handover,
  papers,
  learn,
  unanswered(failure: NoAnswer<TableRefusal>) {
    if (failure.why === "refused") return table.refused(failure.reason);
    return failure.why === "failed"
      ? "This table cannot be worked out."
      : "The reasoning could not be started in this browser.";
  },
  serverRefused: ({ detail }: ServerRefusal) => detail,
};
