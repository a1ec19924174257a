// What a suggestion is worth by definition, for tests: the answer in every deal, one by one, tallied by envelope.

import { ENVELOPE, type Setup } from "../table/setup.ts";
import type { DealMap } from "./oracle.ts";

const heldBy = (deal: DealMap, name: string, cards: readonly string[]) =>
  cards.filter((card) => deal.get(card) === name);

/** The definition: the answer in every deal, tallied by envelope. */
export function listScore(
  setup: Setup,
  deals: readonly DealMap[],
  weights: readonly number[],
  cards: readonly string[],
) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const joint = new Map<string, Map<string, number>>();
  const add = (outcome: string, envelope: string, weight: number) => {
    const row = joint.get(outcome) ?? new Map<string, number>();
    joint.set(outcome, row.set(envelope, (row.get(envelope) ?? 0) + weight));
  };
  const seat = setup.players.indexOf(setup.me ?? "");
  const round = setup.players.map((_, step) => setup.players[(seat + step) % setup.players.length] ?? "").slice(1);
  const envelopes = new Map<string, number>();
  deals.forEach((deal, at) => {
    const weight = (weights[at] ?? 0) / total;
    const envelope = [...deal]
      .filter(([, owner]) => owner === ENVELOPE)
      .map(([card]) => card)
      .sort()
      .join();
    envelopes.set(envelope, (envelopes.get(envelope) ?? 0) + weight);
    const able = round.filter((name) => cards.some((card) => deal.get(card) === name));
    const rounds = setup.everyoneShows
      ? [able]
      : setup.answersInAnyOrder
        ? able.map((name) => [name])
        : [able.slice(0, 1)];
    for (const showers of rounds.length === 0 ? [[]] : rounds) {
      const answers = showers.reduce<string[][]>(
        (all, name) => all.flatMap((some) => heldBy(deal, name, cards).map((card) => [...some, `${name} ${card}`])),
        [[]],
      );
      const share = weight / answers.length / Math.max(1, rounds.length);
      for (const answer of answers) add(answer.sort().join(), envelope, share);
    }
  });
  const entropy = (row: Iterable<number>) => [...row].reduce((bits, p) => (p > 0 ? bits - p * Math.log2(p) : bits), 0);
  let success = 0;
  let after = 0;
  let doubt = 0;
  let leaves = 0;
  let proves = 0;
  for (const row of joint.values()) {
    const sum = [...row.values()].reduce((a, b) => a + b, 0);
    leaves += sum * row.size;
    if (row.size === 1) proves += sum;
    success += Math.max(...row.values());
    const left = Math.max(0, entropy([...row.values()].map((p) => p / sum)));
    after += sum * left;
    doubt += sum * Math.sqrt(left);
  }
  return { success, information: entropy(envelopes.values()) - after, doubt, leaves, proves, outcomes: joint };
}
