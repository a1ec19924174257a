// Answers about cards and hands: who has what, who cannot, and why.

import type { Analysis } from "../analyse.ts";
import type { Deduction } from "../rules/deduction.ts";
import { proveDeduction } from "../rules/prove.ts";
import { isNumbered } from "../rules/rule-names.ts";
import { sayDeduction, sayReason } from "../rules/say.ts";
import { sayTableProof } from "../rules/say-proof.ts";
import { CARD_KINDS, type CardKind, cardsOf } from "../table/deck.ts";
import { ENVELOPE } from "../table/setup.ts";
import { answerHolds } from "./about-log.ts";
import { figured, isProved, type Said, type Scene } from "./scene.ts";

export function answerOwner(scene: Scene, card: string, among?: readonly string[]): Said {
  const { words, say, analysis } = scene;
  const owner = analysis.owners[card];
  if (owner !== undefined) return figured(analysis, [words.sentence(say.holding(owner, card)), words.isCertain]);
  if (analysis.exactness === "rules") return figured(analysis, [words.tooMuch]);
  const owners = Object.entries(analysis.probabilities[card] ?? {})
    .filter(([each]) => among === undefined || among.includes(each))
    .sort(([, a], [, b]) => b - a)
    .map(([each, chance]) => ({ holder: say.holder(each).said, chance }));
  if (owners.length === 0) return answerLacks(scene, card, among);
  return figured(analysis, [words.owners(say.card(card), owners)]);
}

export function answerLacks(
  { words, say, setup, analysis }: Scene,
  card: string,
  among: readonly string[] = [...setup.players, ENVELOPE],
): Said {
  const row = analysis.matrix[card];
  const out = [
    ...setup.players.filter((player) => row?.players[player] === "not_owned"),
    ...(row?.envelope === "not_owned" ? [ENVELOPE] : []),
  ].filter((owner) => among.includes(owner));
  if (out.length === 0) return figured(analysis, [words.nobodyLacks(say.card(card))]);
  const holders = out.map((owner) => say.holder(owner).said);
  return figured(analysis, [words.lack(say.card(card), holders)]);
}

/** The state of a cell: true or false when it is certain. */
function isHeld({ analysis }: Scene, owner: string, card: string): boolean | undefined {
  const row = analysis.matrix[card];
  const state = owner === ENVELOPE ? row?.envelope : row?.players[owner];
  if (state === "owned" || state === "envelope") return true;
  return state === "not_owned" ? false : undefined;
}

/** `holds` is what was asked: whether somebody has the card, or whether not. */
export function answerCell(scene: Scene, owner: string, card: string, holds = true): Said {
  const { words, say, analysis } = scene;
  const claim = (isHeld: boolean) => (isHeld ? say.holding(owner, card) : say.lacking(owner, card));
  const held = isHeld(scene, owner, card);
  if (held !== undefined) {
    const said = held === holds ? words.yes(claim(held)) : words.no(claim(held));
    return figured(analysis, [said, words.isCertain]);
  }
  if (analysis.exactness === "rules") return figured(analysis, [words.tooMuch]);
  const chance = analysis.probabilities[card]?.[owner] ?? 0;
  return figured(analysis, [
    words.perhaps(claim(holds), holds ? chance : 1 - chance),
    ...sayEither(scene, owner, [card]).slice(0, 2),
  ]);
}

export function answerCells(scene: Scene, owner: string, cards: readonly string[]): Said {
  const { words, say, analysis } = scene;
  const cells = cards.map((card) => ({
    card: say.card(card),
    held: isHeld(scene, owner, card),
    chance: analysis.probabilities[card]?.[owner] ?? 0,
  }));
  return figured(analysis, [words.cells(cells), ...sayEither(scene, owner, cards).slice(0, 2)]);
}

/** Either-or facts about a player, or those of them that name one of the cards. */
function sayEither({ words, setup, analysis }: Scene, owner: string, cards?: readonly string[]): string[] {
  const facts = analysis.deductions.filter(
    ({ claim }) =>
      claim.kind === "either" &&
      claim.owner === owner &&
      (cards === undefined || claim.cards.some((card) => cards.includes(card))),
  );
  return facts.map((fact) => words.paragraph([sayDeduction(words, fact, setup), words.isCertain]));
}

