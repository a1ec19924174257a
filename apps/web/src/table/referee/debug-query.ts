// Debug mode in an address: ?debug, or as the documents write it, ?DEBUG=true. No setting of a puzzle, and nobody else's business.

export const isDebugKey = (key: string): boolean => key.toLowerCase() === "debug";

const OFF = ["false", "0", "no", "off"];

export const asksForDebug = (search: string): boolean =>
  [...new URLSearchParams(search)].some(([key, value]) => isDebugKey(key) && !OFF.includes(value.toLowerCase()));
