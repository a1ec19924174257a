// Answers to a player, and puzzles on paper, in English.

import { sayList, sentence, withArticle } from "@demonstrandum/text";
import { TOO_MUCH } from "../../../reason/bounds.ts";
import { type AnswerParts, byName } from "../../saying.ts";
import { kindWord, nameAt, quoted } from "../at-table.ts";
import type { Linearizer } from "../linearizer.ts";
import type { PaperWords } from "../wording.ts";
import { sayClause, sayNames } from "./clauses.ts";
import { sayClues, sayOwner } from "./sentences.ts";

export const ANSWERS: Linearizer<AnswerParts> = {
  nothingLeft: () => "There is nothing left to find.",
  lookAt: ({ person }, { at }) => `Look at ${at.regionName(person)}.`,
  saysNew: ({ speakers }, { at }) =>
    speakers.length === 0
      ? "What is already known says something new."
      : `${sayClues(at, speakers)} ${speakers.length === 1 ? "says" : "together say"} something new.`,
  follows({ people }, { at }) {
    const owners = sayList(people.map((person) => sayOwner(nameAt(at, person))));
    return `${owners} ${people.length === 1 ? "identity follows" : "identities follow"}.`;
  },
  verdicts: ({ claims }, scene) => `${sayClause(claims, scene)}.`,
  verdictsBecause: ({ claims }, scene) => `${sayClause(claims, scene)}, and this is why.`,
  otherwise: ({ person, identity }, { at }) =>
    `Here is a world that fits everything on the table, and in it ${nameAt(at, person)} is ${withArticle(kindWord(at, identity).one)}.`,
  refuted: ({ person, identity }, { at }) =>
    `${nameAt(at, person)} cannot be ${withArticle(kindWord(at, identity).one)}, and this is why.`,
  readAgain({ speakers, isProved }, { at }) {
    const reading =
      speakers.length === 0 ? "Look again at what is already known." : `Read ${sayClues(at, speakers)} again.`;
    return isProved ? `It is proved. ${reading}` : reading;
  },
  says: ({ speaker, at: sentenceAt }, { at }) =>
    `${nameAt(at, speaker)} says${sentenceAt === undefined ? "." : `: “${sentence(quoted(at, { speaker, at: sentenceAt }))}”`}`,
  ifSo({ speaker, identity, isTrue, at: sentenceAt }, scene) {
    const claim = sayClause({ kind: "are", people: byName([speaker]), size: 1, identity }, scene);
    const name = nameAt(scene.at, speaker);
    if (sentenceAt === undefined) return `If ${claim}, something ${name} says is ${isTrue}.`;
    return `If ${claim}, this is ${isTrue}: “${sentence(quoted(scene.at, { speaker, at: sentenceAt }))}”`;
  },
  notesFit: () => "No contradiction: what you pencilled fits everything on the table.",
  notesClash: () => "These cannot all be so. One of your notes is wrong.",
  pencilled: ({ claim }, scene) => `You pencilled: ${sayClause(claim, scene)}.`,
  pencilledAs: ({ speaker, at: sentenceAt, isTrue }, { at }) =>
    `You pencilled as ${isTrue}: “${sentence(quoted(at, { speaker, at: sentenceAt }))}” (${nameAt(at, speaker)})`,
  tooMuch: () => TOO_MUCH,
  saysOtherwise: ({ claim }, scene) =>
    `The clues prove that ${sayClause(claim, scene)}, but the puzzle says otherwise.`,
  nothingProves: ({ people }, { at }) => `Nothing proves anything about ${sayNames(at, people)}.`,
};

export const PRINT: PaperWords = {
  head: (dialect, difficulty, seed) => [dialect, difficulty, `seed ${seed}`].filter(Boolean).join(", "),
  start: "Revealed at the start",
  open: "Everybody has spoken",
  solution: "Solution",
  place: (name, place) => `${name} (${place})`,
  quote: (text) => `“${text}”`,
  revealed: (place, { one }, quote) => `${place}, ${one}: ${quote}`,
  told: (place, what) => `${place}: ${what}`,
  marked: (person, marks) => `${person} (${marks.join(", ")})`,
};
