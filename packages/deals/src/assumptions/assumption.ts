// How somebody may be taken to behave, as entries that would follow from it. What follows from those is exact, but only as sure as
// the assumption; so they never go into the log.

import { type Entry, type Log, type Suggestion, showsOf } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";

/** Accuses whenever nobody showed and they hold none of the cards; never asks for cards of their own; asks again only for what they
 * have neither got nor been shown. That somebody shows the same card again settles no card, so it is none of these. */
export const ASSUMPTIONS = ["accuses", "asks-others", "asks-unseen"] as const;

/** One of {@link ASSUMPTIONS}. */
export type AssumptionKind = (typeof ASSUMPTIONS)[number];

/** A way of behaving that somebody is taken to keep to. */
export interface Assumption {
  readonly kind: AssumptionKind;
  /** Whom it is assumed of; everybody else at the table where it is absent. */
  readonly player?: string;
}

/** What would have to be so, as entries; "refuted" where the log alone shows that somebody does not behave like that. */
export function assumedEntries(setup: Setup, log: Log, { kind, player }: Assumption): Entry[] | "refuted" {
  const isMeant = ({ by }: Suggestion) => by !== setup.me && (player === undefined || by === player);
  const found = log.flatMap((entry, at) =>
    entry.type === "suggestion" && isMeant(entry) ? FOLLOWS[kind]({ setup, log, entry, at }) : [],
  );
  return found.includes("refuted") ? "refuted" : found.filter((entry) => entry !== "refuted");
}

interface Asked {
  readonly setup: Setup;
  readonly log: Log;
  readonly entry: Suggestion;
  readonly at: number;
}

type Follows = (asked: Asked) => (Entry | "refuted")[];

const link = (id: string, player: string, cards: readonly string[]): Entry => ({
  type: "link",
  id,
  time: 0,
  player,
  cards: [...cards],
});

const lacks = (id: string, owner: string, cards: readonly string[]): Entry[] =>
  cards.map((card) => ({ type: "fact", id: `${id} ${card}`, time: 0, owner, card, holds: false }));

/** Nobody showed, others went on, and no accusation came: the asker holds one of the cards. */
const accuses: Follows = ({ setup, log, entry, at }) => {
  const everybodyPassed = setup.players.every((name) => name === entry.by || entry.passed.includes(name));
  const next = log.slice(at + 1);
  const wentOn = next.findIndex((each) => each.type === "suggestion");
  const accused = next.slice(0, wentOn).some((each) => each.type === "accusation" && each.by === entry.by);
  if (!everybodyPassed || showsOf(entry).length > 0 || wentOn < 0 || accused) return [];
  return [link(`assumed ${entry.id}`, entry.by, entry.cards)];
};

const asksOthers: Follows = ({ entry }) => lacks(`assumed ${entry.id}`, entry.by, entry.cards);

/** A card asked for again is not the asker's, and was not what they were shown before. */
const asksUnseen: Follows = ({ log, entry, at }) => {
  const again = log
    .slice(0, at)
    .filter((each): each is Suggestion => each.type === "suggestion" && each.by === entry.by)
    .flatMap((before) => notShown(before, entry));
  const repeated = entry.cards.filter((card) => log.slice(0, at).some((each) => isAsked(each, entry.by, card)));
  return [...lacks(`assumed ${entry.id}`, entry.by, repeated), ...again];
};

const isAsked = (entry: Entry, by: string, card: string): boolean =>
  entry.type === "suggestion" && entry.by === by && entry.cards.includes(card);

function notShown(before: Suggestion, entry: Suggestion): (Entry | "refuted")[] {
  const left = before.cards.filter((card) => !entry.cards.includes(card));
  if (left.length === before.cards.length) return [];
  return showsOf(before).map(({ player, card }) => {
    const fits = card === null ? left.length > 0 : left.includes(card);
    return fits ? link(`assumed ${entry.id} after ${before.id} ${player}`, player, left) : "refuted";
  });
}

const FOLLOWS: Readonly<Record<AssumptionKind, Follows>> = {
  accuses,
  "asks-others": asksOthers,
  "asks-unseen": asksUnseen,
};
