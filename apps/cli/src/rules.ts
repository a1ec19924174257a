// The rules, told in the terminal from what the table says of itself.

import { sayHonestyOf, type Table } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";

export function sayRules(table: Table): string {
  const {
    words: [ordinary, hidden],
    isGated,
    people,
  } = table;
  const told = isGated
    ? [
        "One person is revealed at the start. Whoever is revealed says one thing, and it is true.",
        "What others will say is hidden until they are revealed.",
      ]
    : [`Everybody has spoken, and nobody is revealed. ${sayHonestyOf(table)}`];
  return [
    `Each of the ${people.length} is ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}. Find out who is what.`,
    ...told,
    "Give a verdict on anybody, in any order, once it follows from what is on the table: it is accepted exactly if it does.",
    "A verdict that does not follow is refused and counts as a mistake, whether it is right or wrong.",
    "How many there are of either kind is not told. Nothing ever needs a guess.",
  ].join("\n");
}
