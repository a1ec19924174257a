// Whole games with known deals on the classic deck, seen by one player.

import { describe, expect, it } from "vitest";
import { analyse, certainCells } from "./analyse.ts";
import { findWitnesses } from "./count/sampling.ts";
import { DEFAULT_STEPS, Effort } from "./search/effort.ts";
import { makeEvidence } from "./search/restriction.ts";
import { simulateGame } from "./simulate.ts";
import { CLASSIC } from "./table/deck.ts";
import { cardId, makeLayout, ownerName } from "./table/layout.ts";
import { ENVELOPE } from "./table/setup.ts";

const GAMES = [3, 4, 5, 6].flatMap((players) =>
  Array.from({ length: 4 }, (_, at) =>
    simulateGame({ deck: CLASSIC, players, turns: 26, seed: 500 + 100 * players + at }),
  ),
);
const TURNS = [0, 3, 7, 12, 18, 26];

describe("simulated games of three to six players", () => {
  it("never claim anything false", () => {
    for (const { setup, log, owners } of GAMES) {
      for (const turn of TURNS) {
        const { deductions, owners: claimed } = analyse(setup, log.slice(0, turn));
        for (const [card, owner] of Object.entries(claimed)) expect(owners.get(card)).toBe(owner);
        for (const { claim } of deductions) {
          if (claim.kind === "cell") expect(owners.get(claim.card) === claim.owner).toBe(claim.holds);
          else
            expect(
              (claim.kind === "link" ? claim.possible : claim.cards).some((card) => owners.get(card) === claim.owner),
            ).toBe(true);
        }
      }
    }
  });

  it("find every certain fact: counting and refuting agree on all cells", () => {
    for (const { setup, log } of GAMES) {
      for (const turn of TURNS.slice(1)) {
        const layout = makeLayout(setup);
        const sofar = log.slice(0, turn);
        const { matrix } = analyse(setup, sofar, { explain: false });
        const witnesses = findWitnesses(makeEvidence(layout, sofar), new Effort(DEFAULT_STEPS));
        const refuted = certainCells(layout, typeof witnesses === "string" ? new Int32Array() : witnesses.possible);
        for (const { owner, card, holds } of refuted) {
          const row = matrix[cardId(layout, card)];
          const state = owner === layout.envelope ? row?.envelope : row?.players[ownerName(layout, owner)];
          expect(["owned", "envelope"].includes(state ?? "")).toBe(holds);
          if (!holds) expect(state).toBe("not_owned");
        }
        const states = Object.values(matrix).flatMap((row) => [...Object.values(row.players), row.envelope]);
        const certain = states.filter((state) => state !== "unknown" && state !== "potentially_owned");
        expect(certain.length).toBe(refuted.length);
      }
    }
  });

  it("give calibrated probabilities: what is said to be likely happens as often as said", () => {
    const bins = Array.from({ length: 5 }, () => ({ said: 0, came: 0, count: 0 }));
    for (let seed = 0; seed < 240; seed++) {
      const game = simulateGame({
        deck: CLASSIC,
        players: 3 + (seed % 4),
        turns: 6 + (seed % 13),
        seed: 90_000 + seed,
      });
      const { probabilities } = analyse(game.setup, game.log, { explain: false });
      for (const [card, row] of Object.entries(probabilities)) {
        const chance = row[ENVELOPE] ?? 0;
        if (chance === 0 || chance === 1) continue;
        const bin = bins[Math.min(4, Math.floor(chance * 5))];
        if (!bin) continue;
        bin.said += chance;
        bin.came += game.owners.get(card) === ENVELOPE ? 1 : 0;
        bin.count++;
      }
    }
    for (const { said, came, count } of bins) {
      expect(count).toBeGreaterThan(30);
      // Four standard errors of a mean of independent trials.
      expect(Math.abs(said - came) / count).toBeLessThan(4 * Math.sqrt(0.25 / count));
    }
  });
});
