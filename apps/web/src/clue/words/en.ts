// The Clue table in English.
import { en as table } from "@demonstrandum/deals/english";
import { sayList, sentence } from "@demonstrandum/text";
import { en as next } from "../advisor/next-words/en.ts";
import { en as advisor } from "../advisor/words/en.ts";
import { en as entry } from "../entry/words/en.ts";
import { en as following } from "../following/words/en.ts";
import { en as handover } from "../handover/words/en.ts";
import { en as intelligence } from "../intelligence/words/en.ts";
import { en as log } from "../log/words/en.ts";
import { en as place } from "../matrix/place-words/en.ts";
import { en as matrix } from "../matrix/words/en.ts";
import { en as setup } from "../setup/words/en.ts";
import { englishEntries, englishNumber, plural } from "./english-amounts.ts";
import type { ClueWording } from "./wording.ts";

export const en: ClueWording = {
  title: "The Clue table",
  description: "An exact assistant for the table: who holds what, how likely each envelope is, and what to ask next.",
  table,
  figures: {
    percent: (short) => `${short}\u00a0%`,
    number: englishNumber,
    round(count) {
      if (count < 1e6) return englishNumber(count);
      const rounded = Number(count.toPrecision(3));
      return rounded.toLocaleString("en", { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 });
    },
    clock: (time) => new Date(time).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false }),
    minutesAgo: (minutes) => (minutes < 1 ? "just now" : `${minutes} min ago`),
    hoursAgo: (hours) => `${hours} h ago`,
    date: (time) => new Date(time).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" }),
    entries: englishEntries,
    players: (count) => plural(count, "player"),
  },
  told: {
    known: (claim) => `You know: ${claim}`,
    knownOneOf: (holder, cards) => `You know: ${holder} has ${sayList(cards, "or")}.`,
    accused: (by, cards, isRight) =>
      sentence(`${by ?? "someone"} accused ${cards.join(", ")}: ${isRight ? "right" : "wrong"}`),
    suggestion({ by, cards, passed, shows }) {
      const passes = passed.length === 0 ? [] : [`${sayList(passed)} passed`];
      const shown = shows.map((show) => `${show.by} showed ${show.card ?? "a card"}`);
      const answers = [...passes, ...(shown.length === 0 ? ["nobody showed a card"] : shown)].join("; ");
      return `${sentence(`${by} asked for ${cards.join(", ")}`)} ${sentence(answers)}`;
    },
    whichCard: (shower, isToMe) =>
      shower === null ? "Which card did you show?" : `Which card did ${shower} show${isToMe ? " you" : ""}?`,
    numbered: (at, told) => `${at}. ${told}`,
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
    ],
    kept: "Games are kept in this browser only. Nothing is sent anywhere unless you let another device follow a table, or a language model is set up and you ask it.",
    reallyDelete: (name) => `Delete “${name}” for good?`,
    delete: "Delete",
    keep: "Keep",
    deleteGame: (name) => `Delete ${name}`,
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
    dealsLeft: (deals, rounded) => `${rounded} ${deals === 1 ? "deal" : "deals"} left`,
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
      sharing: "Follow on another device",
    },
    name: "Name of the game",
    handover: "Hand over by link or QR code",
    followed: "Followed by link: show or withdraw",
    follow: "Follow on another device",
    save: "Save as a file",
    correct: "Correct players, hand and sizes",
    leave: "Other games, new table",
    gameName: (deck, others) => `${deck} with ${others.join(", ")}`,
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
  workerFailed(trouble) {
    if (trouble === "not started") return "The reasoning could not be started in this browser.";
    return trouble === "failed" ? "This table cannot be worked out." : table.refused(trouble);
  },
  serverRefused: ({ detail }) => detail,
};
