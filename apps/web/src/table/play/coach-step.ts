// What the coach of a first board speaks of next: the clue to read, the people it means, who follows from it, and where help is.
// It tells who follows only where the referee on this device may; a daily puzzle's coach knows no more than the view shows.
import type { View } from "@demonstrandum/engine";
import type { Lesson } from "../referee/referee.ts";

export type CoachStep = "read" | "meant" | "follows" | "alone";

/** Whose words to read, whom they mean, and, where that may be told, who follows. */
export interface CoachAdvice {
  readonly speakers: readonly number[];
  readonly meant: readonly number[];
  readonly follows?: { readonly person: number; readonly identity: boolean; readonly proof: readonly string[] };
}

export const knownIn = (view: View): number => view.people.filter(({ identity }) => identity !== undefined).length;

/** A longer proof, in letters, is for a hint. */
const LONGEST_PROOF = 300;

/** Once somebody was named, who follows is worth a hint, and a hint counts. */
export function adviseOn(view: View, lesson: Lesson | undefined, isFresh: boolean): CoachAdvice {
  const named = isFresh && lesson?.target !== undefined && lesson.identity !== undefined ? lesson : undefined;
  const first = view.isOpen ? undefined : view.people.find(({ clue }) => clue)?.id;
  const speakers = named?.speakers.length ? named.speakers : first === undefined ? [] : [first];
  const meant = view.isOpen ? [] : speakers.flatMap((speaker) => view.people[speaker]?.clue?.people ?? []);
  if (named?.target === undefined || named.identity === undefined) return { speakers, meant: [...new Set(meant)] };
  const proof = named.proof.join("").length <= LONGEST_PROOF ? named.proof : [];
  return { speakers, meant: [...new Set(meant)], follows: { person: named.target, identity: named.identity, proof } };
}

/** From reading on; where nobody in particular is meant, straight to who follows. */
export const stepAfter = (step: CoachStep, { meant }: CoachAdvice): CoachStep =>
  step === "read" && meant.length > 0 ? "meant" : "follows";

/** Whoever was named by the player brings the coach's last word. */
export const stepNow = (step: CoachStep, view: View, before: number): CoachStep =>
  knownIn(view) > before ? "alone" : step;

/** All of somebody: where they say more than one thing, the button of their name is only a part. */
const card = (person: number): string => `[data-card]:is([data-person="${person}"], :has([data-person="${person}"]))`;

/** Whose words whoever follows is told from. */
export const groundsOf = (step: CoachStep, { speakers, follows }: CoachAdvice): string | undefined =>
  step === "follows" && follows && speakers.length > 0 ? speakers.map(card).join(", ") : undefined;

/** Where on the page it is, the first the one to stand beside. */
export function placeOfStep(step: CoachStep, { speakers, meant, follows }: CoachAdvice): string {
  if (step === "alone") return "[data-help]";
  if (step === "follows" && follows) return card(follows.person);
  const people = step === "read" ? speakers : meant;
  return people.length === 0 ? card(0) : people.map(card).join(", ");
}
