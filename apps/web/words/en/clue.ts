// The Clue table in English.
import type { TableRefusal } from "@demonstrandum/deals";
import { en as table } from "@demonstrandum/deals/english";
import { sayList, sentence } from "@demonstrandum/text";
import type { NoAnswer } from "@demonstrandum/wire";
import { englishEntries, englishNumber, plural } from "./amounts.ts";
import { en as entry } from "./clue-entry.ts";
import { en as intelligence } from "./clue-intelligence.ts";
import { en as matrix } from "./clue-matrix.ts";
import { en as next } from "./clue-next.ts";
import { en as setup } from "./clue-setup.ts";
import type { ServerRefusal } from "./daily.ts";

/** One place of the matrix, opened, in English. */
const place = {
  envelope: "The envelope",
  chance: ({ said, isYou }: { readonly said: string; readonly isYou: boolean }, card: string, percent: string) =>
    sentence(`${said} ${isYou ? "have" : "has"} ${card} with ${percent}.`),
  chanceInEnvelope: (percent: string) => `In the envelope with ${percent}.`,
  mayHaveShown: "May have been shown",
  hasIt: "Has it",
  lacksIt: "Lacks it",
  isHere: "It is here",
  notHere: "Not here",
  clearMark: "Clear my mark",
  /** What was marked by hand, as a whole sentence, beside what the engine says. */
  marked: {
    repeats: (claim: string) => `You marked the same by hand: ${claim}`,
    differs: (claim: string) => `You marked by hand: ${claim} The two cannot both be right.`,
    contested: (claim: string) => `You marked by hand: ${claim} Other entries contradict it.`,
    unused: (claim: string) => `You marked by hand: ${claim} It is not counted while the log contradicts itself.`,
  },
  goBack: "Go back",
  markAnyway: "Mark it all the same",
  supposeIt: "Suppose it",
  supposeNot: "Suppose not",
  whatFollows: "What would follow?",
  /** A question that can be typed as well; without an owner, of the envelope. */
  askIf: (card: string, owner: string | undefined) =>
    owner === undefined ? `What if ${card} is in the envelope?` : `What if ${owner} has ${card}?`,
  why: "Why",
  entriesBehind: "The entries behind it",
  previousStep: "Back a step",
  nextStep: "Next step",
  clearRow: "Clear my marks in this row",
  openCard: "This card lies open on the table.",
};

/** The table on paper and in spreadsheets, in English. */
const papers = {
  print: "Print the matrix and the log",
  picture: "Save the matrix as a picture",
  matrixCsv: "Save the matrix as CSV",
  logCsv: "Save the log as CSV",
  /** In names of files. */
  matrixFile: "matrix",
  logFile: "log",
  number: "No.",
  what: "Entry",
  asker: "Who",
  passed: "Passed",
  shower: "Showed",
  shownCard: "Card seen",
  inWords: "In words",
  kind: "Kind",
  card: "Card",
};

/** The log, in English. */
const log = {
  title: "Log",
  empty: "Nothing recorded yet. Everything the page knows comes from your hand and from here.",
  first: "Record the first suggestion",
  contradiction: "! Part of a contradiction",
  correct: (at: number) => `Correct entry ${at}`,
  delete: (at: number) => `Delete entry ${at}`,
  later: (at: number) => `Move entry ${at} later`,
  earlier: (at: number) => `Move entry ${at} earlier`,
  correction: (at: number) => `Correction of entry ${at}`,
  conflict: (count: number) =>
    count === 1 ? "This entry does not fit the table" : "These entries cannot all be right",
  conflictText: (hasRepairs: boolean, hasStar: boolean) =>
    [
      "Everything else fits.",
      ...(hasStar ? ["★ marks the likeliest slip: changing it mends most."] : []),
      ...(hasRepairs ? ["Correcting or deleting one that has a star is enough."] : []),
      "Until then the page shows what was known before.",
    ].join(" "),
  enough: "Enough on its own",
  likeliest: "The likeliest slip",
  correctIt: "Correct",
  deleteIt: "Delete",
  orSetup: "Or correct your hand and the hand sizes",
};

