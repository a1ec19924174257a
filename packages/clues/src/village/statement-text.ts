// Canonical text of a statement, both ways. The grammar is strict and has one spelling for each statement:
//   relation := NAME "(" villager "," villager ")"
//   count    := NAME "(scope=" ("ALL" | villager {"+" villager}) [",count=" number] ")"

import type { Remark } from "@demonstrandum/text";
import { ClueError } from "../clue-error.ts";
import { nearest } from "../nearest.ts";
import { RELATIONS, type RelationName } from "./relations.ts";
import { statementRemark } from "./remarks/en.ts";
import type { BoundName, ParityName, RelationStatement, Scope, Statement } from "./statement.ts";
import { isBound, isRelation, MAX_VILLAGERS } from "./statement.ts";
import { BOUND_NAMES, PARITIES, STATEMENT_NAMES } from "./statement-forms.ts";

/** Writes a statement as text, such as `COUNT_EQ(scope=ALL,count=3)`. */
export const makeStatement = (statement: Statement): string => {
  if (isRelation(statement)) return `${statement.form}(${statement.a},${statement.b})`;
  const scope = statement.scope === "ALL" ? "ALL" : statement.scope.join("+");
  return `${statement.form}(scope=${scope}${isBound(statement) ? `,count=${statement.count}` : ""})`;
};

/** Reads canonical text for a village of `size`; anything else is a ClueError that names the place. */
export function parseStatement(text: string, size: number): Statement {
  const reader = new Reader(text, size);
  const form = reader.name();
  reader.take("(");
  const statement = isRelationName(form)
    ? readRelation(reader, form)
    : isBoundName(form)
      ? readBound(reader, form)
      : readParity(reader, form as ParityName);
  reader.take(")");
  reader.end();
  return statement;
}

const isRelationName = (name: string): name is RelationName => Object.hasOwn(RELATIONS, name);
const isBoundName = (name: string): name is BoundName => Object.hasOwn(BOUND_NAMES, name);

function readRelation(reader: Reader, form: RelationName): RelationStatement {
  const start = reader.position;
  const a = reader.villager();
  reader.take(",");
  const b = reader.villager();
  if (a === b) reader.fail(statementRemark.relationOfOne(), start);
  if (a > b && RELATIONS[form].isSymmetric)
    reader.fail(statementRemark.sameBothWays({ form, first: b, second: a }), start);
  return { form, a, b };
}

function readBound(reader: Reader, form: BoundName): Statement {
  const scope = readScope(reader);
  reader.take(",count=");
  return { form, scope, count: reader.number(statementRemark.aCount(), MAX_VILLAGERS) };
}

const readParity = (reader: Reader, form: ParityName): Statement => ({ form, scope: readScope(reader) });

function readScope(reader: Reader): Scope {
  reader.take("scope=");
  if (reader.skip("ALL")) return "ALL";
  const start = reader.position;
  const scope = [reader.villager()];
  while (reader.skip("+")) scope.push(reader.villager());
  const canonical = [...new Set(scope)].sort((a, b) => a - b).join("+");
  if (scope.join("+") !== canonical) reader.fail(statementRemark.scopeOrder({ scope: canonical }), start);
  return scope;
}

class Reader {
  position = 0;
  constructor(
    private readonly text: string,
    private readonly size: number,
  ) {}

  name(): string {
    const name = /^[A-Za-z_]*/.exec(this.text)?.[0] ?? "";
    if (!Object.hasOwn(PARITIES, name) && !isBoundName(name) && !isRelationName(name)) this.failName(name);
    this.position = name.length;
    return name;
  }

  private failName(name: string): never {
    const suggestion = nearest(name, STATEMENT_NAMES);
    const flaw = statementRemark.formExpected({ forms: STATEMENT_NAMES });
    this.fail(suggestion === undefined ? flaw : statementRemark.formMeant({ flaw, suggestion }), 0, suggestion);
  }

  villager(): number {
    return this.number(statementRemark.aVillager(), this.size - 1);
  }

  number(what: Remark, most: number): number {
    const start = this.position;
    const digits = /^(?:0|[1-9][0-9]*)/.exec(this.text.slice(start))?.[0];
    if (digits === undefined) return this.fail(statementRemark.numberExpected({ what, most }));
    if (Number(digits) > most) this.fail(statementRemark.numberTooLarge({ what, most, found: digits }), start);
    this.position += digits.length;
    return Number(digits);
  }

  skip(token: string): boolean {
    if (!this.text.startsWith(token, this.position)) return false;
    this.position += token.length;
    return true;
  }

  take(token: string): void {
    if (!this.skip(token)) this.fail(statementRemark.tokenExpected({ token }));
  }

  end(): void {
    if (this.position < this.text.length) this.fail(statementRemark.endExpected());
  }

  fail(reason: Remark, position = this.position, suggestion?: string): never {
    throw new ClueError(reason, { at: { line: 1, column: position + 1 }, suggestion });
  }
}
