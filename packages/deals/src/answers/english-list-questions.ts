// Reads questions for a list: the seats, what I have seen, what nobody has, what was never asked, which entries told most.

import { type EnglishReader, type EnglishSentence, matchesShape } from "./english-sentence.ts";
import { kindIn, numberIn } from "./english-table-questions.ts";

const kindOf = (shape: string) => {
  const of = kindIn(shape);
  return of === undefined ? {} : { of };
};

const isBare = ({ cards, players }: EnglishSentence): boolean => cards.length + players.length === 0;

const order: EnglishReader = (scene) =>
  isBare(scene) &&
  matchesShape(
    scene.shape,
    /\b(how many (players|people|of us)( are)?( there)?|number of players|(playing|seating|turn|player|what) order|order (of|do we|are we)|(in|what) (what |which )?order|who sits where|how many (more )?(turns?|players?|people|goes)( is it| are there)? (till|until|before) (i|i'm|me|my|it's my|it is my)\b|how (long|soon) (till|until|before) (i'm|my|it's my|i)\b|who (goes|plays|asks|is|comes|sits|was) (right |just )?before me)\b/,
  ) &&
  !matchesShape(scene.shape, /\b(have|has|know|knows|envelope|E)\b/)
    ? { kind: "order" }
    : undefined;

const unanswered: EnglishReader = ({ shape, cards, players, me }) => {
  const [first, more] = players;
  const by = first ?? (matchesShape(shape, /\b(my|i)\b/) ? me : undefined);
  const isUnanswered =
    /\b(nobody|no one|noone|none)\b.*\b(show|showed|shown|answer|answered|have (anything|one|any)|had (anything|one|any|it)|disprove[dn]?|refuted?|could)\b|\b(unanswered|undisproved|unrefuted)\b|\b(without|got no|had no|no) (an |any )?(answer|card|reply|refutation|response)s?( being)?( shown)?\b|\beverybody passed\b|\b(everyone|everybody|all) (else )?(passed|came up empty)\b|\ball the way (a)?round\b/;
  const isEntry = /\b(which|what|any|when|was there|were there|has there|list|did)\b/;
  if (cards.length > 0 || more !== undefined || matchesShape(shape, /\b(if|suppose|how (many|often)|what if)\b/))
    return undefined;
  if (matchesShape(shape, /\b(shown? me|to me|asked (for|about)|weapons?|rooms?|suspects?)\b/)) return undefined;
  if (!matchesShape(shape, isUnanswered) || !matchesShape(shape, isEntry)) return undefined;
  if (
    !matchesShape(
      shape,
      /\b(suggestions?|questions?|entry|entries|turns?|rounds?|time|times|when|guess(es)?|ask(ed)?)\b/,
    )
  )
    return undefined;
  return { kind: "unanswered", ...(by !== undefined && { by }) };
};

