// Answers about cards and hands: who has what, who cannot, and why.

import { sayList, sentence } from "@demonstrandum/text";
import { sayCard, sayCards, sayClaim, sayDeduction, sayHolder, sayReason } from "../rules/say.ts";
import { CARD_KINDS, type CardKind, cardsOf } from "../table/deck.ts";
import { ENVELOPE } from "../table/setup.ts";
import { figured, type Said, type Scene } from "./scene.ts";
import { sayChance, sayHolding, sayMany, sayOwners, sayTriple } from "./words.ts";

const TOO_MUCH = "That is not settled: this table is too much to work out.";

export function answerOwner({ setup, analysis }: Scene, card: string): Said {
  const owner = analysis.owners[card];
  if (owner !== undefined) return figured(analysis, [sentence(sayHolding(setup, owner, card)), "That is certain."]);
  if (analysis.exactness === "rules") return figured(analysis, [TOO_MUCH]);
  return figured(analysis, [
    sentence(`${sayCard(setup, card)}: ${sayOwners(setup, analysis.probabilities[card] ?? {})}`),
  ]);
}

export function answerLacks({ setup, analysis }: Scene, card: string): Said {
  const row = analysis.matrix[card];
  const out = [
    ...setup.players.filter((player) => row?.players[player] === "not_owned"),
    ...(row?.envelope === "not_owned" ? [ENVELOPE] : []),
  ];
  if (out.length === 0) return figured(analysis, [`Nobody is ruled out for ${sayCard(setup, card)} yet.`]);
  const names = sayList(out.map((owner) => sayHolder(setup, owner)));
  return figured(analysis, [sentence(`certainly without ${sayCard(setup, card)}: ${names}`)]);
}

/** The state of a cell: true or false when it is certain. */
function isHeld({ analysis }: Scene, owner: string, card: string): boolean | undefined {
  const row = analysis.matrix[card];
  const state = owner === ENVELOPE ? row?.envelope : row?.players[owner];
  if (state === "owned" || state === "envelope") return true;
  return state === "not_owned" ? false : undefined;
}

export function answerCell(scene: Scene, owner: string, card: string): Said {
  const { setup, analysis } = scene;
  const held = isHeld(scene, owner, card);
  if (held === false) {
    const claim = sayClaim(setup, { kind: "cell", owner, card, holds: false });
    return figured(analysis, [sentence(`No: ${claim}`), "That is certain."]);
  }
  if (held) return figured(analysis, [sentence(`Yes: ${sayHolding(setup, owner, card)}`), "That is certain."]);
  if (analysis.exactness === "rules") return figured(analysis, [TOO_MUCH]);
  const chance = analysis.probabilities[card]?.[owner] ?? 0;
  return figured(analysis, [
    sentence(`Perhaps: that ${sayHolding(setup, owner, card)} is ${sayLikely(chance)}`),
    ...sayEither(scene, owner, [card]),
  ]);
}

const sayLikely = (chance: number): string => (chance > 0 ? `${sayChance(chance)} likely` : "possible but unlikely");

export function answerCells(scene: Scene, owner: string, cards: readonly string[]): Said {
  const { setup, analysis } = scene;
  const parts = cards.map((card) => {
    const held = isHeld(scene, owner, card);
    const word =
      held === undefined
        ? sayLikely(analysis.probabilities[card]?.[owner] ?? 0)
        : held
          ? "yes, certainly"
          : "no, certainly";
    return `${sayCard(setup, card)}: ${word}`;
  });
  return figured(analysis, [sentence(parts.join("; ")), ...sayEither(scene, owner, cards)]);
}

/** Either-or facts that name one of the cards. */
function sayEither({ setup, analysis }: Scene, owner: string, cards: readonly string[]): string[] {
  const facts = analysis.deductions.filter(
    ({ claim }) => claim.kind === "either" && claim.owner === owner && claim.cards.some((card) => cards.includes(card)),
  );
  return facts.slice(0, 2).map((fact) => `${sayDeduction(fact, setup)} That is certain.`);
}

