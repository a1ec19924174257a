// Clues read from what is said, in any language: by the words that say them.

export { readChainSaid } from "./read-chain.ts";
export { readClassicSaid, readWhoSaid } from "./read-forms.ts";
export { readStatementSaid } from "./read-statement.ts";
export { renameSaid } from "./rename-said.ts";
