// Numbers that are written in words: "ninety-nine", "two hundred and six", "two thirds".

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 };
const PARTS: Readonly<Record<string, number>> = { half: 2, halves: 2, third: 3, thirds: 3, quarter: 4, quarters: 4 };
for (const [at, word] of "fifth sixth seventh eighth ninth tenth".split(" ").entries()) {
  Object.assign(PARTS, { [word]: at + 5, [`${word}s`]: at + 5 });
}

const WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(SMALL.map((word, value) => [word, value])),
  ...Object.fromEntries(TENS.map((word, at) => [word, 20 + 10 * at])),
};

const any = (words: readonly string[]): string => words.join("|");
const NUMERAL = `(?:${any([...Object.keys(WORDS), ...Object.keys(SCALES)])})`;
const RUN = `${NUMERAL}(?:(?:-|\\s+|\\s+and\\s+)${NUMERAL})*`;

/** "A third of", "two thirds", but not "the third question". */
const FRACTION = new RegExp(
  `\\b(?:(an?|${RUN})[\\s-]+)?(${any(Object.keys(PARTS))})\\b(?!\\s+(?:card|entry|player|question|suggestion|turn)s?\\b)`,
  "gi",
);
const NUMBER = new RegExp(`\\b${RUN}\\b(?:\\s+point((?:\\s+(?:${any(SMALL.slice(0, 10))}))+))?`, "gi");
/** A small number on its own is a word like any other ("one of them", "two cards"), unless it measures something. */
const MEASURES = /^[\s-]*(?:%|percent|per\s?cent|times|fold|points?|chances?|in\s+(?:\d|[a-z]+)|out\s+of)/i;
const ORDINARY = 12;

/** Whether a word may be a part of a number: an answer is not cut in front of such a word. */
export const isNumeral = (word: string): boolean =>
  new RegExp(`^(?:${NUMERAL}|and|point|an?|${any(Object.keys(PARTS))}|percent|per|cent|in|out|of|times)$`, "i").test(
    word.replaceAll(/[^\p{L}]+/gu, ""),
  ) || /\p{N}/u.test(word);

function readWords(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.toLowerCase().match(/[a-z]+/g) ?? []) {
    const scale = SCALES[word];
    if (scale === undefined) group += WORDS[word] ?? 0;
    else if (scale === 100) group = Math.max(1, group) * 100;
    else {
      total += Math.max(1, group) * scale;
      group = 0;
    }
  }
  return total + group;
}

export interface Worded {
  readonly text: string;
  readonly value: number;
  readonly places: number;
}

export function readNumberWords(text: string): Worded[] {
  const found: Worded[] = [];
  const rest = text.replaceAll(FRACTION, (whole, count: string | undefined, part: string) => {
    const isArticle = count === undefined || /^an?$/i.test(count);
    // "A second third" and the like: without a count only a half is a figure.
    if (count === undefined && !/^hal/i.test(part)) return whole;
    found.push({
      text: whole,
      value: (isArticle ? 1 : readWords(count)) / (PARTS[part.toLowerCase()] ?? 1),
      places: 2,
    });
    return " ";
  });
  for (const { 0: whole, 1: decimals, index } of rest.matchAll(NUMBER)) {
    const digits = (decimals ?? "").trim().split(/\s+/).filter(Boolean).map(readWords);
    const value = Number(`${readWords(whole.split(/\s+point\b/i)[0] ?? "")}.${digits.join("") || 0}`);
    const isOrdinary = value <= ORDINARY && digits.length === 0;
    if (isOrdinary && !MEASURES.test(rest.slice(index + whole.length))) continue;
    found.push({ text: whole, value, places: digits.length });
  }
  return found;
}
