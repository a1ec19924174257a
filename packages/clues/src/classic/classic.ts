// The classic dialect: clue types, each with its parameters.

import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { Dialect } from "../dialect.ts";
import { type Form, findForm, wellFormed } from "../form.ts";
import { parseData } from "../schema.ts";
import type { ClassicParams } from "./classic-form.ts";
import { CLASSIC_TYPES, type ClassicId } from "./forms.ts";
import { classicRemark } from "./remarks/en.ts";
import { en } from "./words/en.ts";

/** A clue of the classic dialect, as a puzzle stores it. */
export interface ClassicClue {
  readonly type: string;
  readonly params: ClassicParams;
}

/** The types with their names, and in English, as JSON has them. */
export const CLASSIC_FORMS = Object.entries(CLASSIC_TYPES).map(([id, form]) => ({
  id,
  ...form,
  say: en[id as ClassicId],
})) as readonly unknown[] as readonly Form<ClassicParams>[];

const FORM_BY_ID = new Map(CLASSIC_FORMS.map((form) => [form.id, form]));
const ClueSchema = v.object({ type: v.string(needs(classicRemark.clueTypeNeeded())), params: v.unknown() });
const CLUE_TYPE = classicRemark.clueType();
const formFor = (type: string): Form<ClassicParams> => findForm(FORM_BY_ID, type, CLUE_TYPE);

const candidatesByForm: NonNullable<Dialect<ClassicClue>["candidatesByForm"]> = (
  speaker,
  world,
  board,
  { without = [], ofOthers = false } = {},
) => {
  const [own, everyones] = [[speaker], board.people.map(({ id }) => id)];
  const lists: ClassicClue[][] = [];
  for (const { id: type, candidates, maySpeakOfOthers } of CLASSIC_FORMS) {
    if (without.includes(type)) continue;
    const subjects = ofOthers && maySpeakOfOthers ? everyones : own;
    const list = subjects.flatMap((subject) =>
      candidates(world, { board, speaker: subject }).map((params) => ({ type, params })),
    );
    if (list.length > 0) lists.push(list);
  }
  return lists;
};

/** The dialect of the classic clues of Cultivators or Demons. */
export const classic: Dialect<ClassicClue> = {
  id: "classic",
  lasting: ({ params }) => (params.element === undefined ? params : undefined),
  parts: CLASSIC_FORMS.map((form) => form.id),
  parseClue(data, speaker, board) {
    const { type, params } = parseData(ClueSchema, data, "clue");
    return { type, params: wellFormed(formFor(type), params, { board, speaker }) };
  },
  makeClue: (clue, speaker, board) => ({
    type: clue.type,
    params: { ...clue.params },
    text: classic.sayClue(clue, speaker, board),
  }),
  meaning: ({ type, params }, speaker, board) => formFor(type).meaning(params, { board, speaker }),
  counted: ({ type, params }, speaker, board) => formFor(type).counted(params, { board, speaker }),
  named: ({ type, params }, speaker, board) => formFor(type).named(params, { board, speaker }),
  naming: ({ type, params }, speaker, board) => formFor(type).naming(params, { board, speaker }),
  sayClue: ({ type, params }, speaker, board) => formFor(type).say(params, { board, speaker }),
  candidates: (speaker, world, board, options) => candidatesByForm(speaker, world, board, options).flat(),
  candidatesByForm,
  formOf: ({ type }) => type,
  partsOf: ({ type }) => [type],
  isDirect: ({ params }) => params.target !== undefined,
  tierOf: ({ type }) => formFor(type).tier,
};
