// Only what changed is new.
import { describe, expect, it } from "vitest";
import { steps, viewAfter } from "../testing/a-play.ts";
import { shareView, shareViews } from "./share-view.ts";

describe("shareView", () => {
  it("says what the new view says", () => {
    expect(shareView(viewAfter(3), viewAfter(2))).toEqual(viewAfter(3));
  });

  it("keeps everyone about whom there is nothing new, and nobody else", () => {
    const [before, next] = [viewAfter(2), viewAfter(3)];
    const shared = shareView(next, before);
    const changed = shared.people.filter((person, at) => person !== before.people[at]).map(({ id }) => id);
    expect(changed).toContain(steps[2]?.person);
    for (const { id } of shared.people) {
      const isEqual = JSON.stringify(next.people[id]) === JSON.stringify(before.people[id]);
      expect(changed.includes(id)).toBe(!isEqual);
    }
  });

  it("takes over a story that is told later", () => {
    const plain = viewAfter(0);
    const people = plain.people.map((person) =>
      person.clue ? { ...person, clue: { ...person.clue, narrative: "Once upon a time …" } } : person,
    );
    expect(shareView({ ...plain, people }, plain).people).toEqual(people);
  });
});

describe("shareViews", () => {
  it("keeps from board to board everyone about whom there is nothing new, from the one before the first", () => {
    const views = [viewAfter(1), viewAfter(2), viewAfter(3)].map((view) => ({ view }));
    const shared = shareViews(views, viewAfter(0));
    expect(shared).toEqual(views);
    const known = steps[0]?.person ?? -1;
    const late = steps.at(-1)?.person ?? -1;
    const [first, second, third] = shared.map(({ view }) => view.people);
    expect(second?.[late]).toBe(first?.[late]);
    expect(third?.[late]).toBe(first?.[late]);
    expect(first?.[known]?.identity).toBeDefined();
  });
});
