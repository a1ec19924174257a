import { findNext, generate, reasonBySupposing } from "@demonstrandum/engine";
import { type Compiled, hasWorld, NOTHING } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { computeSpeakerCompatibilityMask } from "./compatibility.ts";
import { villageLabelOf } from "./deduction.ts";
import { compileTestimonies } from "./testimony.ts";
import { village } from "./village.ts";
import { computedMasks, type Village } from "./village-model.ts";
import { villageOf } from "./village-puzzle.ts";
import { firstWorlds } from "./world-set.ts";

/** What is known, as the worlds it leaves and nothing cleverer: one set for each speaker, intersected only with facts. */
interface Facts {
  readonly known: number;
  readonly value: number;
}

function worldsBySpeaker({ statements, wolvesAlsoTellTruth }: Village): number[][] {
  const { speakers, truth } = computedMasks(statements.length);
  return statements.map((testimony, speaker) =>
    firstWorlds(
      computeSpeakerCompatibilityMask(speaker, testimony, speakers, truth, wolvesAlsoTellTruth),
      Number.POSITIVE_INFINITY,
    ),
  );
}

/** Reads one speaker at a time until nothing new is found, by listing worlds; undefined on a contradiction. */
function readNaively(bySpeaker: readonly (readonly number[])[], start: Facts): Facts | undefined {
  let facts = start;
  for (let before = -1; before !== facts.known; ) {
    before = facts.known;
    for (const worlds of bySpeaker) {
      const left = worlds.filter((world) => (world & facts.known) === facts.value);
      if (left.length === 0) return undefined;
      const always = left.reduce((a, b) => a & b);
      const ever = left.reduce((a, b) => a | b);
      const fixed = ~(always ^ ever) & (2 ** bySpeaker.length - 1);
      facts = { known: fixed, value: always };
    }
  }
  return facts;
}

function levelNaively(testimonies: Village): string {
  const bySpeaker = worldsBySpeaker(testimonies);
  const everyone = 2 ** bySpeaker.length - 1;
  const start = readNaively(bySpeaker, { known: 0, value: 0 });
  if (start?.known === everyone) return "easy";
  const isMedium = bySpeaker.some((_, person) =>
    [0, 1].some((wolf) => {
      const suppose = (value: number): Facts => ({
        known: (start?.known ?? 0) | (1 << person),
        value: (start?.value ?? 0) | (value << person),
      });
      const isOpen = (((start?.known ?? 0) >>> person) & 1) === 0;
      const isRefuted = isOpen && readNaively(bySpeaker, suppose(wolf)) === undefined;
      return isRefuted && readNaively(bySpeaker, suppose(1 - wolf))?.known === everyone;
    }),
  );
  return isMedium ? "medium" : "hard";
}

describe("the level of a village", () => {
  it.each(["easy", "medium", "hard"])("is %s by listing worlds, too", (difficulty) => {
    for (let i = 0; i < 12; i++) {
      const generated = generate(village, { difficulty, N: 4 + (i % 4) }, `level/${i}`);
      if (!generated.ok) throw new Error(generated.failure.text);
      expect(levelNaively(villageOf(generated.puzzle))).toBe(difficulty);
    }
  });

  const said = (...statements: string[][]) => compileTestimonies(villageOf({ statements }));

  it("is easy when each speaker can be read in turn", () => {
    const contradiction = ["IFF(1,2)", "XOR(1,2)"];
    const village = said(contradiction, ["OR(0,2)"], ["NOR(0,1)"]);
    expect(villageLabelOf(village)).toBe("easy");
    expect(reasonBySupposing(village)).toEqual({ suppositions: [], depth: 0 });
  });

  it("is undefined when there is no solution or more than one", () => {
    expect(villageLabelOf(said(["IFF(1,2)"], ["IFF(0,2)"], []))).toBeUndefined();
    expect(villageLabelOf(said(["OR(1,2)"], ["OR(0,2)"], ["OR(0,1)"]))).toBeUndefined();
  });
});

describe("a village that is too much for suppositions", () => {
  /** Everyone is human, and it takes all of them but one to see it: suppositions would nest as deep as there are people. */
  const parity = (size: number) => villageOf({ statements: Array(size).fill(["COUNT_EVEN(scope=ALL)"]) });

  it("has its level all the same, and no figure of how deep they nest", () => {
    expect(reasonBySupposing(compileTestimonies(parity(6)))).toMatchObject({ depth: 4 });
    const said = compileTestimonies(parity(12));
    expect(villageLabelOf(said)).toBe("hard");
    expect(reasonBySupposing(said)).toBeUndefined();
  });

  it("still says who follows, from speakers of whom none can be left out", () => {
    const said = compileTestimonies(parity(12));
    const found = findNext(said, NOTHING);
    expect(found).toMatchObject({ person: 0, identity: false });
    const speakers = found?.speakers ?? [];
    const forces = (some: readonly number[]): boolean =>
      !hasWorld(
        1,
        1,
        some.map((speaker) => said.evidence[speaker] as Compiled),
      );
    expect(forces(speakers)).toBe(true);
    for (const speaker of speakers) expect(forces(speakers.filter((other) => other !== speaker))).toBe(false);
  });

  it("has nothing to find where nobody says anything", () => {
    const silent = compileTestimonies(villageOf({ statements: Array(16).fill([]) }));
    expect(findNext(silent, NOTHING)).toBeUndefined();
    expect(reasonBySupposing(silent)).toBeUndefined();
    expect(villageLabelOf(silent)).toBeUndefined();
  });
});
