// What is said around recording what happens.
import type { CardKind } from "@demonstrandum/deals";

export interface EntryWording {
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
  readonly doubt: DoubtWording;
  readonly impossible: ImpossibleWording;
}

/** Said when something contradicts what is recorded. */
interface DoubtWording {
  readonly title: string;
  /** Before the entries that it contradicts. */
  readonly together: string;
  /** Where it contradicts no entry, but the table itself. */
  readonly withSetup: string;
  readonly note: string;
  readonly goBack: string;
  readonly record: string;
  readonly save: string;
  readonly checking: string;
}

/** What goes against something certain. */
interface ImpossibleWording {
  has(holder: string, isMe: boolean, cards: readonly string[]): string;
  hasNot(holder: string, isMe: boolean, cards: readonly string[]): string;
  cannotPass(holder: string, isMe: boolean, card: string): string;
  cannotShow(holder: string, isMe: boolean, card: string | undefined): string;
}
