// What the daily pages say.

import type { Called, ResultView, Uncounted } from "@demonstrandum/referee";
import { createContext } from "react";
import type { HouseWording } from "../../games/words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { ServerProblem } from "../ask-server.ts";

/** What a finished play came to, beside the others of its day. */
type DayComparison = Pick<ResultView, "percentile" | "others" | "flaw" | "isInTime">;

/** How much of each kind was deleted. */
export type Deleted = Readonly<Record<string, number>>;

interface LeagueWording {
  readonly title: string;
  readonly text: string;
  readonly thisWeek: string;
  readonly solved: string;
  readonly ranked: string;
  /** How many were solved and do not count, and why. */
  uncounted(why: Uncounted["why"], count: number): string;
  /** A member's name, if it is the reader. */
  you(name: string): string;
  invitation(league: string): string;
  readonly isCopied: string;
  readonly invite: string;
  readonly leave: string;
  readonly fresh: string;
  readonly itsName: string;
  readonly found: string;
  readonly noSuch: string;
  readonly one: string;
  join(name: string): string;
  about(members: number): string;
  readonly joinIt: string;
}

interface MineWording {
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly none: string;
  readonly save: string;
  /** Null: there is no nickname now. */
  renamed(nickname: string | null): string;
  readonly makeCode: string;
  readonly codeText: string;
  readonly qr: string;
  readonly haveCode: string;
  readonly playOn: string;
  readonly welcome: string;
  readonly export: string;
  readonly exported: string;
  readonly delete: string;
  readonly deleteAsk: string;
  readonly deleteText: string;
  readonly deleteAll: string;
  readonly keep: string;
  readonly isDeleted: string;
  deleted(deleted: Deleted): string;
  readonly close: string;
  readonly recoverAsk: string;
  readonly recoverText: string;
}

interface FiguresWording {
  readonly streak: string;
  days(count: number): string;
  readonly longest: string;
  freezes(count: number): string;
  freezesText(count: number): string;
  readonly game: string;
  readonly solved: string;
  readonly flawless: string;
  readonly best: string;
  readonly median: string;
}

interface ResultWording {
  readonly title: string;
  readonly time: string;
  mistakes(count: number): string;
  hints(count: number): string;
  comparison(comparison: DayComparison): string;
  readonly challenge: string;
  readonly challengeText: string;
  readonly isCopied: string;
  readonly chart: {
    /** How many took how long, in minutes; without an end, the slowest. */
    range(from: number, to: number | undefined): string;
    column(range: string, count: number, isYours: boolean): string;
    all(columns: readonly string[]): string;
    readonly you: string;
    readonly caption: string;
  };
}

interface ChallengeWording {
  readonly noSuch: string;
  readonly one: string;
  by(name: string): string;
  /** Without a time where the server's clock was set back. */
  about(title: string, day: string, time: string | undefined, mistakes: number, hints: number): string;
  readonly accept: string;
  readonly title: string;
  /** How far the other was by now. */
  ghost(found: number, total: number, time: string | undefined): string;
  found(name: string): string;
}

export interface DailyWording {
  /** A player by the nickname, or as one without; the tag tells them apart. */
  called(player: Called): string;
  readonly house: HouseWording;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly fairness: string;
  readonly site: string;
  readonly allGames: string;
  readonly learn: string;
  readonly wait: string;
  readonly notNow: string;
  readonly noSuchPuzzle: string;
  readonly cannotPlay: string;
  readonly offlineHome: string;
  readonly offlinePlay: string;
  readonly offlineDoor: { readonly title: string; readonly text: string; readonly fresh: string };
  readonly tryAgain: string;
  /** What the server refused, and why. */
  refused(problem: ServerProblem): string;
  /** "November 16". */
  day(day: string): string;
  /** "Monday, November 16". */
  weekday(day: string): string;
  /** "Mon, Nov 16". */
  shortDay(day: string): string;
  occasion(day: string): string;
  readonly todays: string;
  /** A puzzle's level, and whether those who hide in it lie. */
  level(level: string, hasLiars: boolean): string;
  /** A puzzle in the list of a day that is not solved. */
  state(level: string, isBegun: boolean): string;
  /** One that is, with the time if there is one. */
  solved(level: string, time: string | undefined): string;
  readonly begun: string;
  readonly earlier: string;
  readonly dayHead: string;
  /** A game's name at the head of a narrow column. */
  short(game: string): string;
  /** A puzzle of the archive, for screen readers. */
  archived(title: string, day: string): string;
  readonly leagues: LeagueWording;
  readonly mine: MineWording;
  readonly figures: FiguresWording;
  readonly result: ResultWording;
  readonly challenge: ChallengeWording;
}

export const DailyWords = createContext<DailyWording | undefined>(undefined);

export const useDailyWords = (): DailyWording => useWordsOf(DailyWords);
