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
import { type AimedLevel, OPEN_LEVELS, openLevelFor } from "../../reason/open-level.ts";
import type { OpenTheory } from "../../reason/open-theory.ts";
import { readSpeakers } from "../../reason/supposition.ts";
import type { Rng } from "../../rng.ts";
import type { Composed } from "../compose.ts";
import {
  clearOpen,
  findWords,
  isAllowed,
  makeOpenDraft,
  type OpenBrief,
  type OpenCandidate,
  type OpenDraft,
  saidOn,
  say,
  silentOn,
} from "./open-draft.ts";

/** How many beginnings are tried. */
const STARTS = 12;

/** The same where everybody has spoken from the start. */
export function composeOpen<C>(brief: OpenBrief<C>, rng: Rng): Composed<C> {
  const draft = makeOpenDraft(brief, rng);
  let rejected = "no start";
  for (let start = 0; start < STARTS; start++) {
    clearOpen(draft);
    const aim = brief.levels.length > 1 ? rng.pick(brief.levels) : brief.levels[0];
    if (!lead(draft, aim)) rejected = "the words led nowhere";
    else if (!fillUp(draft)) rejected = "somebody had nothing to say";
    else if (!deservesOne(draft)) rejected = "not the level";
    else return finish(draft);
  }
  return { rejected };
}

/** Whether the label that is deserved will do. */
function deservesOne<C>(draft: OpenDraft<C>): boolean {
  const deserved = openLevelFor(theoryOn(draft), OPEN_LEVELS);
  return deserved !== undefined && draft.brief.levels.includes(deserved);
}

function finish<C>({ chosen }: OpenDraft<C>): Composed<C> {
  const clues = chosen.map((item) => (item as OpenCandidate<C>).candidate.clue);
  return { clues, order: [...clues.keys()] };
}

const theoryOn = (draft: OpenDraft): OpenTheory => ({ size: draft.brief.size, evidence: saidOn(draft) });

/** Words that lead from one person to the next until everyone is known, with as many suppositions as are wanted. */
function lead<C>(draft: OpenDraft<C>, aim: AimedLevel): boolean {
  const { brief, rng } = draft;
  const [least, most] = aim.target;
  const wanted = least + rng.below(most - least + 1);
  let facts = wanted === 0 ? openWith(draft) : NOTHING;
  for (let part = 1; facts && part <= wanted; part++) {
    facts = suppose(draft, facts);
    if (part < wanted) facts = facts && readOn(draft, facts, Math.floor((brief.size * part) / wanted));
  }
  return facts !== undefined && readOn(draft, facts, brief.size) !== undefined;
}

/** Reading ends here; the opposite of what is true of somebody is refuted. Undefined if that cannot be done. */
function suppose<C>(draft: OpenDraft<C>, facts: Facts): Facts | undefined {
  const literal = drawUnknown(draft.brief, facts, draft.rng);
  if (!literal) return undefined;
  draft.ends.push(facts);
  return refute(draft, withLiteral(facts, negated(literal)))
    ? readSpeakers(theoryOn(draft), withLiteral(facts, literal))
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
function refute<C>(draft: OpenDraft<C>, supposed: Facts): boolean {
  for (let words = 0; ; words++) {
    const now = readSpeakers(theoryOn(draft), supposed);
    if (!now) return true;
    if (words === MOST_WORDS) return false;
    const found =
      findWords(draft, ({ evidence }) => readClue(now, evidence) === undefined) ??
      findWords(draft, (item) => gainOf(item, now) > FEW) ??
      findWords(draft, (item) => gainOf(item, now) > 0);
    if (!found) return false;
    say(draft, found.speaker, found.item);
  }
}

/** How many more are known once the words are read. */
const gainOf = ({ evidence }: OpenCandidate, facts: Facts): number =>
  countBits((readClue(facts, evidence)?.known ?? 0) & ~facts.known);

/** How often something that tells by itself may fail to come to mind. */
const OPENINGS = 400;

/** Somebody says what tells something by itself. */
function openWith<C>(draft: OpenDraft<C>): Facts | undefined {
  const { brief, rng } = draft;
  for (let tries = 0; tries < OPENINGS; tries++) {
    const speaker = rng.below(brief.size);
    if (draft.chosen[speaker]) continue;
    const item = brief.draw(speaker, rng, tries % 2 === 1);
    const facts = item && readClue(NOTHING, item.evidence);
    if (!item || !facts || facts.known === 0) continue;
    say(draft, speaker, item);
    return facts;
  }
  return undefined;
}

/** More at once than this is told only if nothing else is. */
const FEW = 2;

/** Words are added until so many are known; undefined if none lead on. Stops only where the words so far tell no more. */
function readOn<C>(draft: OpenDraft<C>, from: Facts, enough: number): Facts | undefined {
  let facts = readSpeakers(theoryOn(draft), from);
  while (facts && countBits(facts.known) < enough) {
    const now: Facts = facts;
    const found =
      findWords(draft, (item) => gainOf(item, now) > 0 && gainOf(item, now) <= FEW) ??
      findWords(draft, (item) => gainOf(item, now) > 0);
    if (!found) return undefined;
    say(draft, found.speaker, found.item);
    facts = readSpeakers(theoryOn(draft), now);
  }
  return facts;
}

/** Whoever is silent says something that changes nothing about where reading ends. */
function fillUp<C>(draft: OpenDraft<C>): boolean {
  for (const speaker of silentOn(draft)) {
    const item = draft.menus[speaker]?.find((each) => isAllowed(draft, each));
    if (!item) return false;
    say(draft, speaker, item);
  }
  return true;
}
