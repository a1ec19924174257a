// Small pieces of Chinese that know nothing of what is said. Figures stand without spaces; all punctuation is full width.

/** "甲", "甲和乙", "甲、乙和丙"; with another word than 和 where wanted. */
export function sayChineseList(items: readonly string[], joint = "和"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join("、")}${joint}${items[items.length - 1]}`;
}

const DIGITS = "零一二三四五六七八九十".split("");

/** In characters up to ninety-nine: "三", "十二", "二十". */
export function sayChineseNumber(number: number): string {
  if (number <= 10) return DIGITS[number] ?? String(number);
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens > 9) return String(number);
  return `${tens === 1 ? "" : DIGITS[tens]}十${ones === 0 ? "" : DIGITS[ones]}`;
}

/** Before a measure word two is 两: "两个", "三人". */
export const sayAmountOf = (number: number, measure: string): string =>
  `${number === 2 ? "两" : sayChineseNumber(number)}${measure}`;

/** The text as a part of another sentence: without its full stop. */
export const withoutChineseStop = (text: string): string => (text.endsWith("。") ? text.slice(0, -1) : text);

/** With a full stop, unless it has its own end. */
export const chineseSentence = (text: string): string => text + (/[。！？…”]$/.test(text) ? "" : "。");
