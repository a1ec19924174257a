// What came of a move, in words for a screen reader.

import type { Outcome, View, Why } from "@demonstrandum/engine";
import { clueText } from "../../../words/clue-text.ts";
import { wordFor } from "../../../words/word-for.ts";
import type { Words } from "../../../words/words.ts";

const nameOf = (view: View, person: number): string => view.people[person]?.name ?? "";

export const sayAccused = (words: Words["play"], { people, words: kinds }: View, accused: readonly number[]): string =>
  words.accused(
    people.filter(({ id }) => accused.includes(id)).map(({ name }) => name),
    kinds,
  );

function sayAccepted(words: Words["play"], view: View, person: number, isStory: boolean): string {
  const { identity, clue } = view.people[person] ?? {};
  const said = clue && clueText(clue, isStory, words.board);
  return words.outcome.accepted(nameOf(view, person), wordFor(view.words, identity === true), said, view.isDone);
}

function sayWhy(words: Words["play"], view: View, why: Why): string {
  if (why.kind === "read-again") return why.text;
  if (why.kind === "refuted") return words.lines([why.text, ...why.proof.map(({ text }) => text)]);
  const hidden = view.people.filter((person) => person.identity === undefined);
  const supposed = hidden.filter(({ id }) => why.world[id]).map(({ name }) => name);
  return words.lines([why.text, words.outcome.world(supposed, view.words)]);
}

export function sayOutcome(words: Words["play"], view: View, outcome: Outcome, isStory: boolean): string {
  const say = words.outcome;
  switch (outcome.kind) {
    case "accepted":
      return sayAccepted(words, view, outcome.person, isStory);
    case "refused":
      return words.lines([
        say.refusal,
        say.notProved(nameOf(view, outcome.person), wordFor(view.words, outcome.identity)),
      ]);
    case "locked":
      return say.locked(nameOf(view, outcome.person), wordFor(view.words, outcome.identity));
    case "known":
      return say.known(nameOf(view, outcome.person));
    case "convicted":
      return say.convicted(sayAccused(words, view, outcome.people));
    case "dismissed":
      return say.dismissed;
    case "dismissed-already":
      return say.dismissedAlready;
    case "hint": {
      const { level, text, proof = [] } = outcome.hint;
      return words.lines([say.hint(level, text), ...proof.map((sentence) => sentence.text)]);
    }
    case "why":
      return sayWhy(words, view, outcome.why);
    case "clash":
      return words.lines([outcome.clash.text, ...outcome.clash.lines.map(({ text }) => text)]);
    case "too-much":
      return outcome.text;
  }
}