/** Learning with marks of one's own, in English. */
const learn = {
  name: "Learn",
  opening: "One moment …",
  note: "Mark what you can conclude: a tap for has it, another for lacks it. What you mark here counts for nothing until you check it.",
  check: "Check my marks",
  score: (sound: number, open: number, wrong: number) => `Sound: ${sound}. Not yet provable: ${open}. Wrong: ${wrong}.`,
  found: (found: number, all: number) => `You have found ${found} of ${plural(all, "cell")} that can be proved so far.`,
  verdicts: { sound: "Sound:", open: "Not yet provable:", wrong: "Wrong:" },
  why: "Why?",
  both: (chance: string) => `It fits everything recorded, and so does the opposite. Its chance is ${chance}.`,
  opposite: "The opposite follows from what is recorded.",
  putAway: "Put away while you learn: switch Learn off to see it.",
};

/** Handing a game over, in English. */
const handover = {
  tooLarge: "This file is too large to be a game.",
  openFile: "Open a file",
  file: "Game file",
  guest: "A game was handed to you",
  unreadable: "This link cannot be read",
  guestText: (deck: string, players: readonly string[], count: number) =>
    `${deck} with ${players.join(", ")}; ${englishEntries(count)}. It is added to your games.`,
  take: "Take it over",
  notNow: "Not now",
  close: "Close",
  qr: "QR code with this game",
  tooLong: "This game is too long for a QR code. The link and the file hold all of it.",
  link: "Link to this game",
  warning: "Whoever opens it sees your hand and your notes.",
  copied: "Copied.",
  notCopied: "Copying is not allowed here: press and hold the link instead.",
  copy: "Copy link",
  /** The name of a file, without its ending. */
  fileName: "clue-table",
};

const SERVER_AWAY = "The server cannot be reached.";

/** Following a table, in English. */
const following = {
  states: {
    waiting: "Looking for the table …",
    current: "Up to date.",
    late: "The server cannot be reached: this may be old.",
    gone: "This table is not shared any more.",
  },
  title: "Following a table",
  own: "Your own games",
  keep: "Keep a copy among your games",
  offer:
    "Another phone or a tablet can show this table and stay current. For that the table, with your hand and your notes, is kept on this server until you withdraw the link, or for a day after its last change.",
  warning: "Whoever opens this link sees your hand and your notes, as they are now and as they become.",
  qr: "QR code to follow this table",
  link: "Link to follow this table",
  on: "Turn following on",
  withdraw: "Withdraw the link",
  offline: SERVER_AWAY,
  late: `${SERVER_AWAY} What others see is brought up to date when it can.`,
  ended: "The link is not valid any more. Turn following on again for a new one.",
};

const NOTES = {
  busy: "The model has been asked a lot just now.",
  unreachable: "The model cannot be reached.",
  stopped: "The model stopped in the middle.",
  late: "The model took too long.",
  unreadable: "The model did not answer properly.",
  strange: "The model wrote something else than a choice of answers.",
  nothing: "The model found no answer that fits.",
  "too-much": "The table is too much to work out.",
};

/** Questions to the advisor, in English. */
const advisor = {
  title: "Advisor",
  fromModel: "answers of the engine, chosen by a language model",
  fromFigures: "from exact figures",
  ready: [
    ["Key insights", "What are the key insights?"],
    ["Threats", "Who is a threat?"],
    ["Accuse or wait?", "Should I accuse or wait?"],
    ["Next suggestion", "What should I ask next?"],
  ] satisfies readonly (readonly [title: string, question: string])[],
  question: "Your question",
  placeholder: "Who has the Rope?",
  ask: "Ask",
  /** The engine's answers, which a model chose, with what is said of their figures. */
  chosen: (figures: string) => `Answers of the engine, chosen by a language model · ${figures}`,
  exact: "Exact figures",
  estimated: "Some figures are estimated over drawn deals",
  asOf: (entry: number) => ` · as of entry ${entry}`,
  /** Why the model chose nothing, and what is told instead. */
  instead: (note: keyof typeof NOTES) => `${NOTES[note]} This is how your question is answered without it.`,
};

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
