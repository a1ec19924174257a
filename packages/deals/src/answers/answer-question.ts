// Answers typed questions from exact figures, in plain sentences.

import { sayList, sentence } from "@demonstrandum/text";
import { type AdviseOptions, advise } from "../advice/advise.ts";
import { adviseShow } from "../advice/show-card.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { sayCard, sayCards, sayClaim, sayDeduction, sayHolder, sayReason } from "../rules/say.ts";
import { CARD_KINDS, cardsOf } from "../table/deck.ts";
import type { Entry, Log } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import type { Setup } from "../table/setup.ts";
import { sayAccuse, sayCloseness, sayConflict, sayInsights, sayNext, sayThreats } from "./briefing.ts";
import { parseQuestion, type Question } from "./question.ts";
import { sayChance, sayHolding, sayMany, sayOwners, sayTriple } from "./words.ts";

export interface Answer {
  readonly text: string;
  /** Whether all its figures are counted; otherwise some are estimated over drawn deals. */
  readonly isExact: boolean;
  /** What the question was taken for; absent when it was not understood. */
  readonly question?: Question;
}

/** Answers a typed question; always with a sentence, never with an error. */
export function answerQuestion(text: string, setup: Setup, log: Log, options: AdviseOptions = {}): Answer {
  const question = parseQuestion(text, setup);
  if (!question) return { text: examples(setup), isExact: true };
  const analysis = analyse(setup, log, options);
  if (!analysis.consistent) return { text: sayConflict(analysis, log), isExact: true, question };
  try {
    const { lines, isExact } = answer({ setup, log, options, analysis }, question);
    return { text: lines.join(" "), isExact, question };
  } catch (error) {
    if (error instanceof TableError) return { text: sentence(error.message), isExact: true, question };
    throw error;
  }
}

function examples(setup: Setup): string {
  const { weapons, rooms } = setup.deck;
  const other = setup.players.find((name) => name !== setup.me) ?? "Bob";
  const weapon = weapons[0]?.name;
  return sentence(
    `I can answer questions such as "Who has the ${weapon}?", "What if ${other} shows the ${weapon}?", "What should I ask in the ${rooms[0]?.name}?", "Should I accuse?", "How close is ${other}?" and "Why does ${other} not have the ${rooms[0]?.name}?"`,
  );
}

interface Scene {
  readonly setup: Setup;
  readonly log: Log;
  readonly options: AdviseOptions;
  readonly analysis: Analysis;
}

interface Said {
  readonly lines: readonly string[];
  readonly isExact: boolean;
}

/** In figures of this analysis. */
const figured = ({ exactness }: Analysis, lines: readonly string[]): Said => ({
  lines,
  isExact: exactness === "exact",
});
/** What others may know is reckoned over drawn deals. */
const estimated = (lines: readonly string[]): Said => ({ lines, isExact: false });

function answer(scene: Scene, question: Question): Said {
  const { setup, log, analysis } = scene;
  switch (question.kind) {
    case "owner":
      return figured(analysis, answerOwner(scene, question.card));
    case "cell":
      return figured(analysis, answerCell(scene, question.owner, question.card));
    case "hand":
      return figured(analysis, answerHand(scene, question.player));
    case "why":
      return figured(analysis, answerWhy(scene, question.card, question.owner));
    case "suppose":
      return answerSuppose(scene, supposeEntries(question.owner, question.cards, question.holds));
    case "nobody":
      return answerNobody(scene, question.cards);
    case "ask":
      return answerAsk(scene, question.room);
    case "show":
      return estimated(answerShow(scene, question.cards, question.asker));
    case "accuse":
      return answerAccuse(scene);
    case "close":
      return estimated(answerClose(scene, question.player));
    case "envelope":
      return figured(analysis, answerEnvelope(scene));
    case "deals":
      return figured(analysis, answerDeals(analysis));
    case "insights":
      return figured(analysis, sayInsights(setup, log, analysis));
  }
}

function answerOwner({ setup, analysis }: Scene, card: string): string[] {
  const owner = analysis.owners[card];
  if (owner !== undefined) return [sentence(sayHolding(setup, owner, card)), "That is certain."];
  return [sentence(`${sayCard(setup, card)}: ${sayOwners(setup, analysis.probabilities[card] ?? {})}`)];
}

function answerCell({ setup, analysis }: Scene, owner: string, card: string): string[] {
  const chance = analysis.probabilities[card]?.[owner] ?? 0;
  if (chance === 0)
    return [sentence(`No: ${sayClaim(setup, { kind: "cell", owner, card, holds: false })}`), "That is certain."];
  if (analysis.owners[card] === owner) return [sentence(`Yes: ${sayHolding(setup, owner, card)}`), "That is certain."];
  return [sentence(`Perhaps: that ${sayHolding(setup, owner, card)} is ${sayChance(chance)} likely`)];
}

