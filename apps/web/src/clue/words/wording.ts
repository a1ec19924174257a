// What the Clue table says around what the engine says of it (`table`).
import type { CardKind, DeductionType, TableWording } from "@demonstrandum/deals";
import { createContext } from "react";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { Trouble } from "../../state/storage.ts";
import type { Followed } from "../following/use-followed.ts";
import type { CellLook } from "../matrix/cell.ts";
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
  readonly practice: PracticeWording;
  readonly following: FollowingWording;
  readonly handover: HandoverWording;
  workerFailed(trouble: WorkerTrouble): string;
  /** What the server refuses; a language that cannot read its sentence says so by the status. */
  serverRefused(status: number, message: string): string;
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

interface SetupWording {
  readonly title: string;
  readonly deck: string;
  readonly whichDeck: string;
  cards(count: number): string;
  readonly yours: string;
  readonly anyEdition: string;
  readonly ownDeck: string;
  readonly myDeck: string;
  readonly deckName: string;
  deckHint(cards: number | undefined): string;
  readonly keepDeck: string;
  readonly forgetDeck: string;
  readonly players: string;
  readonly addPlayer: string;
  readonly iAm: string;
  readonly watching: string;
  readonly dealtBy: string;
  readonly notKnown: string;
  nameOf(number: number): string;
  playerNumber(number: number): string;
  cardsOf(name: string, size: string): string;
  readonly cardsShort: string;
  moveUp(name: string): string;
  remove(name: string): string;
  readonly me: string;
  readonly hand: string;
  ticked(count: number, size: string | undefined): string;
  readonly typeCards: string;
  readonly typeExample: string;
  unknownCards(words: readonly string[]): string;
  readonly orTap: string;
  /** What stands between typed cards. */
  readonly between: string;
  readonly open: string;
  readonly openHint: string;
  readonly none: string;
  readonly houseRules: string;
  readonly whoShows: string;
  readonly answers: Readonly<Record<"in-turn" | "any-order" | "everyone", readonly [text: string, note: string]>>;
  readonly uneven: string;
  readonly cancel: string;
  readonly save: string;
  readonly start: string;
  readonly noHand: string;
  wrongHand(held: number, least: number, most: number): string;
}

interface EntryWording {
  readonly types: Readonly<Record<"suggestion" | "accusation" | "fact", string>>;
  title(number: number): string;
  correct(number: number): string;
  readonly leaveAsItWas: string;
  readonly startOver: string;
  readonly closeKept: string;
  readonly whatHappened: string;
  readonly saveCorrection: string;
  readonly record: string;
  noAnswer(names: readonly string[]): string;
  readonly whoAsks: string;
  readonly whoAccused: string;
  readonly notNoted: string;
  readonly wasItRight: string;
  readonly wrong: string;
  readonly right: string;
  readonly who: string;
  readonly what: string;
  readonly theEnvelope: string;
  readonly sayings: Readonly<Record<"has" | "lacks" | "one-of", string>>;
  /** Of a card in my hand. */
  readonly yours: string;
  readonly youAskFor: string;
  /** The name stands before it. */
  readonly asksFor: string;
  readonly change: string;
  readonly onward: string;
  readonly answers: string;
  youHold(cards: readonly string[]): string;
  readonly passed: string;
  readonly showed: string;
  hasPassed(name: string): string;
  hasShown(name: string): string;
  nobodyShowed(isElse: boolean): string;
  readonly cardNotNoted: string;
  readonly cardNotSeen: string;
  bestToShow(card: string): string;
  showLeaves(
    asker: string,
    leaves: number,
    others: readonly { readonly card: string; readonly leaves: number }[],
  ): string;
  seenBefore(asker: string): string;
  readonly whoseCards: string;
  readonly chooseCard: string;
  chooseKind(kind: CardKind): string;
  readonly whoShowed: string;
  readonly impossible: ImpossibleWording;
}

