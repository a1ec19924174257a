// Numbers that are written in words: "ninety-nine", "two hundred and six", "two thirds", 百分之九十, 三成.

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES = "hundred thousand million billion".split(" ");
const PARTS = [
  "half",
  "halves",
  ..."third quarter fifth sixth seventh eighth ninth tenth".split(" ").flatMap((part) => [part, `${part}s`]),
];

const any = (words: readonly string[]): string => words.join("|");
const NUMERAL = `(?:${any([...SMALL, ...TENS, ...SCALES])})`;
const RUN = `${NUMERAL}(?:(?:-|\\s+|\\s+and\\s+)${NUMERAL})*`;

/** "A third of", "two thirds", but not "the third question". */
const FRACTION = new RegExp(
  `\\b(?:(an?|${RUN})[\\s-]+)?(${any(PARTS)})\\b(?!\\s+(?:card|entry|player|question|suggestion|turn)s?\\b)`,
  "gi",
);
const NUMBER = new RegExp(`\\b${RUN}\\b(?:\\s+point((?:\\s+(?:${any(SMALL.slice(0, 10))}))+))?`, "gi");
/** A small number on its own is a word like any other ("one of them", "two cards"), unless it measures something. */
const MEASURES = /^[\s-]*(?:%|percent|per\s?cent|times|fold|points?|chances?|in\s+(?:\d|[a-z]+)|out\s+of)/i;
const ORDINARY: readonly string[] = SMALL.slice(0, 13);

/** Whether a word may be a part of a number: an answer is not cut in front of such a word. */
export const isNumeral = (word: string): boolean =>
  new RegExp(`^(?:${NUMERAL}|and|point|an?|${any(PARTS)}|percent|per|cent|in|out|of|times)$`, "i").test(
    word.replaceAll(/[^\p{L}]+/gu, ""),
  ) || /\p{N}/u.test(word);

/** Numbers in words that measure something, as they are written. */
export function readNumberWords(text: string): string[] {
  const found: string[] = [];
  const rest = text.replaceAll(FRACTION, (whole, count: string | undefined, part: string) => {
    // "A second third" and the like: without a count only a half is a figure.
    if (count === undefined && !/^hal/i.test(part)) return whole;
    found.push(whole);
    return " ";
  });
  for (const { 0: whole, index } of rest.matchAll(NUMBER)) {
    if (!isOrdinary(whole) || MEASURES.test(rest.slice(index + whole.length))) found.push(whole);
  }
  return found;
}

const isOrdinary = (words: string): boolean => ORDINARY.includes(words.toLowerCase());

const HAN = "[零一二两三四五六七八九十百千万亿]";
/** What measures: a percentage, a fraction, a tenth, a multiple, or any number of more than one character. */
const CHINESE = new RegExp(
  `百分之${HAN}+(?:点${HAN}+)?|${HAN}+分之${HAN}+|${HAN}+(?:点${HAN}+|成(?![为功立就])|倍|个百分点)|[一大过]半|(?<!第)${HAN}{2,}`,
  "gu",
);
/** Words that are no numbers, though they are made of them. */
const NO_NUMBERS = /万一|千万|一一|三三两两|三两|七七八八|乱七八糟/g;

/** Numbers in Chinese characters that measure something; 一张 and 两个 are words like any other. */
export const readChineseNumbers = (text: string): string[] => text.replaceAll(NO_NUMBERS, " ").match(CHINESE) ?? [];
