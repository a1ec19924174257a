// The rules of the table, simplest first. Each looks for cells it can settle and says what they rest on.
// All are sound: rule 2 asks that the envelope is known not to have the card, and rule 6c counts every open cell.

import type { Restriction } from "../search/restriction.ts";
import { FROM_SETUP } from "../search/restriction.ts";
import { cardsIn, lowest, size } from "../table/layout.ts";
import type { Knowledge } from "./knowledge.ts";

/** Applies a rule everywhere; true when it found something new. */
type Rule = (known: Knowledge) => boolean;

/** Applies all rules until none finds anything more, always trying the simplest first. */
export function closeRules(known: Knowledge): void {
  for (let at = 0; at < RULES.length && !known.broken; at++) {
    if (RULES[at]?.(known)) at = -1;
  }
}

/** Learns what is known before the first entry. */
export function readSetup(known: Knowledge): void {
  const { layout } = known;
  for (const card of cardsIn(layout.faceUp)) {
    for (let owner = 0; owner <= layout.envelope; owner++) known.learn(owner, card, false, "face-up", []);
  }
  if (layout.me >= 0 && layout.mine !== undefined) {
    for (const card of cardsIn(layout.mine)) known.learn(layout.me, card, true, "hand", []);
    for (const card of cardsIn(layout.dealt & ~layout.mine)) known.learn(layout.me, card, false, "hand", []);
  }
}

/** Learns what one entry says directly. */
export function readConstraint(known: Knowledge, restriction: Restriction, byHand: boolean): void {
  const { cards, entry } = restriction;
  if (restriction.type === "wrong") known.wrong.push({ cards, entry });
  else if (restriction.type === "hits") {
    known.links.push({ owner: restriction.owner, cards, entry, possible: cards });
  } else {
    const holds = restriction.type === "holds";
    const { owner } = restriction;
    const said = owner === known.layout.envelope ? "accusation" : holds ? "seen" : "2.5";
    for (const card of cardsIn(cards)) known.learn(owner, card, holds, byHand ? "manual" : said, [], entry);
  }
}

/** 7: nobody else has a card that someone has. */
const ownership: Rule = (known) => {
  let found = false;
  known.has.forEach((held, owner) => {
    known.has.forEach((_, other) => {
      if (other === owner) return;
      for (const card of cardsIn(held & (known.may[other] ?? 0))) {
        found = known.learn(other, card, false, "7", [known.fact(owner, card)]) || found;
      }
    });
  });
  return found;
};

/** The facts that rule the cards out for an owner. */
function misses(known: Knowledge, owner: number, cards: number): number[] {
  return cardsIn(cards).map((card) => known.fact(owner, card));
}

/** 1 and 1.5: when one card of a link is left, it was shown. */
const resolveLinks: Rule = (known) => {
  let found = false;
  for (const link of known.links) {
    const possible = link.cards & (known.may[link.owner] ?? 0);
    if (!known.isOpen(link) || size(possible) !== 1) continue;
    const because = misses(known, link.owner, link.cards & ~possible);
    const rule = onePass(known, because) ? "1.5" : "1";
    found = known.learn(link.owner, lowest(possible), true, rule, because, link.entry) || found;
  }
  return found;
};

/** Whether the facts all come from one and the same pass. */
function onePass({ facts }: Knowledge, because: readonly number[]): boolean {
  const entries = new Set(because.map((at) => (facts[at]?.rule === "2.5" ? facts[at].entry : FROM_SETUP)));
  return entries.size === 1 && !entries.has(FROM_SETUP);
}

/** 0: a link forgets the cards its player cannot have. */
const updateLinks: Rule = (known) => {
  known.links.forEach((link, index) => {
    const possible = link.possible & (known.may[link.owner] ?? 0);
    if (possible === link.possible || !known.isOpen(link) || size(possible) < 2) return;
    known.narrow(index, possible, misses(known, link.owner, link.cards & ~possible));
  });
  return false;
};

/** The only player not ruled out for a card, or -1. */
function onlyPlayer({ may, layout }: Knowledge, card: number): number {
  let only = -1;
  for (let player = 0; player < layout.envelope; player++) {
    if ((((may[player] ?? 0) >> card) & 1) === 0) continue;
    if (only >= 0) return -1;
    only = player;
  }
  return only;
}

