// All that says clues in Chinese, and what they and their parts are called, for whoever speaks it.

export { makeAtomsTongue } from "./atoms/atoms-tongue.ts";
export { zh as zhAtomRemarks } from "./atoms/remarks/zh.ts";
export { labels as atomLabels, zh as zhAtoms } from "./atoms/words/zh.ts";
export { makeClassicTongue } from "./classic/classic-tongue.ts";
export { zh as zhClassicRemarks } from "./classic/remarks/zh.ts";
export { ELEMENTS_IN_CHINESE, labels as classicLabels, zh as zhClassic } from "./classic/words/zh.ts";
export { zh as zhClueRemarks } from "./remarks/zh.ts";
export type { ClueTongue } from "./tongue.ts";
export { zh as zhStatementRemarks } from "./village/remarks/zh.ts";
export { sayStatementIn } from "./village/statement-tongue.ts";
export { zh as zhStatements } from "./village/words/zh.ts";
export { zh as zhWhoRemarks } from "./who/remarks/zh.ts";
export { makeWhoTongue, type WhoTongue } from "./who/who-tongue.ts";
export { labels as whoLabels, zh as zhWho } from "./who/words/zh.ts";
