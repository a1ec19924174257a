// Reads what villagers say.

import { RELATION_NAMES, RELATIONS } from "../village/relations.ts";
import type { BoundName, ParityName, Scope, Statement } from "../village/statement.ts";
import { BOUND_NAMES, PARITIES } from "../village/statement-forms.ts";
import { type Heard, hearNames } from "./heard.ts";
import { readSaid } from "./read-said.ts";

/** The statement that is said so; undefined where none is. */
export const readStatementSaid = (
  text: string,
  names: readonly string[],
  say: (statement: Statement, names: readonly string[]) => string,
): Statement | undefined =>
  readSaid(text, {
    all: everyStatement(hearNames(text, names), names.length),
    ways: (each) => [say(each, names)],
    isFit: () => true,
  });

function* everyStatement({ people, numbers }: Heard, size: number): Generator<Statement> {
  for (const form of RELATION_NAMES)
    for (const a of people)
      for (const b of people) if (a < b || (a > b && !RELATIONS[form].isSymmetric)) yield { form, a, b };
  for (const scope of scopesOf(people, size)) {
    for (const form of Object.keys(BOUND_NAMES) as BoundName[])
      for (const count of numbers) yield { form, scope, count };
    for (const form of Object.keys(PARITIES) as ParityName[]) yield { form, scope };
  }
}

/** Everyone, those who are named, or everyone but one who is. */
function scopesOf(people: readonly number[], size: number): Scope[] {
  const everyone = Array.from({ length: size }, (_, id) => id);
  const without = people.map((left) => everyone.filter((id) => id !== left));
  return ["ALL", people, ...without].filter((scope) => scope.length > 0) as Scope[];
}
