// Reads typed questions. Names of cards and players are found first (`names.ts`); the shape that is left tells the kind.

import type { CardKind } from "../table/deck.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { type ReadSentence, readSentence } from "./names.ts";

export type Question =
  | { readonly kind: "owner"; readonly card: string }
  | { readonly kind: "lacks"; readonly card: string }
  /** `holds` is false where it is asked whether somebody does not have the card. */
  | { readonly kind: "cell"; readonly owner: string; readonly card: string; readonly holds?: false }
  | { readonly kind: "cells"; readonly owner: string; readonly cards: readonly string[] }
  | { readonly kind: "hand"; readonly player: string }
  /** What somebody certainly does not have. */
  | { readonly kind: "without"; readonly player: string }
  | { readonly kind: "why"; readonly owner?: string; readonly card: string }
  | { readonly kind: "suppose"; readonly owner: string; readonly cards: readonly string[]; readonly holds: boolean }
  | { readonly kind: "nobody"; readonly cards: readonly string[] }
  | { readonly kind: "ask"; readonly room?: string }
  | { readonly kind: "score"; readonly cards: readonly [string, string, string] }
  | { readonly kind: "show"; readonly asker?: string; readonly cards: readonly string[] }
  | { readonly kind: "accuse" }
  | { readonly kind: "close"; readonly player?: string }
  | { readonly kind: "knows"; readonly player: string }
  | { readonly kind: "bluff"; readonly player?: string }
  | { readonly kind: "asked"; readonly player?: string; readonly card?: string }
  | { readonly kind: "shown"; readonly by?: string; readonly to?: string; readonly card?: string }
  | { readonly kind: "candidates"; readonly of?: CardKind }
  /** What is not in the envelope. */
  | { readonly kind: "excluded"; readonly of?: CardKind }
  | { readonly kind: "envelope" }
  | { readonly kind: "deals" }
  | { readonly kind: "insights" }
  | { readonly kind: "help" }
  /** A name may be a card or a player: better to ask than to guess. */
  | { readonly kind: "unclear"; readonly name: string };

/** What was asked, or undefined when it cannot be made out. */
export function parseQuestion(text: string, setup: Setup): Question | undefined {
  const read = readSentence(text, setup);
  if (read.unclear !== undefined) return { kind: "unclear", name: read.unclear };
  const scene = { ...read, me: setup.me };
  const question = READERS.map((reader) => reader(scene)).find((found) => found !== undefined);
  return question && keepsNegation(question, isDenied(read.shape)) ? question : undefined;
}

/** Whether a question denies something exactly where the sentence did: the opposite of what was asked is never answered. */
export function keepsNegation(question: Question, isDenied: boolean): boolean {
  if (EITHER_WAY.has(question.kind)) return true;
  const denies = DENYING.has(question.kind) || (question.kind === "cell" && question.holds === false);
  return denies === isDenied;
}

/** They say themselves what is supposed, or tell whatever is so. */
const EITHER_WAY: ReadonlySet<Question["kind"]> = new Set(["why", "suppose", "nobody", "help", "unclear"]);
const DENYING: ReadonlySet<Question["kind"]> = new Set(["lacks", "without", "excluded"]);

type Scene = ReadSentence & { readonly me: string | undefined };
type Reader = (scene: Scene) => Question | undefined;

const has = (shape: string, words: RegExp): boolean => words.test(shape);

/** The first player named, me for "I" and "my", or the envelope. */
function ownerIn({ shape, players, me }: Scene): string | undefined {
  if (players[0] !== undefined) return players[0];
  if (has(shape, /\bE\b|\bin on the (crime|murder)\b/)) return ENVELOPE;
  return has(shape, /\b(do i|have i|i (have|hold|own|got|do|had)|am i|my|mine)\b/) ? me : undefined;
}

