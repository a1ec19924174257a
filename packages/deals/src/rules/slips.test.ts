import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { pickIndex, seedRandom } from "../random.ts";
import { simulateGame } from "../simulate.ts";
import { CLASSIC } from "../table/deck.ts";
import { correctionsOf } from "./slips.ts";

/** A game with one slip in one entry, where that contradicts the rest. */
function slipped(seed: number) {
  const random = seedRandom(seed);
  const { setup, log } = simulateGame({ deck: CLASSIC, players: 3 + (seed % 4), turns: 14, seed });
  const at = pickIndex(random, log.length);
  const entry = log[at];
  const slips = entry ? correctionsOf(setup, entry) : [];
  const slip = slips[pickIndex(random, slips.length)];
  const wrong = log.map((each) => (each === entry && slip ? slip : each));
  const { conflict } = analyse(setup, wrong);
  return conflict && slip ? { conflict, slip: slip.id } : undefined;
}

describe("the star of a contradiction", () => {
  const found = Array.from({ length: 60 }, (_, seed) => slipped(seed)).filter((each) => each !== undefined);
  const named = found.filter(({ conflict, slip }) => conflict.entries.includes(slip));

  it("is on the slip more often than any rule of taking the last or the first that is enough by itself", () => {
    expect(named.length).toBeGreaterThan(15);
    const starred = named.filter(({ conflict, slip }) => conflict.likeliest === slip).length;
    const last = named.filter(({ conflict, slip }) => conflict.repairs.at(-1) === slip).length;
    const first = named.filter(({ conflict, slip }) => conflict.repairs[0] === slip).length;
    expect(starred).toBeGreaterThan(Math.max(last, first));
  });

  it("is on one of the entries that contradict each other", () => {
    for (const { conflict } of found)
      if (conflict.likeliest !== undefined) expect(conflict.entries).toContain(conflict.likeliest);
  });
});
