// Small pieces of English.

export const sayCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en").replaceAll(",", " ")} ${count === 1 ? one : many}`;

/** "a", "a and b", "a, b and c". */
export function sayList(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