/** 2 and 6d: a card that is not in the envelope and that only one player may have. */
const elimination: Rule = (known) => {
  const { layout, may, has } = known;
  let found = false;
  for (const card of cardsIn(layout.dealt & ~(may[layout.envelope] ?? 0))) {
    const player = onlyPlayer(known, card);
    if (player < 0 || (((has[player] ?? 0) >> card) & 1) === 1) continue;
    const because: number[] = [];
    for (let other = 0; other <= layout.envelope; other++) if (other !== player) because.push(known.fact(other, card));
    const full = because.some((at) => known.facts[at]?.rule === "6b");
    found = known.learn(player, card, true, full ? "6d" : "2", because) || found;
  }
  return found;
};

/** 3: a card that no player has is in the envelope. */
const envelopeByElimination: Rule = (known) => {
  const { layout, may, has } = known;
  let someone = layout.faceUp;
  for (let player = 0; player < layout.envelope; player++) someone |= may[player] ?? 0;
  let found = false;
  for (const card of cardsIn(layout.dealt & ~someone & ~(has[layout.envelope] ?? 0))) {
    const because = layout.players.map((_, player) => known.fact(player, card));
    found = known.learn(layout.envelope, card, true, "3", because) || found;
  }
  return found;
};

/** 4: the envelope has no second card of a kind. */
const oneOfEachKind: Rule = (known) => {
  const { layout, has, may } = known;
  let found = false;
  for (const kind of layout.kinds) {
    const own = (has[layout.envelope] ?? 0) & kind;
    if (own === 0) continue;
    for (const card of cardsIn((may[layout.envelope] ?? 0) & kind & ~own)) {
      found = known.learn(layout.envelope, card, false, "4", [known.fact(layout.envelope, lowest(own))]) || found;
    }
  }
  return found;
};

/** 5: the last card of a kind that may be in the envelope is there. */
const lastOfKind: Rule = (known) => {
  const { layout, may } = known;
  let found = false;
  for (const kind of layout.kinds) {
    const open = (may[layout.envelope] ?? 0) & kind;
    if (size(open) !== 1) continue;
    const because = misses(known, layout.envelope, kind & ~open);
    found = known.learn(layout.envelope, lowest(open), true, "5", because) || found;
  }
  return found;
};

/** 6b: a player whose hand is complete has nothing else. */
const fullHand: Rule = (known) => {
  const { layout, has, may } = known;
  let found = false;
  layout.players.forEach((_, player) => {
    const held = has[player] ?? 0;
    if (size(held) !== layout.max[player]) return;
    const because = cardsIn(held).map((card) => known.fact(player, card));
    for (const card of cardsIn((may[player] ?? 0) & ~held)) {
      found = known.learn(player, card, false, "6b", because) || found;
    }
  });
  return found;
};

/** 6a and 6c: a player who may have only as many cards as the hand has, has them all. */
const exactMatch: Rule = (known) => {
  const { layout, has, may } = known;
  let found = false;
  layout.players.forEach((_, player) => {
    const open = may[player] ?? 0;
    if (size(open) !== layout.min[player]) return;
    const because = misses(known, player, (layout.dealt | layout.faceUp) & ~open);
    const left = cardsIn(open & ~(has[player] ?? 0));
    const rules = left.map((card) => (known.isLinked(player, 1 << card) ? "6c" : "6a"));
    left.forEach((card, at) => {
      found = known.learn(player, card, true, rules[at] ?? "6a", because) || found;
    });
  });
  return found;
};

/** A wrong accusation with two cards in the envelope rules out the third. */
const wrongAccusations: Rule = (known) => {
  const { envelope } = known.layout;
  let found = false;
  for (const { cards, entry } of known.wrong) {
    const sure = cards & (known.has[envelope] ?? 0);
    if (size(sure) !== size(cards) - 1) continue;
    const because = cardsIn(sure).map((card) => known.fact(envelope, card));
    found = known.learn(envelope, lowest(cards & ~sure), false, "accusation", because, entry) || found;
  }
  return found;
};

const RULES: readonly Rule[] = [
  ownership,
  updateLinks,
  resolveLinks,
  elimination,
  envelopeByElimination,
  oneOfEachKind,
  lastOfKind,
  wrongAccusations,
  fullHand,
  exactMatch,
];
