// Recording what happens, in English.
import type { CardKind } from "@demonstrandum/deals";
import { sayList, sentence, withArticle } from "@demonstrandum/text";
import { englishEnvelopes } from "./amounts.ts";

const has = (holder: string, isMe: boolean, holds = true): string =>
  isMe ? `${holder} ${holds ? "have" : "do not have"}` : `${holder} ${holds ? "has" : "does not have"}`;

const cannotBe = (reason: string): string => sentence(`This cannot be: ${reason}`);

export const en = {
  types: { suggestion: "Suggestion", accusation: "Accusation", fact: "I know that\u00a0…" },
  title: (at: number) => `Entry ${at}`,
  correct: (at: number) => `Correct entry ${at}`,
  leaveAsItWas: "Leave as it was",
  startOver: "Start over",
  closeKept: "Close; what you entered is kept",
  whatHappened: "What happened",
  saveCorrection: "Save correction",
  record: "Record",
  noAnswer: (names: readonly string[]) => `No answer noted for ${sayList(names)}.`,
  whoAsks: "Who asks?",
  whoAccused: "Who accused?",
  notNoted: "not noted",
  wasItRight: "Was it right?",
  wrong: "wrong",
  right: "right, game over",
  who: "Who?",
  what: "What?",
  theEnvelope: "The envelope",
  sayings: { has: "has", lacks: "does not have", "one-of": "has one of" },
  /** Of a card in my hand. */
  yours: "yours",
  youAskFor: "You ask for",
  /** The name stands before it. */
  asksFor: " asks for",
  change: "Change",
  onward: "On to the answers",
  answers: "Answers, in seating order",
  youHold: (cards: readonly string[]) =>
    cards.length === 0 ? "you hold none of them" : `you hold ${cards.join(", ")}`,
  passed: "passed",
  showed: "showed",
  hasPassed: (name: string) => `${name} passed`,
  hasShown: (name: string) => `${name} showed a card`,
  nobodyShowed: (isElse: boolean) => (isElse ? "Nobody else showed a card" : "Nobody showed a card"),
  quick: "One tap records",
  /** Before the cards, of which one is tapped; without a player it was me. */
  quickWho: (player: string | undefined) => `${player ?? "You"} showed`,
  /** Without a player it was me; without a card it was not seen. */
  quickShowed: (player: string | undefined, card: string | undefined) =>
    `${player ?? "You"} showed ${card ?? "a card"}`,
  byHand: "Answer player by player",
  undoLast: (number: number) => `Entry ${number} is recorded. Undo`,
  typed: "Or type or dictate it in one line",
  typedExample: "Anna: Plum rope kitchen, Ben showed",
  fillIn: "Fill in",
  notRead: (words: readonly string[]) => `Not understood: ${words.join(", ")}.`,
  cardNotNoted: "Not noted",
  cardNotSeen: "Not seen",
  bestToShow: (card: string) => `Best to show: ${card}.`,
  showLeaves: (asker: string, leaves: number, others: readonly { readonly card: string; readonly leaves: number }[]) =>
    `It leaves ${asker} with about ${englishEnvelopes(leaves)}${others.length > 0 ? `, ${sayList(others.map((other) => `${other.card} ${other.leaves}`))}` : ""}.`,
  seenBefore: (asker: string) => `${asker} has seen it before.`,
  whoseCards: "Whose cards do you know about?",
  chooseCard: "Choose a card.",
  chooseKind: (kind: CardKind) => `Choose ${withArticle(kind)}.`,
  whoShowed: "Who showed a card?",
  doubt: {
    title: "This contradicts what is recorded",
    /** Before the entries that it contradicts. */
    together: "It cannot be right together with:",
    /** Where it contradicts no entry, but the table itself. */
    withSetup: "It does not fit the hands and hand sizes of this table.",
    note: "If the slip is in an earlier entry, go on all the same and correct that one.",
    goBack: "Go back and correct",
    record: "Record it all the same",
    save: "Save it all the same",
    checking: "Holding it against the log …",
    unchecked: "This could not be held against the log in time. Record it all the same?",
  },
  impossible: {
    has: (holder: string, isMe: boolean, cards: readonly string[]) =>
      cannotBe(`${holder} certainly ${isMe ? "have" : "has"} ${sayList(cards)}`),
    hasNot: (holder: string, isMe: boolean, cards: readonly string[]) =>
      cannotBe(`${holder} certainly ${isMe ? "do" : "does"} not have ${sayList(cards, "or")}`),
    cannotPass: (holder: string, isMe: boolean, card: string) =>
      cannotBe(`${has(holder, isMe)} ${card} and cannot pass`),
    cannotShow: (holder: string, isMe: boolean, card: string | undefined) =>
      cannotBe(`${has(holder, isMe, false)} ${card ?? "any of these cards"}`),
  },
};
