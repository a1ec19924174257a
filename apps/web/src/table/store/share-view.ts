// A new view that keeps the objects of the one before wherever nothing changed. The engine makes every view anew; what is drawn from it
// should not be drawn anew for people about whom there is nothing new to say.
import type { PersonView, View } from "@demonstrandum/engine";

const isSamePerson = (a: PersonView, b: PersonView): boolean =>
  a.id === b.id &&
  a.name === b.name &&
  a.identity === b.identity &&
  a.refused.join() === b.refused.join() &&
  a.clue?.text === b.clue?.text &&
  a.clue?.narrative === b.clue?.narrative &&
  a.clue?.isSpent === b.clue?.isSpent;

/** `before` must be a view of the same puzzle. */
export function shareView(next: View, before: View | undefined): View {
  if (!before) return next;
  const people = next.people.map((person, at) => {
    const same = before.people[at];
    return same && isSamePerson(person, same) ? same : person;
  });
  return { ...next, people, words: before.words };
}

/** The same for boards that follow one another; the first follows `before`. */
export function shareViews<S extends { readonly view: View }>(steps: readonly S[], before: View): readonly S[] {
  let last = before;
  return steps.map((step) => {
    last = shareView(step.view, last);
    return { ...step, view: last };
  });
}