/** What goes against something certain. */
interface ImpossibleWording {
  has(holder: string, isMe: boolean, cards: readonly string[]): string;
  hasNot(holder: string, isMe: boolean, cards: readonly string[]): string;
  cannotPass(holder: string, isMe: boolean, card: string): string;
  cannotShow(holder: string, isMe: boolean, card: string | undefined): string;
}

interface MatrixWording {
  readonly name: string;
  readonly label: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  possible(count: number): string;
  known(known: number, size: string, isMe: boolean): string;
  readonly envelope: string;
  cell(owner: string, card: string, look: CellLook, isEnvelope: boolean, percent: string | undefined): string;
  readonly byHand: string;
  readonly liesOpen: string;
  readonly symbols: string;
  readonly legend: Readonly<Record<"owned" | "lacks" | "unknown" | "possible" | "envelope", string>>;
  readonly chances: string;
  /** These stand before what they announce, with the space that it takes. */
  readonly proved: string;
  provedCards(cards: readonly string[]): string;
  readonly news: string;
  readonly notYet: string;
  readonly thinking: string;
  readonly whatIf: string;
  readonly youSuppose: string;
  readonly notRecorded: string;
  readonly drop: string;
  readonly contradicts: string;
  envelopesIf(then: number, now: number): string;
  readonly noneMore: string;
  placed(holder: string, card: string): string;
  shift(card: string, before: string, after: string): string;
}

interface PlaceWording {
  readonly envelope: string;
  chance(holder: { readonly said: string; readonly isYou: boolean }, card: string, percent: string): string;
  chanceInEnvelope(percent: string): string;
  readonly mayHaveShown: string;
  readonly hasIt: string;
  readonly lacksIt: string;
  readonly isHere: string;
  readonly notHere: string;
  readonly clearMark: string;
  readonly supposeIt: string;
  readonly supposeNot: string;
  readonly whatFollows: string;
  /** A question that can be typed as well; without an owner, of the envelope. */
  askIf(card: string, owner: string | undefined): string;
  readonly why: string;
  readonly entriesBehind: string;
  readonly clearRow: string;
  readonly openCard: string;
}

interface LogWording {
  readonly title: string;
  readonly empty: string;
  readonly first: string;
  readonly contradiction: string;
  correct(number: number): string;
  delete(number: number): string;
  later(number: number): string;
  earlier(number: number): string;
  correction(number: number): string;
  conflict(count: number): string;
  conflictText(hasRepairs: boolean): string;
  readonly enough: string;
  readonly correctIt: string;
  readonly deleteIt: string;
  readonly orSetup: string;
}

interface IntelligenceWording {
  readonly envelope: string;
  provedOf(proved: number): string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly proved: string;
  left(count: number, percent: string | undefined): string;
  readonly likeliest: string;
  readonly figures: string;
  readonly ways: string;
  readonly tooMany: string;
  readonly envelopes: string;
  readonly placed: string;
  readonly certain: string;
  of(some: number, all: number): string;
  readonly entries: string;
  readonly linksOpen: string;
  readonly sampled: string;
  readonly onlyRules: string;
  readonly links: string;
  readonly linksNote: string;
  readonly noLinks: string;
  link(player: string, cards: readonly { readonly card: string; readonly percent: string }[]): string;
  readonly leads: string;
  lead(player: string, card: string, percent: string): string;
  leadLinks(count: number): string;
  readonly deductions: string;
  readonly which: string;
  readonly notable: string;
  all(count: number): string;
  readonly types: Readonly<Record<DeductionType, string>>;
  typeCount(name: string, count: number): string;
  readonly nothing: string;
  more(count: number): string;
  readonly habits: string;
  readonly habitsNote: string;
  habitsFrom(games: number): string;
  readonly useHabits: string;
  readonly review: string;
  /** Null: somebody. */
  named(by: { readonly name: string; readonly isMe: boolean } | null, cards: readonly string[]): string;
  readonly lookingBack: string;
  /** Undefined: from the start. */
  certainFrom(card: string, entry: number | undefined): string;
  readonly notAllProved: string;
  toldMost(entry: number, told: string): string;
  couldName(player: string, percent: string): string;
  mayHaveHad(player: string, envelopes: number): string;
  youMade(suggestions: number): string;
}