export function answerHand({ setup, analysis }: Scene, player: string): Said {
  const ids = cardsOf(setup.deck).map(({ id }) => id);
  const state = (id: string) => analysis.matrix[id]?.players[player];
  const held = ids.filter((id) => state(id) === "owned");
  const chances = ids
    .filter((id) => state(id) === "unknown" || state(id) === "potentially_owned")
    .map((id) => ({ id, chance: analysis.probabilities[id]?.[player] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 4);
  const likely =
    analysis.exactness === "rules" ? [] : chances.map(({ id, chance }) => `${sayCard(setup, id)} ${sayChance(chance)}`);
  const either = analysis.deductions.filter(({ claim }) => claim.kind === "either" && claim.owner === player);
  const known = held.length > 0 ? sayCards(setup, held) : "nothing known yet";
  return figured(analysis, [
    sentence(`${sayHolder(setup, player)} ${player === setup.me ? "hold" : "holds"} for certain: ${known}`),
    ...either.slice(0, 3).map((fact) => `${sayDeduction(fact, setup)} That is certain.`),
    ...(likely.length > 0 ? [sentence(`Most likely besides: ${sayList(likely)}`)] : []),
  ]);
}

export function answerWhy(scene: Scene, card: string, owner?: string): Said {
  const { setup, log, analysis } = scene;
  const who = owner ?? analysis.owners[card];
  const found = analysis.deductions.find(
    ({ claim }) => claim.kind === "cell" && claim.card === card && claim.owner === who,
  );
  if (!found) {
    const either = who === undefined ? [] : sayEither(scene, who, [card]);
    return figured(analysis, ["That is not certain.", ...either, ...answerOwner(scene, card).lines]);
  }
  const rule = /^\d/.test(found.rule)
    ? `rule ${found.rule}: ${found.ruleName.toLowerCase()}`
    : found.ruleName.toLowerCase();
  return figured(analysis, [sayDeduction(found, setup), sayReason(found, setup, log), `That is ${rule}.`]);
}

export function answerCandidates({ setup, analysis }: Scene, of?: CardKind): Said {
  const lines = analysis.progress
    .filter(({ kind }) => of === undefined || kind === of)
    .map(({ kind, proved, candidates }) => {
      if (proved !== undefined) return sentence(`the ${kind} is proved: ${sayCard(setup, proved)}`);
      const listed = candidates.map(({ card, probability }) =>
        analysis.exactness === "rules" ? sayCard(setup, card) : `${sayCard(setup, card)} ${sayChance(probability)}`,
      );
      return sentence(`${sayMany(candidates.length, kind)} possible: ${sayList(listed)}`);
    });
  return figured(analysis, lines);
}

export function answerEnvelope(scene: Scene): Said {
  const { setup, analysis } = scene;
  const { envelopes, progress } = analysis;
  if (analysis.exactness === "rules") return figured(analysis, [TOO_MUCH, ...answerCandidates(scene).lines]);
  if (envelopes.length === 1)
    return figured(analysis, [sentence(`The envelope is proved: ${sayTriple(setup, envelopes[0]?.cards ?? [])}`)]);
  const top = envelopes
    .slice(0, 3)
    .map(({ cards, probability }) => `${sayTriple(setup, cards)} (${sayChance(probability)})`);
  const open = progress
    .filter(({ proved }) => proved === undefined)
    .map(({ kind, candidates }) => sayMany(candidates.length, kind));
  return figured(analysis, [
    sentence(`The likeliest envelopes: ${top.join("; ")}`),
    sentence(`Still possible: ${sayList(open)}`),
  ]);
}

export function answerDeals({ analysis }: Scene): Said {
  const { deals, envelopes, exactness } = analysis;
  if (exactness === "rules") return figured(analysis, [TOO_MUCH]);
  const all = deals === undefined ? "Too many deals to count are possible" : `${sayMany(deals, "deal")} still possible`;
  return figured(analysis, [sentence(`${all}, with ${sayMany(envelopes.length, "envelope")}`)]);
}

/** The three cards of a suggestion by kind, as far as they are named. */
export function byKind({ setup }: Scene, cards: readonly string[]): (string | undefined)[] {
  const deck = cardsOf(setup.deck);
  return CARD_KINDS.map((kind) => cards.find((id) => deck.some((card) => card.id === id && card.kind === kind)));
}
