// Reads questions that compare players, that ask what somebody is after, what others know of me, and for one entry among others.

import type { CardKind } from "../table/deck.ts";
import { type EnglishReader, type EnglishSentence, matchesShape } from "./english-sentence.ts";
import type { QuestionOf } from "./question.ts";

const KIND_WORDS: readonly (readonly [CardKind, RegExp])[] = [
  ["suspect", /\b(suspects?|characters?|people|persons?)\b/],
  ["weapon", /\bweapons?\b/],
  ["room", /\brooms?\b/],
];

export const kindIn = (shape: string): CardKind | undefined =>
  KIND_WORDS.find(([, words]) => matchesShape(shape, words))?.[0];

/** The players named, and me where "I" or "me" is. */
function withMe({ players, shape, me }: EnglishSentence): readonly string[] {
  return me !== undefined && matchesShape(shape, /\b(i|me|my|mine)\b/) ? [...players, me] : players;
}

const RANKED: readonly (readonly [QuestionOf<"rank">["what"], RegExp])[] = [
  ["known", /\b(we|i|you) know\b|\b(known|information)\b/],
  ["passed", /\bpass(es|ed|ing)?\b/],
  ["shown", /\b(show|shows|showed|shown|reveal(s|ed)?)\b/],
  ["asked", /\b(ask|asks|asked|suggest|suggests|suggested|suggestions|questions|guess(es|ed)?)\b/],
  ["cards", /\b(cards|hand|hands)\b/],
];

const rank: EnglishReader = (scene) => {
  const { shape, cards } = scene;
  if (cards.length > 0 || kindIn(shape) !== undefined || matchesShape(shape, /\bE\b|\bif\b|\bshould\b/))
    return undefined;
  const named = withMe(scene);
  const isCompared =
    named.length > 1
      ? matchesShape(
          shape,
          /\b(more|fewer|less|most|least|fewest|same (number|amount)|as (many|often|much)|equally|bigger|larger|smaller)\b/,
        )
      : scene.players.length === 0 &&
        (matchesShape(shape, /\bhow many cards\b.*\b(each|everyone|everybody|all of us|the others)\b/) ||
          matchesShape(shape, /\b(who|whose|which player)\b/)) &&
        matchesShape(
          shape,
          /\b(each|everyone|everybody|all of us|the others|most|least|fewest|more|often|biggest|largest|smallest|longest|know best|best known)\b/,
        );
  const what = RANKED.find(([, words]) => matchesShape(shape, words))?.[0];
  if (!isCompared || what === undefined) return undefined;
  return { kind: "rank", what, ...(named.length > 1 && { among: named }) };
};

