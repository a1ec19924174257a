// What is told of a draft, with the objects of what was told before wherever nothing changed: only cards that changed are drawn anew.
import type { ToldDraft } from "../worker/messages.ts";

const kept = <T>(next: T, before: T | undefined): T =>
  before !== undefined && JSON.stringify(next) === JSON.stringify(before) ? before : next;

export function shareTold(next: ToldDraft, before: ToldDraft | undefined): ToldDraft {
  if (!before) return next;
  const people = next.view.people.map((person, at) => kept(person, before.view.people[at]));
  return { ...next, view: { ...next.view, people, words: kept(next.view.words, before.view.words) } };
}
