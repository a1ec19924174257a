// Chains of atoms in the very words of their document, wherever these are grammatical and mean what the chain means; else in
// ours, with the document's nouns.

import { capitalize } from "@demonstrandum/text";
import type { Setting } from "../../form.ts";
import type { QuantifierName, Selection } from "../atom.ts";
import { areKind, has, type Noun, nounFor, type SpokenSetting } from "../english.ts";
import { countArg, type Reading } from "../reading.ts";
import { ofSort } from "../selector.ts";
import { en, groupWords, predicateOf, sayPlaces, sayWhich } from "./en.ts";
import type { AtomsWording } from "./wording.ts";

type Sentence = (reading: Reading, at: SpokenSetting) => string;

const CULTIVATOR: Noun = { one: "cultivator", many: "cultivators", kind: "cultivator" };
const DEMON: Noun = { one: "demon-in-disguise", many: "demons-in-disguise", kind: "demon" };

const NOUNS = { ordinary: CULTIVATOR, hidden: DEMON };

const isOfPlaces = ({ picked }: Reading): boolean =>
  picked.length > 0 && ofSort(picked, "place").length === picked.length;

/** "Exactly 3 in row 2 are demons-in-disguise", where only places are named. */
const inPlaces =
  (quantity: (count: number) => string, ours: Sentence): Sentence =>
  (reading, at) => {
    const wanted = countArg(reading);
    const kind = areKind(nounFor(reading.identity, at), wanted !== 1);
    return isOfPlaces(reading)
      ? `${capitalize(quantity(wanted))}${sayPlaces(reading.picked, at)} ${kind}`
      : ours(reading, at);
  };

/** "All in column A are cultivators", "Chen Hao has all demon neighbors". */
const sayAll: Sentence = (reading, at) => {
  const noun = nounFor(reading.identity, at);
  const [first, ...others] = reading.picked;
  if (isOfPlaces(reading)) return `All${sayPlaces(reading.picked, at)} ${areKind(noun, true)}`;
  if (first?.atom !== "neighbor") return en.quantifiers.all(reading, at);
  return `${has(Number(first.args[0]), at)} all ${noun.kind} neighbors${sayWhich(others, at, true)}`;
};

/** "Exactly 2 of my 5 neighbors in row 4 are demons-in-disguise"; of one alone there is no "of the 1". */
const sayOf: Sentence = (reading, at) => {
  const [count, total] = [countArg(reading), countArg(reading, 1)];
  if (total === 1) return en.quantifiers.of(reading, at);
  const { owner, many } = groupWords(reading, at);
  return `Exactly ${count} of ${owner} ${total} ${many} ${areKind(nounFor(reading.identity, at), count !== 1)}`;
};

const sayOneOf: Sentence = (reading, at) => {
  const total = countArg(reading);
  if (total === 1) return en.quantifiers.oneof(reading, at);
  const { owner, many } = groupWords(reading, at);
  const which = owner === "my" ? "my" : "these";
  return `Exactly one of ${which} ${total} ${many} ${areKind(nounFor(reading.identity, at), false)}`;
};

/** "The uniquely largest number of demons-in-disguise is in row 2", "I have the uniquely largest number of demon neighbors". */
const sayMost: Sentence = ({ selections, identity }, at) => {
  const [first, ...others] = selections as [Selection, ...Selection[]];
  const noun = nounFor(identity, at);
  const which = sayWhich(others, at, true);
  if (first.atom === "neighbor")
    return `${has(Number(first.args[0]), at)} the uniquely largest number of ${noun.kind} neighbors${which}`;
  return `The uniquely largest number of ${noun.many}${which} ${predicateOf(first, at, first.atom === "be")}`;
};

const quantifiers: Readonly<Record<QuantifierName, Sentence>> = {
  ...en.quantifiers,
  exact: inPlaces((count) => `exactly ${count}`, en.quantifiers.exact),
  atLeast: inPlaces((count) => `at least ${count}`, en.quantifiers.atLeast),
  atMost: inPlaces((count) => `at most ${count}`, en.quantifiers.atMost),
  inTotal: inPlaces((count) => `in total, ${count}`, en.quantifiers.inTotal),
  of: sayOf,
  oneof: sayOneOf,
  all: sayAll,
  most: sayMost,
};

const inDisguise = (at: Setting): SpokenSetting => ({ ...at, nouns: NOUNS });

/** The atoms dialect in the very words of the source documents. */
export const atomsDocuments: AtomsWording<Setting> = {
  ...en,
  quantifiers: Object.fromEntries(
    Object.entries(quantifiers).map(([name, say]) => [
      name,
      (reading: Reading, at: Setting) => say(reading, inDisguise(at)),
    ]),
  ) as AtomsWording<Setting>["quantifiers"],
  withConnected: (sentence, reading, at) => en.withConnected(sentence, reading, inDisguise(at)),
};
