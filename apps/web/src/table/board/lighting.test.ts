// Exactly the right people are lit.
import { newSession, playIn } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { anUnprovedPerson, puzzle, steps, told, viewAfter } from "../testing/a-play.ts";
import { lightClue, lightClues, lightHint, lightOutcome, proofIn } from "./lighting.ts";

const start = newSession(puzzle);
const view = viewAfter(0);
const speaker = view.people.find(({ clue }) => clue)?.id ?? -1;

const hintAt = (level: 1 | 2 | 3 | 4 | 5) => {
  const { outcome } = playIn(told, start, { kind: "hint", level });
  if (outcome.kind !== "hint") throw new Error("That was no hint.");
  return outcome.hint;
};

describe("lighting", () => {
  it("of a clue is its speaker and the people it speaks of, nobody else", () => {
    const { lit, speaking } = lightClue(view, speaker);
    expect([...speaking]).toEqual([speaker]);
    expect([...lit]).toEqual(view.people[speaker]?.clue?.people);
  });

  it("of a clue tells those it counts from those it only names", () => {
    const done = viewAfter(steps.length);
    for (const { id, clue } of done.people) {
      const { lit, references } = lightClue(done, id);
      expect([...(references ?? [])].some((person) => lit.has(person) || person === id)).toBe(false);
      expect([...lit]).toEqual(clue?.people);
    }
  });

  it("of clues that are explained together is all their speakers and all whom they speak of, and no third one", () => {
    const done = viewAfter(steps.length);
    const [one, other] = [done.people[2], done.people[9]];
    const { lit, speaking, references } = lightClues(done, [2, 9]);
    expect([...speaking]).toEqual([2, 9]);
    expect(lit).toEqual(new Set([...(one?.clue?.people ?? []), ...(other?.clue?.people ?? [])]));
    expect([...(references ?? [])].some((person) => lit.has(person) || speaking.has(person))).toBe(false);
  });

  it("of somebody hidden is nobody", () => {
    const { lit, speaking } = lightClue(view, anUnprovedPerson());
    expect(lit.size + speaking.size).toBe(0);
  });

  it("of a hint grows with its level", () => {
    expect(lightHint(hintAt(1)).speaking.size).toBe(0);
    expect([...lightHint(hintAt(2)).speaking]).toEqual(hintAt(2).speakers);
    expect([...lightHint(hintAt(3)).lit]).toEqual([hintAt(3).person]);
  });

  it("of a line of a proof is what it rests on and what follows", () => {
    const hint = hintAt(4);
    const line = hint.proof?.[0];
    const { lit, references = [], known = [], groups } = lightHint(hint, 0);
    expect([...lit]).toEqual(line?.affects);
    expect([...known]).toEqual(line?.known ?? []);
    const shown = new Set([...lit, ...references, ...known, ...(groups?.keys() ?? [])]);
    expect(line?.causes.filter((person) => !shown.has(person))).toEqual([]);
  });

  it("of a group is the same in every sentence that counts it", () => {
    const hint = hintAt(4);
    const line = {
      text: "",
      depth: 0,
      causes: [1, 2, 3],
      affects: [4],
      known: [3],
      groups: [{ at: 1, people: [1, 2] }],
    };
    const { groups, references } = lightHint({ ...hint, proof: [line, { ...line, causes: [5] }] }, 0);
    expect([...(groups ?? [])]).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect([...(references ?? [])]).toEqual([]);
  });

  it("of a refusal's reason shows the world that says otherwise", () => {
    const person = anUnprovedPerson();
    const { outcome } = playIn(told, start, { kind: "why", person, identity: true });
    const { lit, world } = lightOutcome(outcome, person);
    expect([...lit]).toEqual([person]);
    expect(world?.[person]).toBe(false);
  });

  it("of a verdict that cannot be is, line by line, what the contradiction rests on", () => {
    const [step] = steps;
    if (!step) throw new Error("There is nothing to find.");
    const { person } = step;
    const { outcome } = playIn(told, start, { kind: "why", person, identity: !step.identity });
    const proof = proofIn(outcome);
    expect(proof?.length).toBeGreaterThan(1);
    for (const [at, { affects }] of (proof ?? []).entries())
      expect([...lightOutcome(outcome, person, at).lit]).toEqual(affects);
    expect([...lightOutcome(outcome, person).speaking]).toEqual(step.speakers);
  });

  it("of a contradiction is who clashes, and of one of its lines whom that is about", () => {
    const [step] = steps;
    if (!step) throw new Error("There is nothing to find.");
    const supposed = [{ person: step.person, identity: !step.identity }];
    const { outcome } = playIn(told, start, { kind: "clash", supposed });
    if (outcome.kind !== "clash") throw new Error("That was no contradiction.");
    const { lines } = outcome.clash;
    const { lit, speaking } = lightOutcome(outcome, -1);
    expect([...lit]).toEqual([step.person]);
    expect([...speaking]).toEqual(step.speakers);
    for (const [at, { affects }] of lines.entries()) expect([...lightOutcome(outcome, -1, at).lit]).toEqual(affects);
  });
});
