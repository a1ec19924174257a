// The classic dialect: the fourteen clue types, each with its parameters.

import { said } from "@demonstrandum/text";
import * as v from "valibot";
import type { Dialect } from "../dialect.ts";
import { type Form, findForm, wellFormed } from "../form.ts";
import { parseData } from "../schema.ts";
import type { ClassicParams } from "./classic-form.ts";
import { NEIGHBORS_AND_ONE } from "./neighbors-and-one.ts";
import { ONLY_IN_LINE } from "./only-in-line.ts";
import { PERSON_IS } from "./person-is.ts";
import { QUOTA_IN_LINE } from "./quota-in-line.ts";
import { QUOTA_OF_ELEMENT } from "./quota-of-element.ts";

export interface ClassicClue {
  readonly type: string;
  readonly params: ClassicParams;
}

export const CLASSIC_FORMS: readonly Form<ClassicParams>[] = [
  ...PERSON_IS,
  ...ONLY_IN_LINE,
  ...NEIGHBORS_AND_ONE,
  ...QUOTA_IN_LINE,
  ...QUOTA_OF_ELEMENT,
] as readonly Form<ClassicParams>[];

const FORM_BY_ID = new Map(CLASSIC_FORMS.map((form) => [form.id, form]));
const ClueSchema = v.object({ type: v.string("a clue type is needed"), params: v.unknown() });
const CLUE_TYPE = said`clue type`;
const formFor = (type: string): Form<ClassicParams> => findForm(FORM_BY_ID, type, CLUE_TYPE);

const candidatesByForm: NonNullable<Dialect<ClassicClue>["candidatesByForm"]> = (
  speaker,
  world,
  board,
  { without = [] } = {},
) => {
  const at = { board, speaker };
  const lists: ClassicClue[][] = [];
  for (const { id: type, candidates } of CLASSIC_FORMS) {
    if (without.includes(type)) continue;
    const list = candidates(world, at).map((params) => ({ type, params }));
    if (list.length > 0) lists.push(list);
  }
  return lists;
};

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
