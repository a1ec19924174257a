import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import { pickIndex, seedRandom } from "../random.ts";
import type { Entry, Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import { allDeals, type DealMap } from "../testing/oracle.ts";
import { smallTable } from "../testing/small-tables.ts";
import type { Claim } from "./deduction.ts";

const SEEDS = Array.from({ length: 60 }, (_, at) => 1000 + at);

function isTrue(claim: Claim, deal: DealMap): boolean {
  if (claim.kind === "link") return claim.possible.some((card) => deal.get(card) === claim.owner);
  if (claim.kind === "either") return claim.cards.some((card) => deal.get(card) === claim.owner);
  return (deal.get(claim.card) === claim.owner) === claim.holds;
}

/** The definition of "these entries prove it", with the listings kept because many claims share their sources. */
function makeProver(setup: Setup, log: Log) {
  const listed = new Map<string, DealMap[]>();
  return (ids: readonly string[], claim: Claim) => {
    const key = ids.toSorted().join();
    const deals =
      listed.get(key) ??
      allDeals(
        setup,
        log.filter(({ id }) => ids.includes(id)),
      );
    listed.set(key, deals);
    return deals.every((deal) => isTrue(claim, deal));
  };
}

describe("the sources of a deduction, against the definition", () => {
  it("prove it, and no longer do without any one of them", () => {
    let several = 0;
    for (const seed of SEEDS) {
      const { setup, log } = smallTable(seed);
      const proves = makeProver(setup, log);
      for (const { claim, sources, id } of analyse(setup, log).deductions) {
        expect(proves(sources, claim), `seed ${seed}, ${id}`).toBe(true);
        for (const source of sources) {
          const rest = sources.filter((other) => other !== source);
          expect(proves(rest, claim), `seed ${seed}, ${id} without ${source}`).toBe(false);
        }
        if (sources.length > 1) several++;
      }
    }
    expect(several).toBeGreaterThan(80);
  });

  it("come no later than the entry with which the fact became known, in the order of the log", () => {
    for (const seed of SEEDS) {
      const { setup, log } = smallTable(seed);
      const times = analyse(setup, log).deductions.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});

describe("the time of a deduction", () => {
  it("is the moment from which every deal agrees", () => {
    for (const seed of SEEDS) {
      const { setup, log } = smallTable(seed);
      const ids = log.map(({ id }) => id);
      const proves = makeProver(setup, log);
      for (const { claim, entry, id } of analyse(setup, log).deductions) {
        if (claim.kind === "link") continue;
        const first = ids.findIndex((_, at) => proves(ids.slice(0, at + 1), claim));
        const wanted = proves([], claim) ? undefined : ids[first];
        expect(entry, `seed ${seed}, ${id}`).toBe(wanted);
      }
    }
  });
});

/** A log with one answer turned round, so that it may contradict the others. */
function spoil(log: readonly Entry[], setup: Setup, seed: number): Entry[] {
  const random = seedRandom(seed);
  return log.map((entry, at) => {
    if (at !== pickIndex(random, log.length) && at % 3 !== 1) return entry;
    if (entry.type !== "suggestion" || entry.allShow) return entry;
    if (entry.shower !== null) return { ...entry, passed: [...entry.passed, entry.shower], shower: null, card: null };
    const shower = setup.players.find((name) => name !== entry.by) ?? "";
    return { ...entry, passed: entry.passed.filter((name) => name !== shower), shower };
  });
}

describe("a log that contradicts itself", () => {
  it("gets a minimal set of entries that cannot all be right, and the ones to blame", () => {
    let contradictions = 0;
    for (const seed of SEEDS) {
      const { setup, log: truth } = smallTable(seed);
      const log = spoil(truth, setup, seed);
      const fits = (keep: (entry: Entry) => boolean) => allDeals(setup, log.filter(keep)).length > 0;
      const { consistent, conflict, deals } = analyse(setup, log, { explain: false });
      expect(consistent, `seed ${seed}`).toBe(fits(() => true));
      if (!conflict) continue;
      contradictions++;
      expect(deals).toBe(0);
      expect(fits(({ id }) => conflict.entries.includes(id))).toBe(false);
      for (const left of conflict.entries) {
        expect(
          fits(({ id }) => id !== left && conflict.entries.includes(id)),
          `seed ${seed}`,
        ).toBe(true);
        expect(conflict.repairs.includes(left)).toBe(fits(({ id }) => id !== left));
      }
    }
    expect(contradictions).toBeGreaterThan(12);
  });

  const { setup } = smallTable(1001);
  const open = { ...setup, myHand: undefined, me: undefined };
  const [card = ""] = setup.deck.suspects.map(({ id }) => id);
  const [first = "", second = ""] = setup.players.filter((name) => name !== setup.me);
  const seen = (id: string, player: string): Entry => ({ type: "link", id, time: 1, player, cards: [card] });
  const mark = (id: string, owner: string, holds = true): Entry => ({ type: "fact", id, time: 1, owner, card, holds });

  it("is described up to the last entry that still fits", () => {
    const analysis = analyse(open, [seen("a", first), seen("b", second), seen("c", first)]);
    expect(analysis).toMatchObject({
      consistent: false,
      entriesUsed: 1,
      setAside: ["b", "c"],
      conflict: { entries: ["a", "b"], repairs: ["b"] },
    });
    expect(analysis.owners[card]).toBe(first);
  });

  it("is overridden by a mark, whichever way it goes and whichever came first", () => {
    for (const holds of [true, false]) {
      const marked = holds ? mark("m", second) : mark("m", first, false);
      for (const log of [
        [seen("a", first), marked],
        [marked, seen("a", first)],
      ]) {
        const analysis = analyse(open, log);
        expect(analysis).toMatchObject({ consistent: false, entriesUsed: 1, setAside: ["a"] });
        expect(analysis.matrix[card]?.players[first]).toBe("not_owned");
        expect(analysis.matrix[card]?.players[second]).toBe(holds ? "owned" : "unknown");
      }
    }
  });

  it("tells what a mark overrode", () => {
    const previousOf = (log: Entry[]) =>
      analyse(open, log).deductions.find(({ type }) => type === "manual_adjustment")?.previous;
    expect(previousOf([seen("a", first), mark("m", first, false)])).toBe("owned");
    expect(previousOf([seen("a", first), mark("m", second)])).toBe("not_owned");
    expect(previousOf([mark("e", "ENVELOPE"), mark("m", "ENVELOPE", false)])).toBe("envelope");
    expect(previousOf([mark("m", first, false), seen("a", first)])).toBe("unknown");
  });

  it("loses only what a mark overrides", () => {
    const [, other = ""] = setup.deck.suspects.map(({ id }) => id);
    const elsewhere: Entry = { type: "link", id: "b", time: 1, player: second, cards: [other] };
    const analysis = analyse(open, [seen("a", first), elsewhere, mark("m", first, false)]);
    expect(analysis.setAside).toEqual(["a"]);
    expect(analysis.owners[other]).toBe(second);
  });

  it("follows the newest of two marks", () => {
    const analysis = analyse(open, [mark("a", first), mark("b", second)]);
    expect(analysis).toMatchObject({ setAside: ["a"], conflict: { entries: ["a", "b"], repairs: ["a", "b"] } });
    expect(analysis.owners[card]).toBe(second);
  });
});
