// Reads typed questions. Names of cards and players are found first (`names.ts`); the shape that is left tells the kind.

import type { CardKind } from "../table/deck.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { plainEnglish } from "./english-casual.ts";
import { isQuestionWord, usesAllWords } from "./english-lexicon.ts";
import { LIST_READERS } from "./english-list-questions.ts";
import { LOG_READERS } from "./english-log-questions.ts";
import { type EnglishReader, type EnglishSentence, matchesShape, ownerNamed } from "./english-sentence.ts";
import { TABLE_READERS } from "./english-table-questions.ts";
import { readSentence } from "./names.ts";
import { isOfPasses, keepsNegation, namesAll, type Question, type QuestionReading } from "./question.ts";
import { spelled } from "./spelling.ts";

export function readQuestion(text: string, setup: Setup): QuestionReading {
  const read = readSentence(spelled(plainEnglish(text), setup, isQuestionWord), setup);
  const { cards, players, shape } = read;
  if (read.unclear !== undefined)
    return { question: { kind: "unclear", name: read.unclear }, isSure: true, cards, players };
  const scene = { ...read, me: setup.me, everybody: setup.players };
  const question = READERS.map((reader) => reader(scene)).find((found) => found !== undefined);
  const isSure =
    question !== undefined &&
    keepsNegation(question, isDenied(isOfPasses(question) ? shape.replace(PASSES, " ") : shape)) &&
    namesAll(question, [...cards, ...players]) &&
    usesAllWords(question.kind, shape.replace(NO_DENIAL, " ").replace(new RegExp(NOT, "g"), " "));
  return { question, isSure, cards, players };
}

/** What was asked, or undefined when it cannot be made out. */
export function parseQuestion(text: string, setup: Setup): Question | undefined {
  const { question, isSure } = readQuestion(text, setup);
  return isSure ? question : undefined;
}

const NOT =
  /\b(pass(es|ed|ing)?|not|no|none|nobody|nothing|neither|nor|never|cannot|without|lack(s|ed|ing)?|miss(es|ing)?|except|impossible|unlikely|ruled out|(cross(ed)?|strike) off|rule out|excluded?|eliminated|fail(s|ed)?|[a-z]+n't|(can|do|does|did|is|has|was|have|wo)nt)\b/;
/** Denies nothing: "or not", "isn't it?" at the end, and what is still to be found out. */
const NO_DENIAL =
  /\bor (not|what)\b|(?<=\b(have|has|got|holds?|so|um|uh|just|is) )like\b|\bdid i miss( anything| something)?\b|\bi missed\b|(?<!turn )\b[a-z]+n't (it|he|she|they|we|i|you)$|\b(don't|do not) (we|i|you) (yet )?know\b|\bi (don't|do not) know\b|\bnot sure\b|\bmissing (for|from|in|to)\b|\bno longer\b|\b(i wasn't|i was not) (paying|listening|looking|there|here)\b|\bno idea\b|\bnot (yet )?(been )?(ruled out|excluded|eliminated|settled|proved|certain|known)\b/g;

