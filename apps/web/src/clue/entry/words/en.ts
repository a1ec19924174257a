// Recording what happens, in English.
import { sayList, sentence, withArticle } from "@demonstrandum/text";
import { englishEnvelopes } from "../../words/english-amounts.ts";
import type { EntryWording } from "./wording.ts";

const has = (holder: string, isMe: boolean, holds = true): string =>
  isMe ? `${holder} ${holds ? "have" : "do not have"}` : `${holder} ${holds ? "has" : "does not have"}`;

const cannotBe = (reason: string): string => sentence(`This cannot be: ${reason}`);

export const en: EntryWording = {
  types: { suggestion: "Suggestion", accusation: "Accusation", fact: "I know that\u00a0…" },
  title: (at) => `Entry ${at}`,
  correct: (at) => `Correct entry ${at}`,
  leaveAsItWas: "Leave as it was",
  startOver: "Start over",
  closeKept: "Close; what you entered is kept",
  whatHappened: "What happened",
  saveCorrection: "Save correction",
  record: "Record",
  noAnswer: (names) => `No answer noted for ${sayList(names)}.`,
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
  yours: "yours",
  youAskFor: "You ask for",
  asksFor: " asks for",
  change: "Change",
  onward: "On to the answers",
  answers: "Answers, in seating order",
  youHold: (cards) => (cards.length === 0 ? "you hold none of them" : `you hold ${cards.join(", ")}`),
  passed: "passed",
  showed: "showed",
  hasPassed: (name) => `${name} passed`,
  hasShown: (name) => `${name} showed a card`,
  nobodyShowed: (isElse) => (isElse ? "Nobody else showed a card" : "Nobody showed a card"),
  cardNotNoted: "Not noted",
  cardNotSeen: "Not seen",
  bestToShow: (card) => `Best to show: ${card}.`,
  showLeaves: (asker, leaves, others) =>
    `It leaves ${asker} with about ${englishEnvelopes(leaves)}${others.length > 0 ? `, ${sayList(others.map((other) => `${other.card} ${other.leaves}`))}` : ""}.`,
  seenBefore: (asker) => `${asker} has seen it before.`,
  whoseCards: "Whose cards do you know about?",
  chooseCard: "Choose a card.",
  chooseKind: (kind) => `Choose ${withArticle(kind)}.`,
  whoShowed: "Who showed a card?",
  doubt: {
    title: "This contradicts what is recorded",
    together: "It cannot be right together with:",
    withSetup: "It does not fit the hands and hand sizes of this table.",
    note: "If the slip is in an earlier entry, go on all the same and correct that one.",
    goBack: "Go back and correct",
    record: "Record it all the same",
    save: "Save it all the same",
    checking: "Holding it against the log …",
  },
  impossible: {
    has: (holder, isMe, cards) => cannotBe(`${holder} certainly ${isMe ? "have" : "has"} ${sayList(cards)}`),
    hasNot: (holder, isMe, cards) =>
      cannotBe(`${holder} certainly ${isMe ? "do" : "does"} not have ${sayList(cards, "or")}`),
    cannotPass: (holder, isMe, card) => cannotBe(`${has(holder, isMe)} ${card} and cannot pass`),
    cannotShow: (holder, isMe, card) => cannotBe(`${has(holder, isMe, false)} ${card ?? "any of these cards"}`),
  },
};
