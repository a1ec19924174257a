// What a person of a draft could say, by what it would do: a dozen clues, different from each other, the most useful first.

import { compile, isIdle, meaningKey, NOTHING, TooMuch, within } from "@demonstrandum/logic";
import { evidenceFrom } from "../game/honesty.ts";
import type { Puzzle } from "../game/puzzle.ts";
import type { Spoken, Table } from "../game/table.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { type LaidPuzzle, makeLaidPuzzle } from "../reason/position.ts";
import { derive, makeRng } from "../rng.ts";
import type { ClueFields, Proposal } from "./drafts.ts";
import { layDraft, type Workshop } from "./lay-draft.ts";
import { countLeft, type Survey, surveyLaid, type WorldCount } from "./survey.ts";

/**
 * What a clue would do: leave one world and a way to it; let somebody be proved next; make the puzzle harder or easier; leave
 * fewer worlds; or nothing, as it follows from what others say.
 */
export type Effect = "unique" | "opens" | "harder" | "easier" | "narrows" | "follows";

export interface ClueSuggestion {
  readonly clue: ClueFields;
  readonly effect: Effect;
  readonly worlds: WorldCount;
  /** Who could be proved that could not be before. */
  readonly proves: readonly number[];
  /** The label that the puzzle would have. */
  readonly label?: string;
}

/** How many clues are thought of, how many of these are tried out, and how many are told. */
const THOUGHT_OF = 120;
const TRIED = 36;
const TOLD = 12;
/** At most so many of one effect, and so many of one form among these. */
const OF_EFFECT = 4;
const OF_FORM = 2;

const EFFECTS: readonly Effect[] = ["unique", "opens", "harder", "easier", "narrows", "follows"];

/** How many worlds would be left if the person said this instead of what they say. */
export const worldsAfter = (laid: LaidPuzzle, speaker: number, proposal: Proposal): WorldCount =>
  countLeft(makeLaidPuzzle(speaking(laid.table, speaker, proposal)));

/** The person's own clue, if there is one, is taken back first. The same seed thinks of the same clues. */
export function suggestClues<P extends Puzzle>(
  workshop: Workshop<P>,
  draft: Puzzle,
  speaker: number,
  seed = "",
): readonly ClueSuggestion[] {
  const silenced = workshop.drafts.withClue(draft, speaker, undefined);
  const rng = makeRng(derive(`suggest ${seed}`, speaker));
  const proposals = workshop.drafts.propose(silenced, speaker, THOUGHT_OF, rng);
  const laid = layDraft(workshop, silenced);
  const found = within(BOUNDS.puzzle, () => weighAll(laid, speaker, proposals));
  return found instanceof TooMuch ? [] : found;
}

interface Weighed {
  readonly proposal: Proposal;
  readonly suggestion: ClueSuggestion;
}

/** A proposal, and whether all that others say implies what it tells. */
interface Heard {
  readonly proposal: Proposal;
  readonly isStale: boolean;
}

function weighAll(laid: LaidPuzzle, speaker: number, proposals: readonly Proposal[]): readonly ClueSuggestion[] {
  const { clues, axioms } = laid.theory.compiled;
  const beside = [...axioms, ...clues.filter((_, person) => person !== speaker)];
  const said = new Set(clues.map(meaningKey));
  const heard = proposals.flatMap((proposal) => {
    const evidence = compile(evidenceFrom(laid.table.honesty, speaker, proposal.says));
    // What somebody else says already is no suggestion.
    return said.has(meaningKey(evidence)) ? [] : [{ proposal, isStale: isIdle(evidence, NOTHING, beside) }];
  });
  const before = surveyLaid(laid);
  const weighed = worthTrying(heard).map((each) => ({ ...each, suggestion: weigh(laid, speaker, each, before) }));
  return pickDifferent(weighed).map(({ suggestion }) => suggestion);
}

/** Enough to try out, and a few that tell nothing new: these cost next to nothing. */
function worthTrying(weights: readonly Heard[]): readonly Heard[] {
  const fresh = weights.filter(({ isStale }) => !isStale);
  return [...fresh.slice(0, TRIED), ...weights.filter(({ isStale }) => isStale).slice(0, OF_FORM)];
}

/** The table with something in somebody's mouth. */
export const speaking = (table: Table, speaker: number, { says, form }: Proposal): Table => {
  const spoken: Spoken = { says, people: [], references: [], form, kind: "plain" };
  return { ...table, clues: table.clues.with(speaker, spoken) };
};

function weigh(laid: LaidPuzzle, speaker: number, { proposal, isStale }: Heard, before: Survey): ClueSuggestion {
  const after: LaidPuzzle = { ...makeLaidPuzzle(speaking(laid.table, speaker, proposal)), testimony: laid.testimony };
  const { clue } = proposal;
  if (isStale) return { clue, effect: "follows", worlds: before.worlds, proves: [] };
  const survey = surveyLaid(after);
  const { label, worlds } = survey;
  const proves = survey.proved.filter((person) => !before.proved.includes(person));
  const effect = effectOf(before, survey, proves.length);
  return { clue, effect, worlds, proves, ...(label === undefined ? {} : { label }) };
}

function effectOf(before: Survey, after: Survey, more: number): Effect {
  if (more > 0) return after.stuck ? "opens" : "unique";
  if (before.stuck) return "narrows";
  const change = insightCost(after) - insightCost(before);
  return change > 0 ? "harder" : change < 0 ? "easier" : "narrows";
}

/** How many clues have to be held together, over the whole way. */
export const insightCost = ({ insights }: Survey): number =>
  insights.reduce((sum, { speakers }) => sum + (speakers.length - 1) ** 2, 0);

/** The best of every effect first; where that is no dozen, more of those that prove the most. */
function pickDifferent(weighed: readonly Weighed[]): readonly Weighed[] {
  const byProofs = [...weighed].sort((a, b) => b.suggestion.proves.length - a.suggestion.proves.length);
  const picked: Weighed[] = [];
  const pick = (from: readonly Weighed[], most: number): void => {
    const used = new Map<string, number>();
    let count = 0;
    for (const each of from) {
      const { form } = each.proposal;
      const before = used.get(form) ?? 0;
      if (before >= OF_FORM || count >= most || picked.includes(each)) continue;
      used.set(form, before + 1);
      count++;
      picked.push(each);
    }
  };
  for (const effect of EFFECTS)
    pick(
      byProofs.filter(({ suggestion }) => suggestion.effect === effect),
      OF_EFFECT,
    );
  pick(byProofs, TOLD - picked.length);
  const rank = ({ suggestion }: Weighed): number => EFFECTS.indexOf(suggestion.effect);
  return picked.slice(0, TOLD).sort((a, b) => rank(a) - rank(b));
}