interface NextWording {
  readonly title: string;
  readonly room: string;
  readonly anyRoom: string;
  inRoom(name: string): string;
  readonly weighing: string;
  readonly others: string;
  readonly out: string;
  sure(percent: string): string;
  about(envelopes: number): string;
  seen(cards: readonly string[]): string;
  readonly withHabits: string;
  readonly withoutHabits: string;
  readonly leaveHabits: string;
  readonly useHabits: string;
  over(cards: string): string;
  readonly watching: string;
  readonly youAreOut: string;
  likeliest(player: string, card: string, percent: string): string;
  accuse(cards: string): string;
  readonly isProved: string;
  leaves(leaves: number, envelopes: number, nobody: string): string;
  /** So many half turns. */
  saves(halves: number): string;
  risk(percent: string): string;
  readonly inFigures: string;
  figures(success: string, now: string, isExact: boolean): string;
  readonly whatAnswers: string;
  readonly otherSuggestions: string;
  worth(leaves: number, percent: string): string;
  most(informative: string, bits: string, probable: string, percent: string): string;
  readonly nobody: string;
  shows(shows: readonly { readonly player: string; readonly card: string }[]): string;
  afterwards(percent: string): string;
  otherAnswers(count: number): string;
}

interface AdvisorWording {
  readonly title: string;
  readonly fromModel: string;
  readonly fromFigures: string;
  readonly ready: readonly (readonly [title: string, question: string])[];
  readonly question: string;
  readonly placeholder: string;
  readonly ask: string;
  readonly model: string;
  readonly exact: string;
  readonly estimated: string;
  asOf(entry: number): string;
  readonly instead: string;
  readonly cannot: string;
  readonly notes: Readonly<Record<"busy" | "unreachable" | "strange" | "stopped", string>>;
  /** A reason that the server gives. */
  failed(reason: string): string;
}

interface PracticeWording {
  readonly title: string;
  readonly back: string;
  readonly fresh: string;
  readonly howWell: string;
  readonly strengths: Readonly<Record<"easy" | "medium" | "hard", readonly [title: string, note: string]>>;
  readonly howMany: string;
  readonly note: string;
  readonly deal: string;
  readonly me: string;
  readonly names: readonly string[];
  readonly game: string;
  yourHand(cards: readonly string[]): string;
  out(names: readonly string[]): string;
  envelope(cards: readonly string[]): string;
  readonly again: string;
  whichToShow(by: string, cards: readonly string[]): string;
  readonly happened: string;
  turns(count: number): string;
  readonly putAway: string;
  readonly askAssistant: string;
  readonly yourTurn: string;
  asksYou(by: string): string;
  thinks(name: string): string;
  readonly nobodyWon: string;
  readonly youWin: string;
  wins(name: string): string;
  readonly ask: string;
  readonly accuse: string;
}

interface FollowingWording {
  readonly states: Readonly<Record<Followed["state"], string>>;
  readonly title: string;
  readonly own: string;
  readonly keep: string;
  readonly offer: string;
  readonly warning: string;
  readonly qr: string;
  readonly link: string;
  readonly on: string;
  readonly withdraw: string;
  readonly offline: string;
  readonly late: string;
  readonly ended: string;
}

interface HandoverWording {
  readonly tooLarge: string;
  readonly openFile: string;
  readonly file: string;
  readonly guest: string;
  readonly unreadable: string;
  guestText(deck: string, players: readonly string[], entries: number): string;
  readonly take: string;
  readonly notNow: string;
  readonly close: string;
  readonly qr: string;
  readonly tooLong: string;
  readonly link: string;
  readonly warning: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly copy: string;
  /** The name of a file, without its ending. */
  readonly fileName: string;
}

export const ClueWords = createContext<ClueWording | undefined>(undefined);

export const useClueWords = (): ClueWording => useWordsOf(ClueWords);
