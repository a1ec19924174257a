// The daily pages in English.

import type { Called, ResultView, Uncounted } from "@demonstrandum/referee";
import { capitalize, sayList } from "@demonstrandum/text";
import { sayDate } from "../say-date.ts";
import { en as house } from "./games.ts";

/** How much of each kind was deleted. */
export type Deleted = Readonly<Record<string, number>>;

/** The part of the server's problem that is for people. */
export interface ServerRefusal {
  readonly status: number;
  /** Names what was refused; a page may be older than its server, and not know it. */
  readonly code: string;
  /** In English. */
  readonly detail: string;
  /** The number that it tells, if there is one. */
  readonly figure?: number;
}

/** What a finished play came to, beside the others of its day. */
type DayComparison = Pick<ResultView, "percentile" | "others" | "flaw" | "isInTime">;

const DELETED: readonly (readonly [string, string, string])[] = [
  ["plays", "play", "plays"],
  ["moves", "move", "moves"],
  ["results", "result", "results"],
  ["challenges", "challenge", "challenges"],
  ["memberships", "membership", "memberships"],
];

function sayDeleted(deleted: Deleted): string {
  const parts = DELETED.flatMap(([kind, one, many]) => {
    const count = deleted[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
  if (parts.length === 0) return "You are forgotten. There was nothing but the cookie.";
  return `You are forgotten, and with you ${sayList(parts)}.`;
}

const UNCOUNTED = {
  fast: "solved too fast to count",
  clock: "solved without a time, as the server’s clock was set back",
  long: "solved with too many moves to count",
  late: "solved too late to count",
} as const;

const leagues = {
  title: "Leagues",
  text: "A table among friends, new every Monday. Whoever has the invitation can join.",
  thisWeek: "This week",
  solved: "Solved",
  ranked: "Ranked time",
  /** How many were solved and do not count, and why. */
  uncounted: (why: Uncounted["why"], count: number) => `${count} ${UNCOUNTED[why]}`,
  /** A member's name, if it is the reader. */
  you: (name: string) => `${name} (you)`,
  invitation: (league: string) => `Join my league “${league}”.`,
  isCopied: "The invitation is on your clipboard.",
  invite: "Invite",
  leave: "Leave",
  fresh: "New league",
  itsName: "Its name",
  found: "Found it",
  noSuch: "There is no such league",
  one: "A league",
  join: (name: string) => `Join “${name}”`,
  about: (members: number) =>
    `It has ${members === 1 ? "one player" : `${members} players`} so far. In a league, players compare their daily puzzles every week.`,
  joinIt: "Join",
};

const mine = {
  title: "You",
  text: "You are known by a cookie and nothing else: no name, no address, no account. A recovery code takes your streak to another device.",
  nickname: "Nickname, for leagues and challenges",
  none: "None",
  save: "Save",
  /** Null: there is no nickname now. */
  renamed: (nickname: string | null) =>
    nickname === null ? "You have no nickname now." : `Your leagues see you as ${nickname}.`,
  makeCode: "Make a recovery code",
  codeText: "Write it down: it is shown this once, and replaces the one before. Whoever has it plays as you.",
  qr: "QR code that opens this on another device",
  haveCode: "I have a recovery code",
  playOn: "Play on here",
  welcome: "Welcome back.",
  export: "Export my data",
  exported: "Saved as a file.",
  delete: "Delete my data",
  deleteAsk: "Delete my data?",
  deleteText: "Your plays, results, streak, memberships and nickname are deleted for good, on every device.",
  deleteAll: "Delete everything",
  keep: "Keep it",
  isDeleted: "Deleted",
  deleted: sayDeleted,
  close: "Close",
  recoverAsk: "Play on here?",
  recoverText:
    "This device goes on with your streak, results and leagues. What was played here without them is left behind.",
};

const figures = {
  streak: "Your streak",
  days: (count: number) => (count === 1 ? "day" : "days"),
  longest: "longest",
  freezes: (count: number) => (count === 1 ? "freeze" : "freezes"),
  freezesText: (count: number) =>
    count === 0
      ? "Five days won earn a freeze, which forgives a missed day."
      : `You have ${count === 1 ? "one freeze" : "two freezes"}: a missed day is forgiven by itself.`,
  game: "Game",
  solved: "Solved",
  flawless: "Flawless",
  best: "Best",
  median: "Median",
};

const FLAWS = {
  fast: "Too fast to be compared with others.",
  clock: "The server’s clock was set back while you played, so there is no time to compare.",
  long: "Too many moves to be compared with others.",
} as const;

const result = {
  title: "Your result",
  time: "time",
  mistakes: (count: number) => (count === 1 ? "mistake" : "mistakes"),
  hints: (count: number) => (count === 1 ? "hint" : "hints"),
  comparison({ percentile, others, flaw, isInTime }: DayComparison) {
    if (flaw) return `${FLAWS[flaw]} ${isInTime ? "It counts for your streak." : "You played from the archive."}`;
    const late = isInTime ? "" : " You played from the archive, so it is not counted with them.";
    if (percentile === undefined) return `Nobody else has finished it yet.${late}`;
    const crowd = others === 1 ? "the one other player" : `${others} others`;
    return `Faster than ${percentile} % of ${crowd}.${late}`;
  },
  /** How many days in a row, and the place among all who are compared. */
  streak: (days: number) => (days === 1 ? "day in a row" : "days in a row"),
  place: (of: number) => `place, of ${of}`,
  chart: {
    /** How many took how long, in minutes; without an end, the slowest. */
    range: (from: number, to: number | undefined) =>
      to === undefined ? `${from} minutes or more` : `${from} to ${to} minutes`,
    column: (range: string, count: number, isYours: boolean) => `${range}: ${count}${isYours ? ", with you" : ""}`,
    all: (columns: readonly string[]) => `Ranked times of the day. ${columns.join("; ")}.`,
    you: "you",
    caption: "Minutes, with 30 seconds for a mistake and a minute for a hint",
  },
};

const challenge = {
  noSuch: "There is no such challenge",
  one: "A challenge",
  by: (name: string) => `${name} challenges you`,
  /** The puzzle that it is about: the day's title, or the game's. */
  puzzle: (number: number, title: string) => `Demonstrandum ${number} · ${title}`,
  level: (level: string, day: string) => `${level} · ${day}`,
  /** Without a time where the server's clock was set back. */
  toBeat: (time: string | undefined, mistakes: number, hints: number) =>
    `To beat: ${time ?? "no time"}, mistakes ${mistakes}, hints ${hints}. You will see how far they were while you play.`,
  accept: "Take it up",
  title: "The challenge",
  /** How far the other was by now. */
  ghost: (found: number, total: number, time: string | undefined) =>
    ` ${found === total ? "was done" : `had found ${found} of ${total}`} by now${time === undefined ? "" : `, and took ${time} in all`}.`,
  found: (name: string) => `What ${name} had found by now`,
};

/** What the clues of a day keep to. */
const THEMES: Readonly<Record<string, string>> = {
  neighbors: "only about neighbors",
  roots: "only about roots",
  nameless: "nobody names anybody",
};

export const en = {
  house,
  /** A player by the nickname, or as one without; the tag tells them apart. */
  called: ({ name, tag }: Called) => name ?? `Player ${tag}`,
  title: "Daily puzzles",
  description:
    "The same puzzles for everybody every day, judged by the server, with streaks and leagues among friends.",
  lead: "The same for everybody, new every day at midnight UTC.",
  fairness:
    "Times are taken by the server, from your first look to the last verdict. A program that reads the board can win; this is why you are compared with friends, and why nobody is crowned.",
  site: "Site",
  allGames: "‹ All games",
  learn: "How to play",
  wait: "One moment …",
  notNow: "Not now",
  noSuchPuzzle: "There is no such puzzle",
  cannotPlay: "This puzzle cannot be played",
  offlineHome:
    "The server cannot be reached. Daily puzzles are judged there; every other puzzle can be played without it.",
  offlinePlay:
    "The server cannot be reached. Nothing is lost: your move waits here and is sent as soon as the connection is back.",
  offlineDoor: {
    title: "The server cannot be reached",
    text: "The puzzle of the day is judged there. A new puzzle is made on this device, and needs nobody.",
    fresh: "New puzzle",
  },
  tryAgain: "The server cannot be reached. Try again in a moment.",
  /** What the server refused, and why. */
  refused: ({ detail }: ServerRefusal) => detail,
  /** "November 16". */
  day: (day: string) => sayDate(day, "en-US", { day: "numeric", month: "long" }),
  /** "Monday, November 16". */
  weekday: (day: string) => sayDate(day, "en-US", { weekday: "long", day: "numeric", month: "long" }),
  /** "Mon, Nov 16". */
  shortDay: (day: string) => sayDate(day, "en-US", { weekday: "short", day: "numeric", month: "short" }),
  /** What is played: the number of its day, and its title if it has one. */
  occasion: (number: number, title: string | undefined) =>
    title === undefined ? `No. ${number}` : `No. ${number} · ${title}`,
  todays: "Today’s puzzles",
  /** A puzzle's level, and whether those who hide in it lie. */
  level: (level: string, hasLiars: boolean, only = "") =>
    [level, hasLiars ? "a board of liars" : THEMES[only]].filter(Boolean).join(" · "),
  /** What a day is called before it has a title. */
  numbered: (number: number) => `Demonstrandum ${number}`,
  /** The place that the titles of the week belong to, and the game. */
  theme: (place: string, title: string) => `${place} · ${title}`,
  won: (count: number) =>
    count === 0 ? "Nobody has won it yet" : count === 1 ? "One has won it" : `${count} have won it`,
  play: "Play",
  playOn: "Play on",
  /** On a puzzle that is solved. */
  look: (time: string | undefined) => (time === undefined ? "Solved · look again" : `Solved in ${time} · look again`),
  /** A puzzle in the list of a day that is not solved, and how many have won it. */
  state: (level: string, isBegun: boolean, won: number) =>
    isBegun ? `${level} · begun` : won === 0 ? level : `${level} · won by ${won}`,
  /** One that is, with the time if there is one. */
  solved: (level: string, time: string | undefined) =>
    time === undefined ? `${level} · solved` : `${level} · solved in ${time}`,
  begun: "begun",
  earlier: "Earlier days",
  dayHead: "Day",
  /** A game's name at the head of a narrow column. */
  short: capitalize,
  /** A puzzle of the archive, for screen readers. */
  archived: (title: string, day: string) => `${title}, ${day}: `,
  leagues,
  mine,
  figures,
  result,
  challenge,
};