const NOT =
  /\b(pass(es|ed|ing)?|not|no|none|nobody|nothing|neither|nor|never|cannot|without|lack(s|ed|ing)?|miss(es|ing)?|except|impossible|unlikely|ruled out|excluded?|eliminated|fail(s|ed)?|[a-z]+n't|(can|do|does|did|is|has|was|have|wo)nt)\b/;
/** Denies nothing: "or not", "isn't it?" at the end, and what is still to be found out. */
const NO_DENIAL =
  /\bor not\b|\b[a-z]+n't (it|he|she|they|we|i|you)$|\b(don't|do not) (we|i|you) (yet )?know\b|\bi (don't|do not) know\b|\bnot sure\b|\bno idea\b|\bnot (yet )?(been )?(ruled out|excluded|eliminated|settled|proved|certain|known)\b/g;

const isDenied = (shape: string): boolean => has(shape.replace(NO_DENIAL, " "), NOT);

const help: Reader = ({ shape }) =>
  has(shape, /^(help|what can (i|you)|how does this work|what (do|should) i type)/) ? { kind: "help" } : undefined;

const suppose: Reader = (scene) => {
  const { shape, cards } = scene;
  const isSupposed =
    /\b(what if|suppos(e|ing)|assum(e|ing)|imagine|what (happens|would happen|follows|changes) if|say that|and if)\b|^if\b/;
  if (!has(shape, isSupposed) || cards.length === 0) return undefined;
  if (has(shape, /\b(nobody|no one|none|no player)\b/)) return { kind: "nobody", cards };
  const owner = ownerIn(scene);
  return owner === undefined ? undefined : { kind: "suppose", owner, cards, holds: !isDenied(shape) };
};

const why: Reader = (scene) => {
  const [card] = scene.cards;
  const isWhy =
    /\b(why|how come|how (do|did|can) (you|we|i) (know|tell)|how is .* (known|certain|proved)|prove|proof|explain|reason)\b/;
  if (card === undefined || !has(scene.shape, isWhy)) return undefined;
  const owner = ownerIn(scene);
  return { kind: "why", card, ...(owner !== undefined && { owner }) };
};

const show: Reader = ({ shape, cards, players }) => {
  if (!has(shape, /\b(should|shall|do|would|must|can|to|best|better)\b.*\bshow\b/)) return undefined;
  if (has(shape, /\bdid\b|\bhas\b|\bhave i\b/)) return undefined;
  return { kind: "show", cards, ...(players[0] !== undefined && { asker: players[0] }) };
};

const shown: Reader = ({ shape, cards, players, me }) => {
  if (!has(shape, /\b(show|shown|showed|seen|saw|reveal(ed)?)\b/) || has(shape, /\bhand\b/)) return undefined;
  const [card] = cards;
  const about = card === undefined ? {} : { card };
  const isMine =
    /\b(i|we) (show|shown|showed|have shown)\b|(have|did) i (show|shown)|my cards|of mine|seen from me|i've shown/;
  if (has(shape, isMine))
    return { kind: "shown", ...about, ...(me && { by: me }), ...(players[0] && { to: players[0] }) };
  return { kind: "shown", ...about, ...(players[0] !== undefined && { by: players[0] }) };
};

const bluff: Reader = ({ shape, players }) =>
  has(shape, /\b(bluff\w*|own cards?|trick\w*|lying|habits?|tell on)\b/)
    ? { kind: "bluff", ...(players[0] !== undefined && { player: players[0] }) }
    : undefined;

const asked: Reader = ({ shape, cards, players }) => {
  const isPast =
    /\b(did|has|have|had)\b.*\b(ask|asked|asking|suggest|suggested|guess|guessed)\b|\bwho (asked|suggested)\b|\b(last|previous) (suggestion|question|guess)\b|\bP (asked|suggested)\b|\bwas asked\b/;
  if (!has(shape, isPast)) return undefined;
  return {
    kind: "asked",
    ...(players[0] !== undefined && { player: players[0] }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

const accuse: Reader = ({ shape }) =>
  has(
    shape,
    /\b(accus\w*|win now|my (chances|odds)|chances? of winning|can i win|ready to (win|solve)|(should|can|could) i (solve|end|finish)|go for it)\b/,
  )
    ? { kind: "accuse" }
    : undefined;

const knows: Reader = ({ shape, players }) => {
  const [player] = players;
  if (
    player === undefined ||
    !has(
      shape,
      /\b(what|how much|which|does|could|might|may|can)\b.*\bP\b.*\b(know|knows|known|worked out|figured out|deduced)\b/,
    )
  )
    return undefined;
  return { kind: "knows", player };
};

const close: Reader = ({ shape, players }) => {
  const isClose =
    /\b(close|closest|threat\w*|danger\w*|ahead|winning|nearest|win first|likely to win|about to win|leading|worr(y|ied)|who will win|fear|solve it first)\b/;
  if (!has(shape, isClose)) return undefined;
  return { kind: "close", ...(players[0] !== undefined && { player: players[0] }) };
};

/** The three cards of a suggestion, if one of each kind is named. */
function tripleIn({ cards, kindOf }: Scene): [string, string, string] | undefined {
  const of = (kind: CardKind) => cards.filter((card) => kindOf.get(card) === kind);
  const [[suspect, ...a], [weapon, ...b], [room, ...c]] = [of("suspect"), of("weapon"), of("room")];
  if (suspect === undefined || weapon === undefined || room === undefined || a.length + b.length + c.length > 0)
    return undefined;
  return [suspect, weapon, room];
}

/** "It was Green with the Rope in the Hall": is it? */
const theory: Reader = (scene) => {
  const triple = tripleIn(scene);
  return triple && has(scene.shape, /\b(it was|it is|it's|think|bet|was it)\b/)
    ? { kind: "cells", owner: ENVELOPE, cards: triple }
    : undefined;
};

const score: Reader = (scene) => {
  const triple = tripleIn(scene);
  const isAsked =
    /\b(how good|good|what about|worth|should i (ask|suggest)|ask(ing)?|suggest(ing)?|question|rate|score|how would|try|useful|learn)\b/;
  return triple && has(scene.shape, isAsked) ? { kind: "score", cards: triple } : undefined;
};

const askedIf: Reader = (scene) => (has(scene.shape, /\bif i (ask|suggest|named?)\b/) ? score(scene) : undefined);

const ask: Reader = ({ shape, cards, kindOf }) => {
  const isAsk =
    /\b(ask|suggest\w*|question|guess|advice|advise|recommend\w*|my (move|turn)|next move|do (next|now)|what (now|next)|best move|strategy|plan)\b/;
  if (!has(shape, isAsk) || has(shape, /\bE\b/)) return undefined;
  const room = cards.find((card) => kindOf.get(card) === "room");
  return { kind: "ask", ...(room !== undefined && { room }) };
};

const KIND_WORDS: readonly (readonly [CardKind, RegExp])[] = [
  [
    "suspect",
    /\b(suspects?|murderer|killer|culprit|guilty|who (did|dunn?)\s?it|whodunn?it|who is it|killed|person|people|character)\b/,
  ],
  ["weapon", /\b(weapons?|murder weapon|with what|how was it done|what was used)\b/],
  ["room", /\b(rooms?|place|scene of the crime|crime scene|where (did|was) (it|the murder))\b/],
];

const OPEN =
  /\b((im)?possible|candidates?|remaining|still (open|left)|ruled out|excluded|eliminated|options|left to find out|(don't|do not) (we|i|you) (yet )?know|not (yet )?(settled|proved|certain|known))\b/;

const candidates: Reader = ({ shape, cards, players }) => {
  const of = KIND_WORDS.find(([, words]) => has(shape, words))?.[0];
  if (cards.length > 0 || players.length > 0 || has(shape, /\bhow many (deals|combinations|ways)\b/)) return undefined;
  const denied = isDenied(shape);
  if (of === undefined && !has(shape, OPEN) && !(denied && has(shape, /\bE\b/))) return undefined;
  return { kind: denied ? "excluded" : "candidates", ...(of !== undefined && { of }) };
};

const aboutCard: Reader = (scene) => {
  const { shape, cards, players } = scene;
  const [card] = cards;
  if (card === undefined) return undefined;
  const denied = isDenied(shape);
  if (denied && cards.length === 1 && players.length === 0 && has(shape, /\b(who|which players?|where|whose)\b/))
    return { kind: "lacks", card };
  const owner = ownerIn(scene);
  const isOpen = has(shape, /\b(who|where|whose|anyone|anybody|everyone|which player)\b/) || players.length > 1;
  if (owner === undefined || (isOpen && !has(shape, /\bwhere\b.*\bE\b/))) return { kind: "owner", card };
  if (cards.length > 1) return { kind: "cells", owner, cards };
  return { kind: "cell", owner, card, ...(denied && { holds: false as const }) };
};

const hand: Reader = ({ shape, players, me }) => {
  const player = players[0] ?? (has(shape, /\b(my|i)\b/) ? me : undefined);
  const isHand =
    /^player P$|\b(have|has|had|hold|holds|hand|cards?|about|got|own|owns|holding|lack(s|ing)?|without|miss(es|ing)?)\b/;
  if (player === undefined || !has(shape, isHand)) return undefined;
  return { kind: isDenied(shape) ? "without" : "hand", player };
};

const envelopeAsked: Reader = ({ shape }) =>
  has(shape, /\bE\b|\b(answer|most (likely|probable)|likeliest|probable|who dunn?it|murder|the crime|case)\b/)
    ? { kind: "envelope" }
    : undefined;

const deals: Reader = ({ shape }) =>
  has(shape, /\bhow many\b|\b(deals|worlds|possibilities|combinations)\b/) ? { kind: "deals" } : undefined;

const insights: Reader = ({ shape }) =>
  has(
    shape,
    /\b(insights?|summary|summar\w*|know|knows|learn(ed|t)?|happening|happened|status|news?|overview|certain|sure|facts?|deduced|recap|notes|stand|catch me up|going on|interesting)\b/,
  )
    ? { kind: "insights" }
    : undefined;

/** Tried in this order; the first that understands the sentence wins. */
const READERS: readonly Reader[] = [
  help,
  askedIf,
  suppose,
  why,
  bluff,
  asked,
  show,
  shown,
  accuse,
  knows,
  close,
  theory,
  score,
  ask,
  candidates,
  aboutCard,
  hand,
  deals,
  envelopeAsked,
  insights,
];