const seen: EnglishReader = ({ shape, cards, players, me }) => {
  const isSeen =
    /\b(i|we)( have|'ve)?( actually| really| already| ever| so far)? (seen|saw)\b|\bi've( actually| really| already)? seen\b|\bhave i( actually| really| already| ever)? seen\b|\bdid i( actually| ever| already)? see\b|\bi('ve| have)? (been|was) shown so far\b/;
  if (me === undefined || cards.length + players.length > 0 || !matchesShape(shape, isSeen)) return undefined;
  if (matchesShape(shape, /\b(last|latest|how (many|often)|not|never|haven't|hasn't|who|when)\b/)) return undefined;
  return { kind: "seen", ...kindOf(shape) };
};

const none: EnglishReader = (scene) => {
  const { shape, cards, players, me } = scene;
  if (cards.length > 0 || matchesShape(shape, /\b(show|showed|shown|asked?|E|if|pass(ed)?)\b/)) return undefined;
  const isLacking = /\b(have|has|hold|holds|holding|got|own|denied|lack)\b/;
  const isNobody =
    /\b(nobody|no one|noone|none of (us|them|the (others|players))|(all|the) (three|four|five|others?|rest)( of (us|them))?)\b/;
  const isDenied = /\b(nobody|no one|noone|none|neither|not|don't|doesn't|haven't|lack|denied|can't|cannot)\b/;
  if (
    !matchesShape(shape, isLacking) ||
    !matchesShape(shape, isDenied) ||
    !matchesShape(shape, /\b(what|which|cards?|list)\b/)
  )
    return undefined;
  if (players.length > 1)
    return matchesShape(shape, /\b(both|neither|all|none|either|any)\b/)
      ? { kind: "none", players, ...kindOf(shape) }
      : undefined;
  if (players.length > 0 || !matchesShape(shape, isNobody)) return undefined;
  const others = matchesShape(shape, /\b(them|others?|rest|opponents?)\b/);
  return { kind: "none", ...(others && { players: scene.everybody.filter((name) => name !== me) }), ...kindOf(shape) };
};

const placed: EnglishReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  matchesShape(
    shape,
    /\b(accounted for|located|placed|pinned down|nailed down|whose (owner|holder|place|location)s?|know the (owner|holder|place|location)|know where|know who (has|holds))\b/,
  ) &&
  matchesShape(shape, /\b(which|what|any|are there|list|how many)\b/) &&
  !matchesShape(shape, /\b(not|un\w+|nobody|no one|don't|haven't|isn't|aren't|E|whose hand)\b/)
    ? { kind: "placed", ...kindOf(shape) }
    : undefined;

const unasked: EnglishReader = ({ shape, cards, players, me }) => {
  if (cards.length > 0 || players.length > 1) return undefined;
  const isNever =
    /\b(never|nobody|no one|noone|hasn't|haven't|not|isn't|none)\b.*\b(ask|asks|asked|asking|suggest(s|ed)?|named?|mention(s|ed)?|guess(ed)?|come up|came up|been asked)\b|\b(ignor(e|es|ed|ing)|avoid(s|ed|ing)?|unasked|unmentioned|never (come|came) up)\b/;
  if (!matchesShape(shape, isNever) || !matchesShape(shape, /\b(what|which|any|list|cards?|is|are)\b/))
    return undefined;
  if (matchesShape(shape, /\b(should|why|if|who)\b/)) return undefined;
  const player = players[0] ?? (matchesShape(shape, /\b(i|have i|i've)\b/) ? me : undefined);
  return { kind: "unasked", ...(player !== undefined && { player }), ...kindOf(shape) };
};

const hidden: EnglishReader = ({ shape, cards, players }) => {
  const [by, more] = players;
  if (cards.length > 0 || more !== undefined) return undefined;
  const isHidden =
    /\b(shown?|showed) cards?\b.*\b(unknown|mystery|unclear|open|don't know|not known|unsolved)\b|\b(unknown|mystery|unsolved|unidentified) (shown|shows?|cards? shown)\b|\b(don't|do not) know (what|which)( card)?( was| were)? (shown|showed)\b|\bopen\b.*\bone of (these|those|the) (two|three)\b|\bone of (these|those|the) (two|three)\b.*\bopen\b|\bopen links?\b/;
  return matchesShape(shape, isHidden) ? { kind: "hidden", ...(by !== undefined && { by }) } : undefined;
};

const ENTRIES = "(?:entry|entries|turns?|rounds?|suggestions?|questions?|guess(?:es)?|lines?)";

const worth: EnglishReader = (scene) => {
  if (!isBare(scene) || matchesShape(scene.shape, /\b(should|next|ask now|would|my next)\b/)) return undefined;
  const isMost = new RegExp(
    `\\b(most|best|biggest) (\\w+ )?${ENTRIES}\\b|\\b(which|what) (\\w+ )?${ENTRIES} (was|were|is|has been|told|taught|helped|brought|gave|revealed) (us |me )?(the )?(most|best|biggest)\\b`,
  );
  const isLeast = new RegExp(
    `\\b(which|what|any) (\\w+ )?${ENTRIES}\\b.*\\b(waste|wasted|useless|pointless|worthless|nothing|no use|for nothing|in vain|didn't (help|tell|teach|bring))\\b|\\b(useless|pointless|wasted) ${ENTRIES}\\b`,
  );
  if (matchesShape(scene.shape, isLeast)) return { kind: "worth", least: true };
  return matchesShape(scene.shape, isMost) &&
    matchesShape(
      scene.shape,
      /\b(useful|informative|helpful|valuable|important|told|taught|helped|learned|so far|was|brought|revealing)\b/,
    )
    ? { kind: "worth" }
    : undefined;
};

const changedSince: EnglishReader = (scene) => {
  const since = numberIn(scene.shape);
  return since !== undefined &&
    isBare(scene) &&
    matchesShape(
      scene.shape,
      /\bsince (entry|turn|round|suggestion|number)\b|\b(changed?|changes|new|learn(ed|t)?|happened)\b.*\bafter (entry|turn|round|suggestion|number)\b/,
    )
    ? { kind: "changed", since }
    : undefined;
};

export const LIST_READERS: readonly EnglishReader[] = [
  changedSince,
  order,
  unanswered,
  seen,
  none,
  placed,
  unasked,
  hidden,
  worth,
];
