// The daily pages in English.
import { capitalize, sayList } from "@demonstrandum/text";
import { en as house } from "../../games/words/en.ts";
import { sayDate } from "../days.ts";
import type { DailyWording, Deleted } from "./wording.ts";

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

const leagues: DailyWording["leagues"] = {
  title: "Leagues",
  text: "A table among friends, new every Monday. Whoever has the invitation can join.",
  thisWeek: "This week",
  solved: "Solved",
  ranked: "Ranked time",
  uncounted: (why, count) => `${count} ${UNCOUNTED[why]}`,
  you: (name) => `${name} (you)`,
  invitation: (league) => `Join my league “${league}”.`,
  isCopied: "The invitation is on your clipboard.",
  invite: "Invite",
  leave: "Leave",
  fresh: "New league",
  itsName: "Its name",
  found: "Found it",
  noSuch: "There is no such league",
  one: "A league",
  join: (name) => `Join “${name}”`,
  about: (members) =>
    `It has ${members === 1 ? "one player" : `${members} players`} so far. In a league, players compare their daily puzzles every week.`,
  joinIt: "Join",
};

const mine: DailyWording["mine"] = {
  title: "You",
  text: "You are known by a cookie and nothing else: no name, no address, no account. A recovery code takes your streak to another device.",
  nickname: "Nickname, for leagues and challenges",
  none: "None",
  save: "Save",
  renamed: (nickname) => (nickname === null ? "You have no nickname now." : `Your leagues see you as ${nickname}.`),
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

const figures: DailyWording["figures"] = {
  streak: "Your streak",
  days: (count) => (count === 1 ? "day" : "days"),
  longest: "longest",
  freezes: (count) => (count === 1 ? "freeze" : "freezes"),
  freezesText: (count) =>
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

const result: DailyWording["result"] = {
  title: "Your result",
  time: "time",
  mistakes: (count) => (count === 1 ? "mistake" : "mistakes"),
  hints: (count) => (count === 1 ? "hint" : "hints"),
  comparison({ percentile, others, flaw, isInTime }) {
    if (flaw) return `${FLAWS[flaw]} ${isInTime ? "It counts for your streak." : "You played from the archive."}`;
    const late = isInTime ? "" : " You played from the archive, so it is not counted with them.";
    if (percentile === undefined) return `Nobody else has finished it yet.${late}`;
    const crowd = others === 1 ? "the one other player" : `${others} others`;
    return `Faster than ${percentile} % of ${crowd}.${late}`;
  },
  challenge: "Challenge a friend",
  challengeText: "Can you prove it faster than me?",
  isCopied: "The link is on your clipboard.",
  chart: {
    range: (from, to) => (to === undefined ? `${from} minutes or more` : `${from} to ${to} minutes`),
    column: (range, count, isYours) => `${range}: ${count}${isYours ? ", with you" : ""}`,
    all: (columns) => `Ranked times of the day. ${columns.join("; ")}.`,
    you: "you",
    caption: "Minutes, with 30 seconds for a mistake and a minute for a hint",
  },
};

const challenge: DailyWording["challenge"] = {
  noSuch: "There is no such challenge",
  one: "A challenge",
  by: (name) => `${name} challenges you`,
  about: (title, day, time, mistakes, hints) =>
    `${title}, puzzle of ${day}: ${time ?? "no time"}, mistakes ${mistakes}, hints ${hints}. You will see how far they were while you play.`,
  accept: "Take it up",
  title: "The challenge",
  ghost: (found, total, time) =>
    ` ${found === total ? "was done" : `had found ${found} of ${total}`} by now${time === undefined ? "" : `, and took ${time} in all`}.`,
  found: (name) => `What ${name} had found by now`,
};

export const en: DailyWording = {
  house,
  called: ({ name, tag }) => name ?? `Player ${tag}`,
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
  refused: ({ detail }) => detail,
  day: (day) => sayDate(day, "en-US", { day: "numeric", month: "long" }),
  weekday: (day) => sayDate(day, "en-US", { weekday: "long", day: "numeric", month: "long" }),
  shortDay: (day) => sayDate(day, "en-US", { weekday: "short", day: "numeric", month: "short" }),
  occasion: (day) => `Puzzle of ${day}`,
  todays: "Today’s puzzles",
  level: (level, hasLiars) => (hasLiars ? `${level} · a board of liars` : level),
  state: (level, isBegun) => (isBegun ? `${level} · begun` : level),
  solved: (level, time) => (time === undefined ? `${level} · solved` : `${level} · solved in ${time}`),
  begun: "begun",
  earlier: "Earlier days",
  dayHead: "Day",
  short: capitalize,
  archived: (title, day) => `${title}, ${day}: `,
  leagues,
  mine,
  figures,
  result,
  challenge,
};
