// Reads the dialects whose clues are a form and its parameters: each parameter is guessed by its name.

import { ELEMENTS } from "../board.ts";
import { CLASSIC_FORMS, type ClassicClue } from "../classic/classic.ts";
import type { ClassicParams } from "../classic/classic-form.ts";
import type { NamedSetting } from "../tongue.ts";
import type { WhoClue } from "../who/mechanic.ts";
import { ROLE_IDS } from "../who/roles.ts";
import type { WhoParams } from "../who/template.ts";
import { TEMPLATE_BY_ID, TEMPLATES } from "../who/templates.ts";
import { everyChoice, type HeardOnBoard, hearOnBoard } from "./heard.ts";
import { type Guesses, readSaid } from "./read-said.ts";

type Ways<C> = Guesses<C>["ways"];

type Values<P> = Readonly<Record<keyof P, readonly unknown[]>>;

const classicValues = ({ people, numbers, rows, columns }: HeardOnBoard): Values<ClassicParams> => ({
  target: people,
  subject: people,
  mentionedId: people,
  row: rows,
  column: columns,
  N: numbers,
  M: numbers,
  element: ELEMENTS,
});

function whoValues({ people, numbers, rows, columns }: HeardOnBoard, { board }: NamedSetting): Values<WhoParams> {
  const names = people.map((id) => board.people[id]?.name);
  return {
    count: numbers,
    total: numbers,
    role: ROLE_IDS,
    row: rows.map((row) => row + 1),
    column: columns.map((col) => col + 1),
    character: names,
    first: names,
    second: names,
  };
}

/** Every choice of the parameters that the form's example has in which all are spoken of who are certainly named. */
function everyParams<P extends object>(example: P, values: Values<P>, named: readonly unknown[]): P[] {
  const keys = Object.keys(example) as (keyof P)[];
  const choices = everyChoice(keys.map((key) => values[key])).filter((choice) =>
    named.every((each) => choice.includes(each)),
  );
  return choices.map((choice) => Object.fromEntries(keys.map((key, index) => [key, choice[index]])) as P);
}

const CLASSIC_BY_TYPE = new Map(CLASSIC_FORMS.map((form) => [form.id, form]));

function* guessClassic(heard: HeardOnBoard): Generator<ClassicClue> {
  const values = classicValues(heard);
  for (const { id: type, example } of CLASSIC_FORMS)
    for (const params of everyParams(example.params, values, heard.certain)) yield { type, params };
}

/** The classic clue that is said so in these ways; undefined where none is. */
export const readClassicSaid = (text: string, at: NamedSetting, ways: Ways<ClassicClue>): ClassicClue | undefined =>
  readSaid(text, {
    all: guessClassic(hearOnBoard(text, at)),
    ways,
    isFit: ({ type, params }) => CLASSIC_BY_TYPE.get(type)?.flaw(params, at) === undefined,
  });

function* guessWho(heard: HeardOnBoard, at: NamedSetting): Generator<WhoClue> {
  const values = whoValues(heard, at);
  const named = heard.certain.map((id) => at.board.people[id]?.name);
  for (const { id: template, example } of TEMPLATES)
    for (const params of everyParams(example.params, values, named)) yield { template, params };
}

/** The same for templates. */
export const readWhoSaid = (text: string, at: NamedSetting, ways: Ways<WhoClue>): WhoClue | undefined =>
  readSaid(text, {
    all: guessWho(hearOnBoard(text, at), at),
    ways,
    isFit: ({ template, params }) => TEMPLATE_BY_ID.get(template)?.flaw(params, at) === undefined,
  });
