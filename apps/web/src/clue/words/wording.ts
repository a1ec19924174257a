// What the Clue table says around what the engine says of it (`table`).
import type { TableWording } from "@demonstrandum/deals";
import { createContext } from "react";
import type { ServerProblem } from "../../daily/ask-server.ts";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { Trouble } from "../../state/storage.ts";
import type { NextWording } from "../advisor/next-words/wording.ts";
import type { AdvisorWording } from "../advisor/words/wording.ts";
import type { EntryWording } from "../entry/words/wording.ts";
import type { FollowingWording } from "../following/words/wording.ts";
import type { HandoverWording } from "../handover/words/wording.ts";
import type { IntelligenceWording } from "../intelligence/words/wording.ts";
import type { LogWording } from "../log/words/wording.ts";
import type { PlaceWording } from "../matrix/place-words/wording.ts";
import type { MatrixWording } from "../matrix/words/wording.ts";
import type { SetupWording } from "../setup/words/wording.ts";
import type { WorkerTrouble } from "../worker/messages.ts";

export interface ClueWording {
  readonly title: string;
  readonly description: string;
  readonly table: TableWording;
  readonly figures: FigureWording;
  readonly told: ToldWording;
  readonly shelf: ShelfWording;
  readonly page: PageWording;
  readonly menu: MenuWording;
  readonly setup: SetupWording;
  readonly entry: EntryWording;
  readonly matrix: MatrixWording;
  readonly place: PlaceWording;
  readonly log: LogWording;
  readonly intelligence: IntelligenceWording;
  readonly next: NextWording;
  readonly advisor: AdvisorWording;
  readonly following: FollowingWording;
  readonly handover: HandoverWording;
  workerFailed(trouble: WorkerTrouble): string;
  serverRefused(problem: ServerProblem): string;
}

interface FigureWording {
  /** "39 %", from "39". */
  percent(short: string): string;
  number(count: number): string;
  /** A number of any size as people say it: "12.6 million". */
  round(count: number): string;
  clock(time: number): string;
  /** How long ago, roughly; a date when it is longer. */
  minutesAgo(minutes: number): string;
  hoursAgo(hours: number): string;
  date(time: number): string;
  entries(count: number): string;
  players(count: number): string;
}

/** What happened, as the log tells it. Cards by their names. */
interface ToldWording {
  known(claim: string): string;
  knownOneOf(holder: string, cards: readonly string[]): string;
  /** Null: nobody noted who. */
  accused(by: string | null, cards: readonly string[], isRight: boolean): string;
  suggestion(told: {
    readonly by: string;
    readonly cards: readonly string[];
    readonly passed: readonly string[];
    /** Null: the card was not seen. */
    readonly shows: readonly { readonly by: string; readonly card: string | null }[];
  }): string;
  /** Null: it is the reader who showed. */
  whichCard(shower: string | null, isToMe: boolean): string;
  numbered(number: number, told: string): string;
}

interface ShelfWording {
  readonly opening: string;
  readonly allGames: string;
  readonly text: string;
  readonly begin: string;
  readonly practice: string;
  readonly example: string;
  readonly exampleName: string;
  readonly examplePlayers: readonly string[];
  readonly yourGames: string;
  readonly promises: readonly (readonly [title: string, text: string])[];
  readonly kept: string;
  reallyDelete(name: string): string;
  readonly delete: string;
  readonly keep: string;
  deleteGame(name: string): string;
}

interface PageWording {
  readonly cover: string;
  readonly lift: string;
  readonly parts: string;
  readonly partNames: Readonly<Record<"matrix" | "intelligence" | "advisor" | "log", string>>;
  readonly goOn: string;
  readonly record: string;
  readonly recordShort: string;
  readonly undo: string;
  readonly redo: string;
  readonly coverTable: string;
  readonly more: string;
  readonly troubles: Readonly<Record<Trouble, string>>;
  readonly onlyRules: string;
  readonly noDeal: string;
  dealsLeft(deals: number, rounded: string): string;
  readonly stopped: string;
  readonly working: string;
  readonly workItOut: string;
  readonly stop: string;
  readonly close: string;
}

interface MenuWording {
  readonly titles: Readonly<Record<"menu" | "setup" | "handover" | "sharing", string>>;
  readonly name: string;
  readonly handover: string;
  readonly followed: string;
  readonly follow: string;
  readonly save: string;
  readonly correct: string;
  readonly leave: string;
  gameName(deck: string, others: readonly string[]): string;
}

export const ClueWords = createContext<ClueWording | undefined>(undefined);

export const useClueWords = (): ClueWording => useWordsOf(ClueWords);