const favorites: EnglishReader = (scene) => {
  const { shape, cards, players } = scene;
  const isMost =
    /\b(ask|asks|asked|asking|suggest|suggests|suggested|guess(es|ed)?|named|mentioned)\b.*\b(most|often|repeatedly|frequently)\b|\bmost (often )?(asked|suggested|named|mentioned|popular|frequently|common)\b|\bmost (asked|suggested)\b/;
  const isAfter =
    /\b(keeps?|kept|always) (on )?(asking|suggesting|naming|repeating)\b|\b(always|often) (asks?|suggests?)\b|\brepeat(s|ed|ing)?\b|\b(looking|searching|hunting|fishing|going) (for|after)\b|\b(is|'s|are|be) P after\b|\bP (is |be )?after\b|\b(trying|wants?) to (find|know|figure|work|learn)\b|\binterested in\b|\bfavou?rite\b|\bobsessed\b|\b(seek|seeks|seeking)\b|\bwhy (is|does|did|would|has|was)\b.*\b(ask|asks|asked|asking|suggest|suggested|guess|name) (for |about )?(the )?C\b/;
  if (cards.length > 1 || players.length > 1 || matchesShape(shape, /\bwho\b|\bE\b|\bhow (often|many)\b/))
    return undefined;
  const isSuspecting =
    cards.length === 1 && matchesShape(shape, /\bP( really| still)? (suspects?|suspected|suspecting)\b/);
  if (!isSuspecting && !matchesShape(shape, isMost) && (players.length === 0 || !matchesShape(shape, isAfter)))
    return undefined;
  const of = kindIn(shape);
  return {
    kind: "favorites",
    ...(players[0] !== undefined && { player: players[0] }),
    ...(of !== undefined && { of }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

const exposed: EnglishReader = ({ shape, cards, players, me }) => {
  const isKnowing =
    /\b(P|others?|opponents?|they|everyone|everybody|anyone|anybody|somebody|someone|people|who|rest)\b.*\b(know|knows|knew|aware|figured|worked|deduced|sure|guessed|suspects?|thinks?|believes?|work out|figure out|deduce|tell that)\b.*\b(i|my|me|mine|i'm|i've)\b|\b(which|what|how many) of my (cards|hand)\b.*\b(P|others?|they|everyone|anyone|anybody|somebody|someone)\b.*\b(know|knows|known|aware)\b/;
  if (me === undefined || cards.length > 1 || players.length > 1 || !matchesShape(shape, isKnowing)) return undefined;
  if (
    matchesShape(
      shape,
      /\b(show|shown|showed|ask|asked|turn|tell)\b|\b(do|can|should|did|could) i\b|\b(do|did|would) you\b/,
    )
  )
    return undefined;
  return {
    kind: "exposed",
    ...(players[0] !== undefined && { player: players[0] }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

const unplaced: EnglishReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  kindIn(shape) === undefined &&
  matchesShape(
    shape,
    /\bcards?\b.*\b(unaccounted|unplaced|unlocated|(not|nobody|no one) (been )?(located|placed|found)|unknown|missing|nowhere|no idea where)\b|\b(unknown|missing|unaccounted|unlocated) (for )?cards\b|\bcards\b.*\b(don't|do not) know where\b/,
  )
    ? { kind: "unplaced" }
    : undefined;

const turnAfter: EnglishReader = ({ shape, cards, players, me }) => {
  if (
    me !== undefined &&
    players.length + cards.length === 0 &&
    matchesShape(shape, /\b(after|behind|follows|left of|next to) (me|mine|my turn)\b/)
  )
    return { kind: "turn", after: me };
  const [player, more] = players;
  if (player === undefined || more !== undefined || cards.length > 0) return undefined;
  const isAfter =
    /\bwhose turn\b.*\bafter P\b|\bwho('s| 's)?\b.*\b(after|behind|follows|left of|next to) P\b|\bafter P\b.*\bwho\b|\bwho follows P\b/;
  return matchesShape(shape, isAfter) && !matchesShape(shape, /\b(ask(ed)?|show(ed)?) (for|about)\b/)
    ? { kind: "turn", after: player }
    : undefined;
};

const roomOf: EnglishReader = ({ shape, cards, players, kindOf }) => {
  const isRooms = cards.length > 1 && cards.every((card) => kindOf.get(card) === "room");
  if (!isRooms || players.length > 0) return undefined;
  const isGoing =
    /\b(better|best|good|worth)\b.*\b(for me|room|to (go|be|ask|visit))\b|\b(should|shall|do|would|must|can) i (go|walk|move|head|enter|visit|run)\b|\bwhere (to|should)\b|\b(go|walk|move|head) to\b/;
  return matchesShape(shape, isGoing) && !matchesShape(shape, /\b(it|likely|E)\b/)
    ? { kind: "room", among: cards }
    : undefined;
};

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const WHICH = "(?:entry|turn|round|suggestion|question|guess|line)";

/** The number said, as "entry 5", "number nine", "the third suggestion" or "the 5th entry". */
export function numberIn(shape: string): number | undefined {
  const said = new RegExp(`\\b(?:${WHICH}|number|no)(?: number| no)? (\\d+|${NUMBERS.join("|")})\\b`).exec(shape)?.[1];
  if (said !== undefined) return Number(said) || NUMBERS.indexOf(said) + 1;
  const [, ordinal] =
    new RegExp(`\\b(${ORDINALS.join("|")}|\\d+(?:st|nd|rd|th)) ${WHICH}\\b(?! (?:to|before|but))`).exec(shape) ?? [];
  if (ordinal === undefined) return undefined;
  return Number.parseInt(ordinal, 10) || ORDINALS.indexOf(ordinal) + 1;
}

const LAST = new RegExp(`\\b(?:last|latest|previous|most recent|newest) (?:one|${WHICH})\\b`);
const BACK: readonly (readonly [number, RegExp])[] = [
  [
    1,
    /\bbefore (the |that |his |her |my )?(last|latest)\b|\blast but one\b|\bsecond (to )?last\b|\bpenultimate\b|\btwo (turns|rounds|questions|suggestions|entries|times|guesses) ago\b/,
  ],
  [2, /\bthird (to )?last\b|\blast but two\b|\bthree (turns|rounds|questions|suggestions|entries|times|guesses) ago\b/],
];

const entry: EnglishReader = (scene) => {
  const { shape, cards, players, me } = scene;
  const [player, more] = players;
  const number = numberIn(shape);
  if (cards.length > 0 || (more !== undefined && number === undefined)) return undefined;
  const about = player === undefined ? {} : { about: more === undefined ? player : players };
  // Whether an entry is right is another question than what it says.
  if (matchesShape(shape, /\b(right|correct|correctly|wrong|possible)\b/)) return undefined;
  if (number !== undefined) return { kind: "entry", number, ...about };
  const by = player ?? (matchesShape(shape, /\b(i|my)\b/) ? me : undefined);
  const back = BACK.find(([, words]) => matchesShape(shape, words))?.[0];
  if (back !== undefined) return { kind: "entry", back, ...(by !== undefined && { by }) };
  if (by === undefined && matchesShape(shape, /\bwho (started|began|begun|opened|went first|asked first|was first)\b/))
    return { kind: "entry", number: 1 };
  if (matchesShape(shape, /\bsince\b|\b(how often|how many)\b/)) return undefined;
  if (!matchesShape(shape, LAST) && !matchesShape(shape, /\bwhat just happened\b|\bwhat (was|did) that\b/))
    return undefined;
  const isOutcome =
    /\b(tell|tells|told|mean|means|meant|bring|brought|learn|prove|proves|passed|pass|showed|shown|answered|answer|outcome|result|reveal)\b/;
  if (by === undefined) return { kind: "entry" };
  return matchesShape(shape, isOutcome) ? { kind: "entry", by } : undefined;
};

export const TABLE_READERS: readonly EnglishReader[] = [exposed, entry, turnAfter, roomOf, rank, favorites, unplaced];
