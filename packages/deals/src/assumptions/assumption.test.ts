import { describe, expect, it } from "vitest";
import { analyse } from "../analyse.ts";
import type { Entry, Log, Suggestion } from "../table/entry.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { allDeals, type DealMap } from "../testing/oracle.ts";
import { smallTable } from "../testing/small-tables.ts";
import { ASSUMPTIONS, type AssumptionKind, assumedEntries } from "./assumption.ts";
import { changesBetween } from "./changes.ts";

const suggestionsBy = (log: Log, setup: Setup): Suggestion[] =>
  log.filter((entry): entry is Suggestion => entry.type === "suggestion" && entry.by !== setup.me);

/** Whether everybody behaves so in a deal, by the words of the assumption; `seen` is what each was shown. */
const BEHAVES: Readonly<Record<AssumptionKind, (setup: Setup, log: Log, deal: DealMap) => boolean>> = {
  accuses: (setup, log, deal) =>
    suggestionsBy(log, setup).every((entry) => {
      const rest = log.slice(log.indexOf(entry) + 1);
      const until = rest.findIndex(({ type }) => type === "suggestion");
      const unanswered = entry.shower === null && !entry.allShow?.length;
      const everybodyPassed = entry.passed.length === setup.players.length - 1;
      const accused = rest.slice(0, until).some((each) => each.type === "accusation" && each.by === entry.by);
      const isMoot = !unanswered || !everybodyPassed || until < 0 || accused;
      return isMoot || entry.cards.some((card) => deal.get(card) === entry.by);
    }),
  "asks-others": (setup, log, deal) =>
    suggestionsBy(log, setup).every(({ by, cards }) => cards.every((card) => deal.get(card) !== by)),
  "asks-unseen": (setup, log, deal) =>
    suggestionsBy(log, setup).every((entry) => {
      const before = suggestionsBy(log.slice(0, log.indexOf(entry)), setup).filter(({ by }) => by === entry.by);
      const again = entry.cards.filter((card) => before.some(({ cards }) => cards.includes(card)));
      const couldShow = before.every((each) => {
        const shows = [
          ...(each.shower === null ? [] : [{ player: each.shower, card: each.card }]),
          ...(each.allShow ?? []),
        ];
        if (!each.cards.some((card) => entry.cards.includes(card))) return true;
        return shows.every(({ player, card }) =>
          each.cards.some(
            (one) => !entry.cards.includes(one) && deal.get(one) === player && (card === null || card === one),
          ),
        );
      });
      return couldShow && again.every((card) => deal.get(card) !== entry.by);
    }),
};

describe.each(ASSUMPTIONS)("what follows when everybody %s", (kind) => {
  it("is exactly what holds in every deal in which they do", () => {
    let settled = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const { setup, log } = smallTable(seed);
      const deals = allDeals(setup, log).filter((deal) => BEHAVES[kind](setup, log, deal));
      const assumed = assumedEntries(setup, log, { kind });
      if (assumed === "refuted") {
        expect(deals, `seed ${seed}`).toEqual([]);
        continue;
      }
      const then = analyse(setup, [...log, ...assumed], { explain: false });
      expect(then.consistent, `seed ${seed}`).toBe(deals.length > 0);
      const changes = changesBetween(analyse(setup, log, { explain: false }), then);
      if (!changes) continue;
      expect(then.deals).toBe(deals.length);
      settled += changes.cells.length;
      for (const { owner, card, holds } of changes.cells) {
        expect(deals.every((deal) => (deal.get(card) === owner) === holds)).toBe(true);
      }
    }
    expect(settled).toBeGreaterThan(5);
  });

  it("says nothing of me, and of one player only what that player did", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { setup, log } = smallTable(seed);
      const [, second = ""] = setup.players;
      const own = assumedEntries(setup, log, { kind, player: second });
      const all = assumedEntries(setup, log, { kind });
      if (own === "refuted" || all === "refuted") continue;
      const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);
      expect(ids(all)).toEqual(expect.arrayContaining(ids(own)));
      expect(all.some((entry) => entry.type === "fact" && entry.owner === ENVELOPE)).toBe(false);
    }
  });
});
