// Reads questions about the log and the table as it stands: counts, turns, entries, rooms, and what has changed.

import { type EnglishReader, type EnglishSentence, matchesShape, ownerNamed } from "./english-sentence.ts";
import { kindIn } from "./english-table-questions.ts";

const isBare = ({ cards, players }: EnglishSentence): boolean => cards.length + players.length === 0;

const conflict: EnglishReader = (scene) =>
  isBare(scene) &&
  matchesShape(
    scene.shape,
    /\b(contradict\w*|inconsistent|consistent|conflicts?|mistakes?|errors?|add up|makes? sense|went wrong|slip(ped)?|mixed up|(recorded|typed?|entered|wrote|written|noted) (\w+ )*(wrong\w*|incorrectly)|wrong (entry|entries)|(entry|entries) (\w+ )?(wrong|off|impossible)|something (is |'s )?(wrong|off)|says impossible|says (it's|it is) impossible|impossible log|fit together|forg[eo]t(ten)? to show|should have shown|tidy|valid)\b/,
  )
    ? { kind: "conflict" }
    : undefined;

const turn: EnglishReader = (scene) =>
  isBare(scene) &&
  matchesShape(
    scene.shape,
    /\bwhose (turn|go)\b|\bwho (is|'s|plays|asks|goes|moves) (up |on )?(now|next|turn)\b|\bwho is (up|next|it)$|\bis it my (turn|go)\b|\bmy (turn|go) (yet|now|already)\b|\bam i (next|up|on)\b|\bwhen is it my turn\b|\bnext (player|to (ask|play|go))\b|\bwho (goes|plays|moves|asks) after this\b/,
  )
    ? { kind: "turn" }
    : undefined;

const hands: EnglishReader = (scene) =>
  isBare(scene) &&
  matchesShape(scene.shape, /\b(whose|which|any|anyone|anybody|somebody|someone|who|everyone)\b/) &&
  matchesShape(scene.shape, /\b(hands?|cards|figured out|worked out)\b/) &&
  matchesShape(scene.shape, /\b(known|full|complete\w*|solved|fully|entire|whole|all|every)\b/) &&
  !matchesShape(scene.shape, /\bE\b|\b(suspects?|weapons?|rooms?)\b/)
    ? { kind: "hands" }
    : undefined;

const changed: EnglishReader = (scene) => {
  if (isBare(scene) && matchesShape(scene.shape, /\bdid i miss\b|\bi missed\b|\bwhile i was (away|gone|out)\b/))
    return { kind: "changed" };
  if (
    !isBare(scene) ||
    !matchesShape(scene.shape, /\b(since|new|different|changed?|changes|learn(ed|t)?|find out|found out|happened)\b/)
  )
    return undefined;
  return matchesShape(
    scene.shape,
    /\b(my last|last time i|i last|my turn|my previous|since (i|my|then|(the )?last (turn|round|time)))\b|^what(('s| is) new| changed)$/,
  )
    ? { kind: "changed" }
    : undefined;
};

const room: EnglishReader = (scene) => {
  const isGoing =
    /\b(which|what) room (gives|would give|brings|tells)\b|\b(which|what|best) room (should|shall|do|would|can|is best|to|next)\b|\bbest room\b|\bwhich room is (best|worth)\b|\bwhere (should|shall|do|would|must|can) i (go|walk|move|head|enter|be)\b|\broom (to|should i) (go|walk|move|head|enter|visit|be)\b|\b(where|what room) to (go|walk|move|head|enter)\b/;
  return isBare(scene) && matchesShape(scene.shape, isGoing) ? { kind: "room" } : undefined;
};

const find: EnglishReader = (scene) => {
  const [card, more] = scene.cards;
  const isFinding =
    /\b(find out|learn|check|test|know|see|tell|figure out|determine|discover|work out|make sure|confirm|pin down|prove)\b.*\b(if|whether|where|who|that)\b/;
  const isMine =
    /\b(what|how|which)\b.*\b(can|could|should|do|would|to|must|might) (i|we|ask|find|check|test|learn|suggest)\b/;
  if (card === undefined || more !== undefined || scene.players.length > 1) return undefined;
  if (
    !matchesShape(scene.shape, isFinding) ||
    !matchesShape(scene.shape, isMine) ||
    matchesShape(scene.shape, /\bhow (do|did|can) you\b/)
  )
    return undefined;
  const owner = ownerNamed(scene);
  return { kind: "find", card, ...(owner !== undefined && owner !== scene.me && { owner }) };
};

/** Whom it is asked about: the one player named, or me for "I". */
function onePlayer({ players, shape, me }: EnglishSentence): string | undefined {
  if (players.length > 1) return undefined;
  return players[0] ?? (matchesShape(shape, /\b(i|my|me)\b/) ? me : undefined);
}

const LOGGED = [
  ["asked", /\b(ask|asks|asked|asking|suggest|suggests|suggested|suggestions?|questions?|turns?|guess(es|ed)?)\b/],
  ["passed", /\b(pass|passes|passed|passing)\b/],
  ["shown", /\b(show|shows|showed|shown|reveal|revealed|saw|seen)\b/],
] as const;

const NOBODY =
  /\b(nobody|no one|noone|none)\b.*\b(show|showed|shown|shows|answer|answered|have|had|could)\b|\bunanswered\b/;

const times: EnglishReader = (scene) => {
  const { shape, cards, players } = scene;
  const isCount =
    /\b(how often|how many times|number of times|how many (suggestions?|questions?|turns?|passes|shows?|guesses|rounds)|how many cards? (did|has|have) (i|P) (shown?|showed|revealed))\b/;
  if (matchesShape(shape, isCount) && matchesShape(shape, NOBODY) && cards.length + players.length === 0)
    return { kind: "times", what: "nobody" };
  const what = LOGGED.find(([, words]) => matchesShape(shape, words))?.[0];
  if (!matchesShape(shape, isCount) || what === undefined || cards.length > 1) return undefined;
  const player = players[0] ?? (matchesShape(shape, /\b(i|have i|did i|my)\b/) ? scene.me : undefined);
  const to = players[1] ?? (what === "shown" && matchesShape(shape, /\b(me|us)\b/) ? scene.me : undefined);
  const [card] = cards;
  return {
    kind: "times",
    what,
    ...(player !== undefined && { player }),
    ...(to !== undefined && to !== player && { to }),
    ...(card !== undefined && { card }),
  };
};

const count: EnglishReader = (scene) => {
  const player = onePlayer(scene);
  const isCount =
    /\bhow many( unknown| open| more| empty)? (slots|spots|gaps)\b|\bhow many( of)?( P 's)?( unknown| known| more| other)? cards?\b|\bnumber of( unknown| known)? cards\b|\b(size of|how (big|large|full) is)\b.*\bhand\b|\bhow many (does|do|has|have|are in) (P|i|my)\b|\bhand size\b/;
  if (
    player === undefined ||
    scene.cards.length > 0 ||
    !matchesShape(scene.shape, isCount) ||
    matchesShape(scene.shape, /\b(envelopes?|E)\b/)
  )
    return undefined;
  if (
    kindIn(scene.shape) !== undefined ||
    matchesShape(scene.shape, /\b(show|shown|showed|seen|saw|asked|passed|my cards has)\b/)
  )
    return undefined;
  return { kind: "count", player };
};

const holds: EnglishReader = (scene) => {
  const player = onePlayer(scene);
  const of = kindIn(scene.shape);
  if (player === undefined || of === undefined || scene.cards.length > 0) return undefined;
  if (matchesShape(scene.shape, /\b(not|never|cannot|lacks?|without|[a-z]+n't)\b/))
    return { kind: "without", player, of };
  if (!matchesShape(scene.shape, /\b(have|has|had|hold|holds|holding|held|own|owns|got|hand)\b/)) return undefined;
  if (matchesShape(scene.shape, /\b(show|shown|showed|asked?|pass(ed)?|E)\b/)) return undefined;
  return { kind: "holds", player, of };
};

const passed: EnglishReader = (scene) => {
  const { shape, cards, players } = scene;
  if (
    !matchesShape(shape, /\b(pass|passes|passed|passing)\b|\bcould(n't| not) show\b/) ||
    cards.length > 1 ||
    players.length > 1
  )
    return undefined;
  if (matchesShape(shape, /\b(if|suppose|assume|why|should)\b/)) return undefined;
  const player = onePlayer(scene);
  const [card] = cards;
  return { kind: "passed", ...(player !== undefined && { player }), ...(card !== undefined && { card }) };
};

export const LOG_READERS: readonly EnglishReader[] = [
  conflict,
  find,
  changed,
  turn,
  room,
  hands,
  times,
  count,
  holds,
  passed,
];