/** To pass denies nothing where it is asked who passed. */
const PASSES = /\bpass(es|ed|ing)?\b|\bcould(n't| not) show\b/g;

const isDenied = (shape: string): boolean => matchesShape(shape.replace(NO_DENIAL, " "), NOT);

const help: EnglishReader = ({ shape }) =>
  matchesShape(
    shape,
    /^(help(?! me (pick|choose|find|decide))|what can (i|you)|how does this work|what (do|should) i type)/,
  )
    ? { kind: "help" }
    : undefined;

const suppose: EnglishReader = (scene) => {
  const { shape, cards } = scene;
  const isSupposed =
    /\b(what if|suppos(e|ing)|assum(e|ing)|imagine|what (happens|would happen|follows|changes|does it mean|would it mean|would (that|it) change) if|and if)\b|^if\b|^(ok |so |let's |lets )*say (that )?(it|the|P|C|i)\b|\bif\b.*\b(what|who|would|does that|then)\b/;
  if (
    !matchesShape(shape, isSupposed) ||
    cards.length === 0 ||
    matchesShape(shape, /\bi (show|showed|reveal)\b|\bC\b.*\bis it\b/)
  )
    return undefined;
  if (matchesShape(shape, /\b(nobody|no one|none|no player)\b/)) return { kind: "nobody", cards };
  const owner = ownerNamed(scene);
  return owner === undefined ? undefined : { kind: "suppose", owner, cards, holds: !isDenied(shape) };
};

/** Entries that name a card, and prove nothing. */
const NAMING =
  /\b(which|what) (entry|entries|turns?|rounds?|suggestions?)\b.*\b(mentions?|mentioned|includes?|contains?|names?|named|ask(ed|s)? (for|about)|with)\b/;

const why: EnglishReader = (scene) => {
  const [card] = scene.cards;
  const isWhy =
    /\b(why|how come|how (do|did|can) (you|we|i) (know|tell)|how is .* (known|certain|proved)|how (are|can) (you|we) (be )?(so )?(sure|certain)|because of what|based on what|on what (grounds|basis)|(which|what) (entry|entries)|(which|what) (turn|turns|suggestion|round)\b.*\b(proved?|proves|showed|settled|told|gave|ruled|made)|when (did|was|were|do)\b.*\b(stop|become|became|learn|ruled|excluded|eliminated|crossed|find out|figure|proved?|settled?|certain|sure|known|know)|what makes (you|us)|what tells (you|us)|where does it say|walk me through|evidence|grounds|justify|convince me|speaks? (for|against)|prove|proof|explain|reason)\b/;
  if (card === undefined || !matchesShape(scene.shape, isWhy) || matchesShape(scene.shape, NAMING)) return undefined;
  const owner = ownerNamed(scene);
  return { kind: "why", card, ...(owner !== undefined && { owner }) };
};

const show: EnglishReader = ({ shape, cards, players }) => {
  if (!matchesShape(shape, /\b(should|shall|do|would|must|can|to|best|better|safest|safe)\b.*\b(show|reveal)\b/))
    return undefined;
  if (matchesShape(shape, /\bdid\b|\bhas\b|\bhave i\b/)) return undefined;
  return { kind: "show", cards, ...(players[0] !== undefined && { asker: players[0] }) };
};

const shown: EnglishReader = ({ shape, cards, players, me }) => {
  if (
    !matchesShape(shape, /\b(told|tell P|given|give P|show|shown|showed|shows|seen|saw|see|reveal(ed)?)\b/) ||
    matchesShape(shape, /\bhand\b/)
  )
    return undefined;
  const [card, more] = cards;
  if (more !== undefined) return undefined;
  const about = card === undefined ? {} : { card };
  const last = matchesShape(shape, /\b(last|latest|most recent(ly)?)\b/) ? { last: true as const } : {};
  const [first, second] = players;
  const mine = me === undefined ? {} : { by: me };
  const isMine =
    /\b(i|we) (show|shown|showed|have shown|ever show|ever showed)\b|\b(have|did) i (ever |already )?(show|shown)|my (cards?|C)|of mine|seen from me|i've shown/;
  if (
    players.length === 1 &&
    cards.length === 0 &&
    matchesShape(
      shape,
      /\bi( have|'ve)? (told|given away to|revealed to|leaked to|given)( to)? P\b|\bhave i (told|given) P\b|\bdid i (tell|give) P\b/,
    )
  )
    return { kind: "shown", ...mine, ...(first && { to: first }) };
  if (matchesShape(shape, isMine)) return { kind: "shown", ...about, ...mine, ...(first && { to: first }) };
  if (
    matchesShape(shape, /\bP\b.*\b(see|seen|saw)\b/) ||
    matchesShape(shape, /^(did )?(who|anyone|anybody|someone).*\b(to )?P\b/)
  )
    return { kind: "shown", ...about, ...(first && { to: first }), ...last };
  if (
    matchesShape(shape, /\b(shown|revealed|showed) to P\b|\bP (been|was|got) shown\b|\bwas P shown\b/) &&
    second === undefined
  )
    return { kind: "shown", ...about, ...(first && { to: first }) };
  const isToMe =
    matchesShape(
      shape,
      /\bi (been|was|got|get|have been) shown\b|\bi (saw|seen|have seen|'ve seen)\b|\bhave i (seen|been shown)\b|\b(show(s|n|ed)?|revealed)\b( to)? (me|us)\b/,
    ) && me !== undefined;
  const to = isToMe ? { to: me } : second !== undefined && matchesShape(shape, /\bP\b.*\bP\b/) ? { to: second } : {};
  return { kind: "shown", ...about, ...(first !== undefined && { by: first }), ...to, ...last };
};

const bluff: EnglishReader = ({ shape, players }) =>
  matchesShape(shape, /\b(bluff\w*|own cards?|trick\w*|lying|tell on)\b/) && !matchesShape(shape, /\b(lying|lie) to\b/)
    ? { kind: "bluff", ...(players[0] !== undefined && { player: players[0] }) }
    : undefined;

const HABITS =
  /\b(usually|typically|normally) (do|play|act)|\b(patterns?|habits?|tendenc(y|ies)|randomly|at random|tends? to|play(ing)? styles?|style|behavio(u)?r|predictable)\b|\bhow (does|do|is|are|did|has|have|i|P|everyone|everybody|the others)\b.*\b(play|plays|playing|played)\b/;
/** Somebody else's, not the one I look for. */
const STRATEGY = /\bP 's (\w+ )?(strateg(y|ies)|plan|tactics?|game)\b|\b(strateg(y|ies)|tactics?) (of|does|is) P\b/;

const habits: EnglishReader = ({ shape, cards, players, me }) => {
  if (players.length === 0 && matchesShape(shape, /\byou\b/)) return undefined;
  if (cards.length > 0 || (!matchesShape(shape, HABITS) && !matchesShape(shape, STRATEGY))) return undefined;
  const player = players[0] ?? (matchesShape(shape, /\b(i|my)\b/) ? me : undefined);
  return { kind: "habits", ...(player !== undefined && { player }) };
};

const asked: EnglishReader = ({ shape, cards, players, me }) => {
  const isPast =
    /\b(did|has|have|had)\b.*\b(ask|asked|asking|suggest|suggested|guess|guessed)\b|\bwho (asked|suggested)\b|\b(last|previous) (suggestion|question|guess)\b|\b(P|someone|anyone|somebody|anybody|people|everyone) (ever |last )?(asked|suggested|named)\b|\b(was|were|been)( \w+)? (asked|suggested|named|mentioned)\b|\b(last|when|who)\b.*\b(asked|suggested|named) (for|about)\b|\blast (asked|suggested|named|mentioned)\b|\bcome up\b|\bcame up\b|\bi asked\b|\b(all|list)( of)? P 's (suggestions|questions|guesses)\b/;
  if (
    !(matchesShape(shape, isPast) || matchesShape(shape, NAMING)) ||
    (matchesShape(shape, /\bwho (asked|suggested)\b/) && players.length > 0) ||
    (cards.length === 0 && matchesShape(shape, /\bfirst\b/))
  )
    return undefined;
  const player = players[0] ?? (matchesShape(shape, /\bmy (last|previous|latest|first)\b|\bi\b/) ? me : undefined);
  return {
    kind: "asked",
    ...(player !== undefined && { player }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

/** Somebody else is about to do it. */
const THEIR_WIN =
  /\b(anyone|anybody|someone|somebody|P)( is| be| are)?( about| going| ready| close| near)( to)? (accus(e|ing)|win(ning)?|solv(e|ing))\b|\b(will|would|could|can|might) (P|anyone|someone|anybody|somebody) (else )?(win|accuse|solve it) (next|soon|this|on|in|before)\b/;

const accuse: EnglishReader = (scene) => {
  const isAccusing =
    /\b(accus\w*|win (now|this turn|right away)|way to win|my (chances|odds)|chances? of winning|can i win|ready to (win|solve)|(should|can|could) i (solve|end|finish)|go for it)\b/;
  if (!matchesShape(scene.shape, isAccusing) || matchesShape(scene.shape, THEIR_WIN)) return undefined;
  const cards = tripleIn(scene);
  return { kind: "accuse", ...(cards && { cards }) };
};

const knows: EnglishReader = ({ shape, players }) => {
  const [player] = players;
  if (
    player === undefined ||
    !matchesShape(
      shape,
      /\b(what|how much|which|does|could|might|may|can)\b.*\bP\b.*\b(know|knows|known|worked out|figured out|deduced)\b/,
    )
  )
    return undefined;
  return { kind: "knows", player };
};

const close: EnglishReader = ({ shape, players, me }) => {
  const isClose =
    /\b(close|closest|threat\w*|danger\w*|ahead|winning|nearest|win first|likely to win|about to win|leading|worr(y|ied)|who will win|fear|solve it first|losing|behind|closer|further|farther|furthest|farthest|knows? (the )?(more|most)|far (is|are|from))\b/;
  if (!matchesShape(shape, isClose) && !matchesShape(shape, THEIR_WIN)) return undefined;
  if (players.length > 1) return { kind: "close", among: players };
  const player = players[0] ?? (matchesShape(shape, /\bam i\b/) ? me : undefined);
  return { kind: "close", ...(player !== undefined && { player }) };
};

/** The three cards of a suggestion, if one of each kind is named. */
function tripleIn({ cards, kindOf }: EnglishSentence): [string, string, string] | undefined {
  const of = (kind: CardKind) => cards.filter((card) => kindOf.get(card) === kind);
  const [[suspect, ...a], [weapon, ...b], [room, ...c]] = [of("suspect"), of("weapon"), of("room")];
  if (suspect === undefined || weapon === undefined || room === undefined || a.length + b.length + c.length > 0)
    return undefined;
  return [suspect, weapon, room];
}

/** "It was Green with the Rope in the Hall": is it? */
const theory: EnglishReader = (scene) => {
  const triple = tripleIn(scene);
  const isAlone = scene.shape.replace(/\b(C|the|in|with|and|a|of|P 's)\b/g, "").trim() === "";
  return triple && (isAlone || matchesShape(scene.shape, /\b(it was|it is|it's|think|bet|was it)\b/))
    ? { kind: "cells", owner: ENVELOPE, cards: triple }
    : undefined;
};

const score: EnglishReader = (scene) => {
  const triple = tripleIn(scene);
  const isAsked =
    /\b(how good|good|what about|worth|should i (ask|suggest)|ask(ing)?|suggest(ing)?|question|rate|score|how would|try|useful|learn)\b/;
  return triple && matchesShape(scene.shape, isAsked) ? { kind: "score", cards: triple } : undefined;
};

const askedIf: EnglishReader = (scene) =>
  matchesShape(scene.shape, /\bif i (ask|suggest|named?)\b/) ? score(scene) : undefined;

const ask: EnglishReader = ({ shape, cards, kindOf }) => {
  const isAsk =
    /\b(ask|suggest\w*|question|guess|advice|advise|recommend\w*|my (move|turn)|next move|do (next|now)|what (now|next)|best move|strategy|plan)\b/;
  if (!matchesShape(shape, isAsk) || matchesShape(shape, /\bE\b/)) return undefined;
  const room = cards.find((card) => kindOf.get(card) === "room");
  return { kind: "ask", ...(room !== undefined && { room }) };
};

const NOT_DEALS = /\b(players|people|of us|turns|squares)\b/;

const KIND_WORDS: readonly (readonly [CardKind, RegExp])[] = [
  [
    "suspect",
    /\b(suspects?|murderer|killer|culprit|guilty|who (did|dunn?)\s?it|whodunn?it|who is it|killed|person|people|character)\b/,
  ],
  ["weapon", /\b(weapons?|murder weapon|with what|how was it done|what was used)\b/],
  ["room", /\b(rooms?|place|scene of the crime|crime scene|where (did|was) (it|the murder))\b/],
];

const OPEN =
  /\b((im)?possible|candidates?|remaining|still (open|left)|ruled out|crossed off|excluded|eliminated|options|left to find out|(don't|do not) (we|i|you) (yet )?know|not (yet )?(settled|proved|certain|known))\b/;

const candidates: EnglishReader = ({ shape, cards, players }) => {
  const of = KIND_WORDS.find(([, words]) => matchesShape(shape, words))?.[0];
  if (cards.length > 0 || players.length > 0 || matchesShape(shape, /\bhow many (deals|combinations|ways)\b/))
    return undefined;
  if (matchesShape(shape, /\bwho\b.*\b(with what|what|which weapon)\b.*\bwhere\b|\bwho\b.*\bwhere\b.*\bwhat\b/))
    return { kind: "envelope" };
  const denied = isDenied(shape);
  if (of === undefined && !matchesShape(shape, OPEN) && !(denied && matchesShape(shape, /\bE\b/))) return undefined;
  return { kind: denied ? "excluded" : "candidates", ...(of !== undefined && { of }) };
};

const aboutCard: EnglishReader = (scene) => {
  const { shape, cards, players } = scene;
  const [card] = cards;
  if (card === undefined || matchesShape(shape, /\b(should|shall) (i|we)\b/)) return undefined;
  const [player, another] = players;
  if (player !== undefined && another === undefined && matchesShape(shape, /\bP or\b.*\bE\b|\bE or\b.*\bP\b/))
    return { kind: "owner", card, among: [player, ENVELOPE] };
  // "Not Anna, not Carol, so Ben has it?"
  if (players.length > 1 && matchesShape(shape, /\b(not|isn't|doesn't|hasn't) P\b.*\b(so|then|must)\b.*\bP\b/))
    return undefined;
  const denied = isDenied(shape);
  const among = players.length > 1 ? { among: players } : {};
  const isOpen =
    matchesShape(shape, /\b(who|where|whose|anyone|anybody|everyone|everybody|someone|which players?)\b/) ||
    players.length > 1;
  if (denied && cards.length === 1 && (isOpen || players.length > 1)) return { kind: "lacks", card, ...among };
  // "Is it the Rope or the Wrench?"
  if (
    cards.length > 1 &&
    players.length === 0 &&
    !isOpen &&
    matchesShape(
      shape,
      /\b(is|was|could|might|can) (it|both|the|C|either)\b|^are (both )?|\b(more|most|less|least) (likely|probable|suspicious)\b|\blikelier\b/,
    )
  )
    return { kind: "cells", owner: ENVELOPE, cards };
  const owner = ownerNamed(scene);
  if (owner === undefined || (isOpen && !matchesShape(shape, /\bwhere\b.*\bE\b/)))
    return { kind: "owner", card, ...among };
  if (cards.length > 1) return { kind: "cells", owner, cards };
  return { kind: "cell", owner, card, ...(denied && { holds: false as const }) };
};

const hand: EnglishReader = ({ shape, players, me }) => {
  const player = players[0] ?? (matchesShape(shape, /\b(my|i)\b/) ? me : undefined);
  const isHand =
    /^player P$|\b(hiding|hide|have|has|had|hold|holds|hand|cards?|about|got|own|owns|holding|lack(s|ing)?|without|miss(es|ing)?)\b/;
  if (player === undefined || !matchesShape(shape, isHand)) return undefined;
  if (matchesShape(shape, /\b(thinks?|believes?) (that )?(i|we)\b|\bi (still )?miss(ing)?\b|\bshould i\b/))
    return undefined;
  return { kind: isDenied(shape) ? "without" : "hand", player };
};

const envelopeAsked: EnglishReader = ({ shape }) =>
  matchesShape(
    shape,
    /\b(solutions|combinations|we solved|it solved)\b|\bE\b|\b(answer|most (likely|probable)|likeliest|probable|who dunn?it|murder|the crime|case)\b/,
  )
    ? { kind: "envelope" }
    : undefined;

const deals: EnglishReader = ({ shape }) =>
  matchesShape(shape, /\bhow many\b|\b(deals|worlds|possibilities|combinations)\b/) && !matchesShape(shape, NOT_DEALS)
    ? { kind: "deals" }
    : undefined;

const insights: EnglishReader = ({ shape }) =>
  !matchesShape(shape, /\bare you\b/) &&
  matchesShape(
    shape,
    /\b(insights?|sum (it |this |things )?up|summary|summar\w*|know|knows|learn(ed|t)?|far along|happening|happened|status|news?|overview|certain|sure|facts?|deduced|recap|notes|stand|catch me up|going on|interesting)\b/,
  )
    ? { kind: "insights" }
    : undefined;

/** Tried in this order; the first that understands the sentence wins. */
const READERS: readonly EnglishReader[] = [
  help,
  ...LIST_READERS,
  ...TABLE_READERS,
  ...LOG_READERS,
  askedIf,
  suppose,
  why,
  habits,
  bluff,
  show,
  asked,
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
