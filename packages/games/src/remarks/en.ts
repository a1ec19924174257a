// What can be wrong with a puzzle's data, a configuration and what a code holds, in every game.

import { makersOf, quoteRaw, type Remark } from "@demonstrandum/text";

export const en = {
  // The shape of a puzzle.
  noPuzzle: ({ flaw }: { flaw: Remark }) => `This is no puzzle: ${flaw.text}.`,
  noPuzzleKey: ({ key }: { key: Remark }) => `This is no puzzle: there is no key ${key.text}.`,
  wrongAt: ({ place, flaw }: { place: string; flaw: Remark }) => `At ${place}: ${flaw.text}.`,
  key: ({ key }: { key: string }) => key,
  deepKey: () => "nested so deep",
  formatNeeded: ({ format }: { format: string }) => `the format must be "${format}"`,
  configNeeded: () => "the configuration must be an object",
  finiteNeeded: () => "a finite number is needed",
  yesNoNeeded: () => "true or false is needed",
  noWriting: () => "Clues in writing are not read here.",
  notJsonText: ({ text }: { text: string }) => `${quoteRaw(text)} is not JSON.`,
  notSaidHere: ({ text }: { text: string }) => `${quoteRaw(text)} is not how a clue is said here.`,
  speakerNeeded: () => "Whoever says this speaks of themselves, so it has to be known who speaks.",

  // Configurations.
  noConfigKey: ({ key }: { key: Remark }) => `The configuration has no key ${key.text}.`,
  inConfig: ({ flaw }: { flaw: Remark }) => `The configuration: ${flaw.text}.`,
  inConfigAt: ({ key, flaw }: { key: string; flaw: Remark }) => `${key} in the configuration: ${flaw.text}.`,
  debugElsewhere: ({ key }: { key: string }) =>
    `${quoteRaw(key)} is kept in no puzzle: it is asked for with ?debug in the address of a page, qed play --debug, or makeReport in the library.`,
  setTwice: ({ key, before }: { key: string; before: string }) =>
    `${key} and ${before} in the configuration are two names of one setting.`,
  noSwitchButOne: ({ key, suggestion }: { key: string; suggestion: string }) =>
    `there is no ${quoteRaw(key)} to switch (did you mean ${suggestion}?)`,
  noSwitch: ({ key, keys }: { key: string; keys: readonly string[] }) =>
    `there is no ${quoteRaw(key)} to switch; there are ${keys.join(", ")}`,

  // What a code holds, as clauses.
  noNumber: ({ form }: { form: string }) => `${form} has no number in codes`,
  strangeForm: () => "it names a form of clue that is not known here",
  unreadConfig: () => "the configuration cannot be read",
};

export const gameRemark = makersOf(en);
