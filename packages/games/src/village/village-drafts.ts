// Villages in the making: what villagers may still say, being human or not, and letting the silent speak around what is fixed.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { flawOfName, nameKey } from "@demonstrandum/clues/name";
import {
  evaluate,
  isBound,
  isNaming,
  isRelation,
  makeStatement,
  parseStatement,
  STATEMENT_NAMES,
  type Statement,
  statementMeaning,
  worldOf,
} from "@demonstrandum/clues/village";
import { ANY_LABEL, type Drawn, PuzzleError, type Rng } from "@demonstrandum/engine";
import type { ClueFields, Drafts, Proposal } from "@demonstrandum/engine/workshop";
import { textRemark } from "@demonstrandum/text";
import * as v from "valibot";
import { type OfForm, pickAlike } from "../pick-alike.ts";
import type { Testimony } from "./candidate-testimonies.ts";
import { parseConfig, VILLAGE_LABELS, type VillageLabel } from "./config.ts";
import { openLabelOf } from "./deduction.ts";
import { scored } from "./difficulty-score.ts";
import { drawAround } from "./draw.ts";
import { buildStatementLibrary } from "./library.ts";
import { layVillage } from "./make-village.ts";
import { defaultNames } from "./names.ts";
import { villageRemark } from "./remarks/en.ts";
import { compileTestimonies } from "./testimony.ts";
import { checkVillage, openSettings } from "./village-check.ts";
import { namesOf, parseVillagePuzzle, type VillagePuzzle, villageOf } from "./village-puzzle.ts";

/** What a villager says, as drafts hand it around; the parameters are read off the statements. */
const ClueShape = v.looseObject({ statements: v.array(v.string()) });

export const villageDrafts: Drafts<VillagePuzzle, VillagePuzzle> = {
  parse: (data) => parseVillagePuzzle(labelled(data)),
  lay: layVillage,
  // That somebody is silent is no defect of a draft.
  check: (draft) =>
    checkVillage(draft).filter(
      ({ kind, person = 0 }) => kind !== "testimony" || draft.statements[person]?.length !== 0,
    ),
  silenced(draft) {
    // What its maker promised of another village is not promised of this one.
    const { config: _, difficulty_score: __, ...head } = draft;
    return { ...head, statements: draft.statements.map(() => []) };
  },
  clueOf: (draft, speaker) => fieldsOf(villageOf(draft).statements[speaker] ?? []),
  withClue(draft, speaker, clue) {
    const statements = clue === undefined ? [] : v.parse(ClueShape, clue).statements;
    return { ...draft, statements: draft.statements.with(speaker, statements) };
  },
  clueWritten: (draft, _, text) => fieldsOf([read(text, draft)]) ?? {},
  complete: (_, text) =>
    STATEMENT_NAMES.map((name) => `${name}(`).filter((each) => text !== "" && each !== text && each.startsWith(text)),
  renamed,
  identitiesOf: () => ["Human", "Werewolf"],
  configOf: openSettings,
  propose,
  near: (draft, speaker, rng) => propose(draft, speaker, Number.POSITIVE_INFINITY, rng),
  compose: composeRest,
  finish: (draft, _, difficulty) => ({
    ...draft,
    difficulty: VILLAGE_LABELS.find((label) => label === difficulty) ?? draft.difficulty,
    ...scored(villageOf(draft)),
  }),
};

/** A draft has no label yet. */
const labelled = (data: unknown): unknown =>
  data !== null && typeof data === "object" && "difficulty" in data && data.difficulty === ANY_LABEL
    ? { ...data, difficulty: VILLAGE_LABELS[0] satisfies VillageLabel }
    : data;

function fieldsOf(testimony: Testimony): ClueFields | undefined {
  if (testimony.length === 0) return undefined;
  const params = testimony.flatMap((statement, at) =>
    Object.entries(partsOf(statement)).map(([key, value]) => [`${key}${at}`, value] as const),
  );
  return { statements: testimony.map(makeStatement), params: Object.fromEntries(params) };
}

function partsOf(statement: Statement): Readonly<Record<string, unknown>> {
  if (isRelation(statement)) return { a: statement.a, b: statement.b };
  return { scope: statement.scope, ...(isBound(statement) ? { count: statement.count } : {}) };
}

function read(text: string, { villagers }: VillagePuzzle): Statement {
  try {
    return parseStatement(text, villagers.length);
  } catch (error) {
    if (error instanceof ClueError) throw new PuzzleError(error.says);
    throw error;
  }
}