export function answerHand(scene: Scene, player: string): Said {
  const { words, say, setup, analysis } = scene;
  const ids = cardsOf(setup.deck).map(({ id }) => id);
  const state = (id: string) => analysis.matrix[id]?.players[player];
  const held = ids.filter((id) => state(id) === "owned");
  const chances = ids
    .filter((id) => state(id) === "unknown" || state(id) === "potentially_owned")
    .map((id) => ({ card: say.card(id), chance: analysis.probabilities[id]?.[player] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 4);
  return figured(analysis, [
    words.hand(say.holder(player), say.cards(held)),
    ...sayEither(scene, player).slice(0, 3),
    ...(chances.length > 0 && analysis.exactness !== "rules" ? [words.besides(chances)] : []),
  ]);
}

/** The hands of some, one after the other, or their cards of a kind. */
export function answerShared(scene: Scene, players: readonly string[], of?: CardKind): Said {
  const hands = players.map((player) =>
    of === undefined ? answerHand(scene, player) : answerHolds(scene, player, of),
  );
  return { lines: hands.flatMap(({ lines }) => lines), isExact: hands.every(({ isExact }) => isExact) };
}

/** What somebody certainly does not have. */
export function answerWithout({ words, say, setup, analysis }: Scene, player: string, of?: CardKind): Said {
  const ids = cardsOf(setup.deck).flatMap(({ id, kind }) => (of === undefined || kind === of ? [id] : []));
  const out = ids.filter((id) => analysis.matrix[id]?.players[player] === "not_owned");
  return figured(analysis, [words.without(say.holder(player), say.cards(out))]);
}

export function answerWhy(scene: Scene, card: string, owner?: string): Said {
  const { words, setup, analysis } = scene;
  const who = owner ?? analysis.owners[card];
  const found = analysis.deductions.find(
    ({ claim }) => claim.kind === "cell" && claim.card === card && claim.owner === who,
  );
  if (!found) {
    const either = who === undefined ? [] : sayEither(scene, who, [card]).slice(0, 2);
    return figured(analysis, [words.isNotCertain, ...either, ...answerOwner(scene, card).lines]);
  }
  return figured(analysis, [
    sayDeduction(words, found, setup),
    ...sayGrounds(scene, found),
    ...(isNumbered(found.rule) ? [words.byRule(found.rule)] : []),
  ]);
}

/** The proof where it takes the whole table and can be told, else the rule's reason. */
function sayGrounds({ words, setup, log }: Scene, deduction: Deduction): string[] {
  const proof = deduction.rule === "whole" ? proveDeduction(setup, log, deduction) : undefined;
  if (!proof) return [sayReason(words, deduction, setup, log)];
  return sayTableProof(words, setup, log, proof).map(({ text }) => text);
}

export function answerCandidates({ words, say, analysis }: Scene, of?: CardKind): Said {
  const isCounted = analysis.exactness !== "rules";
  const lines = analysis.progress
    .filter(({ kind }) => of === undefined || kind === of)
    .map(({ kind, proved, candidates }) => {
      if (proved !== undefined) return words.kindProved(kind, say.card(proved));
      const cards = candidates.map(({ card, probability }) => ({
        card: say.card(card),
        ...(isCounted && { chance: probability }),
      }));
      return words.kindOpen(kind, cards);
    });
  return figured(analysis, lines);
}

/** What is certainly not in the envelope. */
export function answerExcluded({ words, say, setup, analysis }: Scene, of?: CardKind): Said {
  const lines = CARD_KINDS.filter((kind) => of === undefined || kind === of).map((kind) => {
    const cards = cardsOf(setup.deck).filter((card) => card.kind === kind && isOut(analysis, card.id));
    return words.kindExcluded(kind, say.cards(cards.map(({ id }) => id)));
  });
  return figured(analysis, lines);
}

const isOut = ({ matrix }: Analysis, card: string): boolean => matrix[card]?.envelope === "not_owned";

export function answerEnvelope(scene: Scene): Said {
  const { words, say, analysis } = scene;
  const { envelopes, progress } = analysis;
  if (analysis.exactness === "rules") return figured(analysis, [words.tooMuch, ...answerCandidates(scene).lines]);
  if (isProved(analysis)) return figured(analysis, [words.envelopeProved(say.cards(envelopes[0]?.cards ?? []))]);
  const top = envelopes.slice(0, 3).map(({ cards, probability }) => ({ cards: say.cards(cards), chance: probability }));
  const open = progress
    .filter(({ proved }) => proved === undefined)
    .map(({ kind, candidates }) => ({ kind, count: candidates.length }));
  return figured(analysis, [words.likeliestEnvelopes(top), words.kindsOpen(open)]);
}

export function answerDeals({ words, analysis }: Scene): Said {
  const { deals, envelopes, exactness } = analysis;
  if (exactness === "rules") return figured(analysis, [words.tooMuch]);
  return figured(analysis, [words.deals(deals, envelopes.length)]);
}

/** The three cards of a suggestion by kind, as far as they are named. */
export function byKind({ setup }: Scene, cards: readonly string[]): (string | undefined)[] {
  const deck = cardsOf(setup.deck);
  return CARD_KINDS.map((kind) => cards.find((id) => deck.some((card) => card.id === id && card.kind === kind)));
}
