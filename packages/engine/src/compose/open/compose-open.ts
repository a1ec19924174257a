// Chooses what everybody says where all have spoken from the start. One person's words lead to the next. Where something is to
// be supposed, reading ends: words are found that refute the supposition together and tell nothing before it, and its
// opposite leads on. So a puzzle takes as many suppositions as its level wants, by construction or nearly so: the label is
// asked last.

import {
  countBits,
  type Facts,
  fullMask,
  indices,
  type Literal,
  NOTHING,
  negated,
  readClue,
  withLiteral,
} from "@demonstrandum/logic";
import type { Hearing } from "../../reason/hearing.ts";
import { OPEN_LEVELS, openLevelFor } from "../../reason/open-level.ts";
import { readSpeakers } from "../../reason/supposition.ts";
import type { Rng } from "../../rng.ts";
import type { Composed } from "../compose.ts";
import {
  clearOpen,
  findWords,
  isAllowed,
  makeOpenDesk,
  type OpenBrief,
  type OpenDesk,
  type OpenOffer,
  saidOn,
  say,
  silentOn,
} from "./open-desk.ts";

/** How many beginnings are tried. */
const STARTS = 12;

export function composeOpen<C>(brief: OpenBrief<C>, rng: Rng): Composed<C> {
  const desk = makeOpenDesk(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < STARTS; start++) {
    clearOpen(desk);
    if (!lead(desk)) rejected = "the words led nowhere";
    else if (!fillUp(desk)) rejected = "somebody had nothing to say";
    else if (openLevelFor(hearingOn(desk), OPEN_LEVELS)?.label !== brief.level.label) rejected = "not the level";
    else return finish(desk);
  }
  return { rejected };
}

function finish<C>({ chosen }: OpenDesk<C>): Composed<C> {
  const clues = chosen.map((item) => (item as OpenOffer<C>).offer.clue);
  return { clues, order: [...clues.keys()] };
}

const hearingOn = (desk: OpenDesk): Hearing => ({ size: desk.brief.size, told: saidOn(desk) });

/** Words that lead from one person to the next until everyone is known, with as many suppositions as are wanted. */
function lead<C>(desk: OpenDesk<C>): boolean {
  const { brief, rng } = desk;
  const [least, most] = brief.level.target;
  const wanted = least + rng.below(most - least + 1);
  let facts = wanted === 0 ? openWith(desk) : NOTHING;
  for (let part = 1; facts && part <= wanted; part++) {
    facts = suppose(desk, facts);
    if (part < wanted) facts = facts && readOn(desk, facts, Math.floor((brief.size * part) / wanted));
  }
  return facts !== undefined && readOn(desk, facts, brief.size) !== undefined;
}

/** Reading ends here; the opposite of what is true of somebody is refuted. Undefined if that cannot be done. */
function suppose<C>(desk: OpenDesk<C>, facts: Facts): Facts | undefined {
  const literal = drawUnknown(desk.brief, facts, desk.rng);
  if (!literal) return undefined;
  desk.ends.push(facts);
  return refute(desk, withLiteral(facts, negated(literal)))
    ? readSpeakers(hearingOn(desk), withLiteral(facts, literal))
    : undefined;
}

function drawUnknown({ size, solution }: OpenBrief, { known }: Facts, rng: Rng): Literal | undefined {
  const unknown = indices(fullMask(size) & ~known);
  if (unknown.length === 0) return undefined;
  const index = rng.pick(unknown);
  return { index, value: ((solution >>> index) & 1) === 1 };
}

/** No refutation takes more words than this beside those that were said before. */
const MOST_WORDS = 4;

/** Words are added until the supposition ends in a contradiction: what contradicts it, else what leads on. */
function refute<C>(desk: OpenDesk<C>, supposed: Facts): boolean {
  for (let words = 0; ; words++) {
    const now = readSpeakers(hearingOn(desk), supposed);
    if (!now) return true;
    if (words === MOST_WORDS) return false;
    const found =
      findWords(desk, ({ told }) => readClue(now, told) === undefined) ??
      findWords(desk, (item) => gainOf(item, now) > FEW) ??
      findWords(desk, (item) => gainOf(item, now) > 0);
    if (!found) return false;
    say(desk, found.speaker, found.item);
  }
}

/** How many more are known once the words are read. */
const gainOf = ({ told }: OpenOffer, facts: Facts): number =>
  countBits((readClue(facts, told)?.known ?? 0) & ~facts.known);

/** How often something that tells by itself may fail to come to mind. */
const OPENINGS = 400;

/** Somebody says what tells something by itself. */
function openWith<C>(desk: OpenDesk<C>): Facts | undefined {
  const { brief, rng } = desk;
  for (let tries = 0; tries < OPENINGS; tries++) {
    const speaker = rng.below(brief.size);
    const item = brief.draw(speaker, rng, tries % 2 === 1);
    const facts = item && readClue(NOTHING, item.told);
    if (!item || !facts || facts.known === 0) continue;
    say(desk, speaker, item);
    return facts;
  }
  return undefined;
}

/** More at once than this is told only if nothing else is. */
const FEW = 2;

/** Words are added until so many are known; undefined if none lead on. Stops only where the words so far tell no more. */
function readOn<C>(desk: OpenDesk<C>, from: Facts, enough: number): Facts | undefined {
  let facts = readSpeakers(hearingOn(desk), from);
  while (facts && countBits(facts.known) < enough) {
    const now: Facts = facts;
    const found =
      findWords(desk, (item) => gainOf(item, now) > 0 && gainOf(item, now) <= FEW) ??
      findWords(desk, (item) => gainOf(item, now) > 0);
    if (!found) return undefined;
    say(desk, found.speaker, found.item);
    facts = readSpeakers(hearingOn(desk), now);
  }
  return facts;
}

/** Whoever is silent says something that changes nothing about where reading ends. */
function fillUp<C>(desk: OpenDesk<C>): boolean {
  for (const speaker of silentOn(desk)) {
    const item = desk.menus[speaker]?.find((each) => isAllowed(desk, each));
    if (!item) return false;
    say(desk, speaker, item);
  }
  return true;
}