function renamed(draft: VillagePuzzle, person: number, name: string | undefined, rng: Rng): VillagePuzzle {
  const names = namesOf(draft);
  const free = defaultNames(Number.POSITIVE_INFINITY).filter((each) => !names.includes(each));
  const fresh = name ?? (free.length > 0 ? rng.pick(free) : (names[person] as string));
  const flaw = flawOfName(fresh);
  if (flaw) throw new PuzzleError(textRemark.sentence({ clause: flaw }));
  if (names.some((each, other) => other !== person && nameKey(each) === nameKey(fresh)))
    throw new PuzzleError(villageRemark.villagersSameName({ name: fresh }));
  return parseVillagePuzzle({ ...draft, villagers: draft.villagers.with(person, { index: person, name: fresh }) });
}

/** More than two sentences at once nobody is offered. */
const LONGEST = 2;

/** One statement, or two that mix; and beside what somebody says already, that with one statement more, fewer or another. */
function propose(draft: VillagePuzzle, speaker: number, most: number, rng: Rng): Proposal[] {
  const size = draft.villagers.length;
  const sayable = buildStatementLibrary({ N: size, allowCountStatements: true, maxCountStatementsTotal: size }).filter(
    (statement) => !isNaming(statement, speaker),
  );
  const now = villageOf(draft).statements[speaker] ?? [];
  const single = mustMix(draft, speaker) ? mixed(draft, sayable, rng) : sayable.map((each) => [each]);
  const testimonies = [...single, ...nearby(now, sayable)].filter((testimony) => isFitting(draft, speaker, testimony));
  const forms = new Map<string, Testimony[]>();
  for (const testimony of testimonies) {
    const pile = forms.get(formOf(testimony)) ?? [];
    forms.set(formOf(testimony), pile);
    pile.push(testimony);
  }
  return pickAlike<Testimony>([...forms] satisfies OfForm<Testimony>[], most, rng).map((testimony) => ({
    clue: fieldsOf(testimony) ?? {},
    says: testimony.map((statement) => statementMeaning(statement, size)),
    form: formOf(testimony),
  }));
}

/** A werewolf who also tells the truth cannot do so in one statement. */
const mustMix = ({ solution, wolvesAlsoTellTruth }: VillagePuzzle, speaker: number): boolean =>
  solution[speaker] === true && wolvesAlsoTellTruth === true;

/** Each statement once, beside one of the other sort, in either order. */
function mixed({ solution }: VillagePuzzle, sayable: readonly Statement[], rng: Rng): Testimony[] {
  const world = worldOf(solution);
  const isTrue = (statement: Statement) => evaluate(statement, world, solution.length);
  const lies = sayable.filter((each) => !isTrue(each));
  return lies.length === 0 ? [] : sayable.filter(isTrue).map((each) => rng.shuffle([each, rng.pick(lies)]));
}

const formOf = (testimony: Testimony): string => testimony.map(({ form }) => form).join("+");

function nearby(now: Testimony, sayable: readonly Statement[]): Testimony[] {
  if (now.length === 0) return [];
  const said = new Set(now.map(makeStatement));
  const others = sayable.filter((each) => !said.has(makeStatement(each)));
  const longer = now.length < LONGEST ? others.map((each) => [...now, each]) : [];
  const exchanged = now.length > 1 ? now.flatMap((_, at) => others.map((each) => now.with(at, each))) : [];
  return [...longer, ...exchanged];
}

/** Humans say only what is true; of what a werewolf says something is not, and where they mix, something is. */
function isFitting(draft: VillagePuzzle, speaker: number, testimony: Testimony): boolean {
  const world = worldOf(draft.solution);
  const truths = testimony.filter((statement) => evaluate(statement, world, draft.solution.length)).length;
  if (!draft.solution[speaker]) return truths === testimony.length;
  return truths < testimony.length && (truths > 0 || !mustMix(draft, speaker));
}

/** Where nothing was promised, the silent say one or two things each, as in most villages. */
const USUAL = { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: LONGEST, forbidSelfReference: true };

function composeRest(draft: VillagePuzzle, difficulty: string, rng: Rng): Drawn<VillagePuzzle> {
  const config = parseConfig({ ...openSettings(draft), ...(draft.config ? {} : USUAL), difficulty });
  const fixed = villageOf(draft).statements.map((testimony) => (testimony.length > 0 ? testimony : undefined));
  const drawn = drawAround(layVillage(draft).solution, fixed, config, rng);
  if ("rejected" in drawn) return drawn;
  const label = difficulty === ANY_LABEL ? openLabelOf(compileTestimonies(drawn.village)) : difficulty;
  if (label === undefined) return { rejected: "label" };
  const statements = drawn.village.statements.map((testimony) => testimony.map(makeStatement));
  return { puzzle: villageDrafts.finish({ ...draft, statements }, [], label) };
}
