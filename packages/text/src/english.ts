// Small pieces of English that know nothing of what is said.

/** "a", "a and b", "a, b and c"; with another word than "and" where wanted. */
export function sayList(items: readonly string[], joint = "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joint} ${items[items.length - 1]}`;
}

/** The text with a capital at its beginning. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a capital and, unless it has its own end, a full stop. */
export const sentence = (text: string): string => capitalize(text) + (/[.!?…”"。！？]$/.test(text) ? "" : ".");

/** The text as a part of another sentence: without its full stop. */
export const withoutStop = (text: string): string => (text.endsWith(".") ? text.slice(0, -1) : text);

const article = (word: string): string => (/^[aeiou]/i.test(word) ? "an" : "a");

/** The word with "a" or "an". */
export const withArticle = (word: string): string => `${article(word)} ${word}`;
