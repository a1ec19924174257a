// What is told of a draft at any moment, held against trying every world and against the audit; and filling in, which keeps what was fixed.

import { audit, evidenceFrom, type Game, generate, makeRng, type Puzzle } from "@demonstrandum/engine";
import { fillInDraft, puzzleOfDraft, surveyDraft, type Workshop } from "@demonstrandum/engine/workshop";
import { predicate } from "@demonstrandum/logic";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { en } from "./english.ts";
import { workshopOf } from "./workshop.ts";

const KINDS = [
  ["cultivators", { dialect: "classic", rows: 3, cols: 3 }],
  ["cultivators", { dialect: "mixed", rows: 3, cols: 3 }],
  ["cultivators", { dialect: "atoms", rows: 4, cols: 3 }],
  ["who", {}],
  ["who", { rows: 3, cols: 3 }],
  ["who", { liars: true }],
  ["village", { N: 7, statementsPerSpeakerMin: 1 }],
  ["village", { N: 6, wolvesAlsoTellTruth: true }],
] as const;

/** And one whose worlds are too many to try. */
const FILLED_IN = [...KINDS, ["who", { rows: 6, cols: 5 }]] as const;

interface Edited {
  readonly draft: Puzzle;
  readonly size: number;
}

/** A puzzle, some of whose people are silenced, and some of whom say something else. */
function edit({ game, drafts }: Workshop, config: object, seed: string): Edited {
  const made = generate(game, { ...config, difficulty: "easy" }, seed);
  if (!made.ok) throw new Error(made.failure.text);
  const rng = makeRng(`edit ${seed}`);
  let draft: Puzzle = drafts.parse(made.puzzle);
  const size = drafts.lay(draft).people.length;
  const people = rng.shuffle([...Array(size).keys()]);
  for (const person of people.slice(0, rng.below(size + 1))) draft = drafts.withClue(draft, person, undefined);
  for (const person of people.slice(0, rng.below(4))) {
    const [proposal] = drafts.propose(draft, person, 1, rng);
    if (proposal) draft = drafts.withClue(draft, person, proposal.clue);
  }
  return { draft, size };
}

/** By definition: who is the same in every world that fits what was heard, again and again. */
function proveNaively({ drafts }: Workshop, draft: Puzzle) {
  const { clues, solution, honesty, isGated, start } = drafts.lay(draft);
  const holds = clues.map(({ says }, person) => predicate(evidenceFrom(honesty, person, says)));
  const all = [...Array(2 ** clues.length).keys()];
  const fits = (world: number, heard: readonly number[]) => heard.every((person) => holds[person]?.(world));
  const everyone = [...clues.keys()];
  const proved = new Set(start);
  for (;;) {
    const heard = isGated ? [...proved] : everyone;
    const isKnown = (world: number) => [...proved].every((person) => ((world ^ solution) >>> person) % 2 === 0);
    const left = all.filter((world) => isKnown(world) && fits(world, heard));
    const next = everyone.filter((person) => left.every((world) => ((world ^ solution) >>> person) % 2 === 0));
    if (next.every((person) => proved.has(person))) break;
    for (const person of next) proved.add(person);
  }
  return { proved, worlds: all.filter((world) => fits(world, everyone)).length };
}

const sorted = (people: Iterable<number>): number[] => [...people].sort((a, b) => a - b);

const seeds = fc.string({ minLength: 1, maxLength: 8 });

/** `numRuns` drafts of each kind. */
export function liveCases(numRuns: number): void {
  describe.each(KINDS)("%s %o", (id, config) => {
    const workshop = workshopOf(id) as Workshop;
    const { drafts } = workshop;

    it("counts worlds and proves people as trying every world does, and is a puzzle where the audit finds nothing", () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { draft, size } = edit(workshop, config, seed);
          const survey = surveyDraft(workshop, draft);
          expect(survey.untrue).toEqual([]);
          const naive = proveNaively(workshop, draft);
          expect(survey.worlds).toEqual({ count: naive.worlds, isExact: true });
          expect(sorted(survey.proved)).toEqual(sorted(naive.proved));
          expect(survey.stuck === undefined).toBe(naive.proved.size === size);
          const puzzle = puzzleOfDraft(workshop, draft);
          if (puzzle) expect(audit({ game: workshop.game as Game, words: en[id] }, puzzle)).toEqual([]);
          else
            expect(
              survey.silent.length > 0 || survey.stuck || survey.label === undefined || isFlawed(draft),
            ).toBeTruthy();
        }),
        { numRuns },
      );
    });

    /** Where everybody has spoken and can be proved, whatever keeps it from being a puzzle. */
    function isFlawed(draft: Puzzle): boolean {
      const { label = "easy", proved } = surveyDraft(workshop, draft);
      const finished = drafts.finish(draft, proved, label);
      return audit({ game: workshop.game as Game, words: en[id] }, finished).length > 0;
    }
  });

  describe.each(FILLED_IN)("%s %o", (id, config) => {
    const workshop = workshopOf(id) as Workshop;
    const { drafts } = workshop;

    it("fills in around whatever is fixed, and what comes out passes the audit", () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const { draft, size } = edit(workshop, config, seed);
          const made = fillInDraft(workshop, draft, "any", seed);
          // With much that is fixed there may be no such puzzle, or none that is found.
          if (!made.ok) return;
          expect(audit({ game: workshop.game as Game, words: en[id] }, made.puzzle)).toEqual([]);
          const whole = drafts.parse(made.puzzle);
          expect(drafts.lay(whole).solution).toBe(drafts.lay(draft).solution);
          for (let person = 0; person < size; person++) {
            const fixed = drafts.clueOf(draft, person);
            if (fixed) expect(drafts.clueOf(whole, person)).toMatchObject({ ...fixed });
          }
        }),
        { numRuns },
      );
    });
  });
}
