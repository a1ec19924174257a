// How likely others can name the envelope by definition, for tests: the view of each in every deal, with every card that may have
// been shown unseen, judged by listing all deals that fit it.

import { contestOf } from "../table/contest.ts";
import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { allDeals, type DealMap } from "./oracle.ts";

interface Named {
  /** How likely each opponent can name the envelope. */
  readonly solved: ReadonlyMap<string, number>;
  /** How likely one of those who may still accuse can. */
  readonly risk: number;
}

export function listViews(setup: Setup, log: Log, deals: readonly DealMap[], weights: readonly number[]): Named {
  const others = setup.players.filter((name) => name !== setup.me);
  const { out } = contestOf(log);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const solved = new Map(others.map((name) => [name, 0]));
  const known = new Map<string, boolean>();
  let risk = 0;
  deals.forEach((deal, at) => {
    const weight = (weights[at] ?? 0) / total;
    const chances = others.map((name) => chanceIn(setup, log, deal, name, known));
    others.forEach((name, place) => {
      solved.set(name, (solved.get(name) ?? 0) + weight * (chances[place] ?? 0));
    });
    const racing = chances.filter((_, place) => !out.includes(others[place] ?? ""));
    risk += weight * (1 - racing.reduce((none, chance) => none * (1 - chance), 1));
  });
  return { solved, risk };
}

function chanceIn(setup: Setup, log: Log, deal: DealMap, name: string, known: Map<string, boolean>): number {
  const heldBy = (player: string) => [...deal].filter(([, owner]) => owner === player).map(([card]) => card);
  const own: Setup = {
    ...setup,
    me: name,
    myHand: heldBy(name),
    handSizes: setup.players.map((player) => heldBy(player).length),
  };
  const logs = logsSeenBy(log, deal, name);
  const solving = logs.filter((seen) => {
    const key = JSON.stringify([own.myHand, own.handSizes, name, seen]);
    const isOne = known.get(key) ?? new Set(allDeals(own, seen).map(envelopeIn)).size === 1;
    known.set(key, isOne);
    return isOne;
  });
  return solving.length / logs.length;
}

const envelopeIn = (deal: DealMap): string =>
  [...deal]
    .filter(([, owner]) => owner === ENVELOPE)
    .map(([card]) => card)
    .sort()
    .join();

/** The log in every way in which somebody may have seen it. */
function logsSeenBy(log: Log, deal: DealMap, name: string): Entry[][] {
  const open = log.filter(({ type }) => type !== "fact");
  return open.reduce<Entry[][]>(
    (logs, entry) => {
      const ways = entry.type === "suggestion" ? waysSeenBy(entry, deal, name) : [entry];
      return logs.flatMap((some) => ways.map((way) => [...some, way]));
    },
    [[]],
  );
}

function waysSeenBy(entry: Suggestion, deal: DealMap, name: string): Suggestion[] {
  const shows = showsOf(entry).reduce<{ player: string; card: string | null }[][]>(
    (all, { player, card }) => {
      const held = card === null ? entry.cards.filter((each) => deal.get(each) === player) : [card];
      const seen = entry.by === name ? held : [null];
      return all.flatMap((some) => seen.map((each) => [...some, { player, card: each }]));
    },
    [[]],
  );
  const { allShow, ...rest } = entry;
  return shows.map((way) => (allShow ? { ...rest, allShow: way } : { ...rest, card: way[0]?.card ?? null }));
}
