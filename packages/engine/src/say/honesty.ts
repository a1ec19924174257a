// Who tells the truth, in words.

import { capitalize, withArticle } from "@demonstrandum/text";
import type { Honesty, Rule } from "../game/honesty.ts";
import type { Table } from "../game/table.ts";
import { sayIs } from "./prose.ts";

/** `isBrief`: everybody says one thing and no more. */
export function sayHonesty(honesty: Honesty, [ordinary, hidden]: Table["words"], isBrief: boolean): string {
  const [truthful, liar] = [withArticle(ordinary.one), withArticle(hidden.one)];
  if (honesty === "truthful") return "Everyone tells the truth.";
  if (isBrief) return `What ${truthful} says is true. What ${liar} says is false.`;
  const lies =
    honesty === "lying"
      ? `Of the things ${liar} says, at least one is false.`
      : `${capitalize(liar)} says at least one thing that is false and at least one thing that is true.`;
  return `Everything ${truthful} says is true. ${lies}`;
}

/** On this table. */
export const sayHonestyOf = ({ honesty, words, clues }: Table): string =>
  sayHonesty(
    honesty,
    words,
    clues.every(({ says }) => says.length < 2),
  );

/** One rule about one speaker; `quote` is the sentence it is about, where it is about one. */
export function sayRule(table: Table, speaker: number, kind: Rule["kind"], quote: string | undefined): string {
  const name = table.people[speaker]?.name ?? "";
  const said = quote === undefined ? `something ${name} says` : "this";
  const tail = quote === undefined ? "." : `: “${quote}”`;
  if (kind === "true" && table.honesty === "truthful") return `${name} says${tail}`;
  return `If ${sayIs(table, speaker, kind !== "true")}, ${said} is ${kind === "some-false" ? "false" : "true"}${tail}`;
}