function answerHand({ setup, analysis }: Scene, player: string): string[] {
  const ids = cardsOf(setup.deck).map(({ id }) => id);
  const state = (id: string) => analysis.matrix[id]?.players[player];
  const held = ids.filter((id) => state(id) === "owned");
  const chances = ids
    .filter((id) => state(id) === "unknown" || state(id) === "potentially_owned")
    .map((id) => ({ id, chance: analysis.probabilities[id]?.[player] ?? 0 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, 4);
  const likely = chances.map(({ id, chance }) => `${sayCard(setup, id)} ${sayChance(chance)}`);
  const who = sayHolder(setup, player);
  return [
    sentence(
      `${who} ${player === setup.me ? "hold" : "holds"} for certain: ${held.length > 0 ? sayCards(setup, held) : "nothing known yet"}`,
    ),
    ...(likely.length > 0 ? [sentence(`Most likely besides: ${sayList(likely)}`)] : []),
  ];
}

function answerWhy(scene: Scene, card: string, owner?: string): string[] {
  const { setup, log, analysis } = scene;
  const who = owner ?? analysis.owners[card];
  const found = analysis.deductions.find(
    ({ claim }) => claim.kind === "cell" && claim.card === card && claim.owner === who,
  );
  if (!found) return ["That is not certain.", ...answerOwner(scene, card)];
  return [sayDeduction(found, setup), sayReason(found, setup, log), `That is ${sayRule(found.rule, found.ruleName)}.`];
}

function sayRule(rule: string, name: string): string {
  return /^\d/.test(rule) ? `rule ${rule}: ${name.toLowerCase()}` : name.toLowerCase();
}

function supposeEntries(owner: string, cards: readonly string[], holds: boolean): Entry[] {
  return cards.map((card, at) => ({ type: "fact", id: `suppose ${at}`, time: 0, owner, card, holds }));
}

function answerAsk({ setup, log, options }: Scene, room?: string): Said {
  const advice = advise(setup, log, { ...options, opponents: false, ...(room !== undefined && { room }) });
  const isExact = advice.mostInformative.exact && advice.suggestions[0]?.exact !== false;
  return { lines: sayNext(setup, advice), isExact };
}

/** Whether to wait depends on what others may know, unless the envelope is proved. */
function answerAccuse({ setup, log, options, analysis }: Scene): Said {
  return { lines: sayAccuse(setup, advise(setup, log, options)), isExact: analysis.envelopes.length === 1 };
}

/** Compares what is known now with what would be known then. */
function answerSuppose({ setup, log, options, analysis }: Scene, entries: readonly Entry[]): Said {
  const then = analyse(setup, [...log, ...entries], { ...options, explain: false });
  if (!then.consistent) return { lines: ["That cannot be: it contradicts what is known."], isExact: true };
  const [best] = then.envelopes;
  const gained = Object.entries(then.owners).filter(([card]) => analysis.owners[card] === undefined);
  const news = gained.map(([card, owner]) => sayHolding(setup, owner, card));
  return figured(then, [
    sentence(
      `Then ${sayMany(then.envelopes.length, "envelope")} instead of ${analysis.envelopes.length} would be possible`,
    ),
    ...(best
      ? [sentence(`The likeliest would be ${sayTriple(setup, best.cards)}: ${sayChance(best.probability)}`)]
      : []),
    news.length > 0 ? sentence(`You would know that ${sayList(news)}`) : "No further card would be placed for certain.",
  ]);
}

function answerNobody(scene: Scene, cards: readonly string[]): Said {
  const others = scene.setup.players.filter((name) => name !== scene.setup.me);
  return answerSuppose(
    scene,
    others.flatMap((owner) =>
      supposeEntries(owner, cards, false).map((entry) => ({ ...entry, id: `${owner} ${entry.id}` })),
    ),
  );
}

function answerShow({ setup, log }: Scene, cards: readonly string[], asker?: string): string[] {
  const triple = CARD_KINDS.map((kind) =>
    cards.find((id) => cardsOf(setup.deck).some((card) => card.id === id && card.kind === kind)),
  );
  const [suspect, weapon, room] = triple;
  const who = asker ?? setup.players.find((name) => name !== setup.me);
  if (!suspect || !weapon || !room || who === undefined) {
    return ["Tell me what was asked for: a suspect, a weapon and a room, and by whom."];
  }
  const [best, ...rest] = adviseShow(setup, log, { asker: who, cards: [suspect, weapon, room] });
  if (!best) return ["You hold none of these cards."];
  const reason = best.seenBefore
    ? `${who} has seen it before`
    : `it leaves ${who} with about ${sayMany(best.leaves, "envelope")}`;
  const others = rest.map(({ card, leaves }) => `${sayCard(setup, card)} would leave ${Math.round(leaves)}`);
  return [
    sentence(`Show ${sayCard(setup, best.card)}: ${reason}`),
    ...(others.length > 0 ? [sentence(sayList(others))] : []),
  ];
}

function answerClose({ setup, log, options }: Scene, player?: string): string[] {
  const { opponents } = advise(setup, log, options);
  const one = opponents.find((opponent) => opponent.player === player);
  return one ? [sayCloseness(one)] : sayThreats({ opponents });
}

function answerEnvelope({ setup, analysis }: Scene): string[] {
  const { envelopes, progress } = analysis;
  const top = envelopes
    .slice(0, 3)
    .map(({ cards, probability }) => `${sayTriple(setup, cards)} (${sayChance(probability)})`);
  const open = progress
    .filter(({ proved }) => proved === undefined)
    .map(({ kind, candidates }) => sayMany(candidates.length, kind));
  if (envelopes.length === 1)
    return [sentence(`The envelope is proved: ${sayTriple(setup, envelopes[0]?.cards ?? [])}`)];
  return [sentence(`The likeliest envelopes: ${top.join("; ")}`), sentence(`Still possible: ${sayList(open)}`)];
}

function answerDeals({ deals, envelopes }: Analysis): string[] {
  const all = deals === undefined ? "Too many deals to count are possible" : `${sayMany(deals, "deal")} still possible`;
  return [sentence(`${all}, with ${sayMany(envelopes.length, "envelope")}`)];
}
