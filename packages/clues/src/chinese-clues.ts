// All that says clues in Chinese, and what they and their parts are called, for whoever speaks it.

export { makeAtomsTongue } from "./atoms/atoms-tongue.ts";
export { labels as atomLabels, zh as zhAtoms } from "./atoms/words/zh.ts";
export { makeClassicTongue } from "./classic/classic-tongue.ts";
export { ELEMENTS_IN_CHINESE, labels as classicLabels, zh as zhClassic } from "./classic/words/zh.ts";
export type { ClueTongue } from "./tongue.ts";
export { sayStatementIn } from "./village/statement-tongue.ts";
export { zh as zhStatements } from "./village/words/zh.ts";
export { makeWhoTongue } from "./who/who-tongue.ts";
export { labels as whoLabels, zh as zhWho } from "./who/words/zh.ts";
