// What no sentence of ours may contain. The oracle of tests of English.

const FLAWS: readonly (readonly [string, RegExp])[] = [
  ["two spaces", / {2}/],
  ["a space before a sign", / [.,;:]/],
  ["a plural after 1", /\b1 (?:\w+ )?(?:people|neighbors|cultivators|demons|villagers|werewolves)\b/],
  ["a plural after one", /\b(?:exactly|the) one (?:\w+ )?(?:people|neighbors|villagers|werewolves)\b/],
  [
    "a singular after a number",
    /\b(?:0|[2-9]|\d\d) (?:person|neighbor|cultivator|demon|villager|werewolf)(?= |[.,]|$)(?! neighbors)/,
  ],
  ["a singular after none", /\bno (?:villager|werewolf|person)\b(?! neighbors)/],
  ["is with a plural", /\bis (?:demons|cultivators|villagers|werewolves|neighbors|common neighbors)\b/],
  ["are with a singular", /\bare (?:a|an|demon|cultivator|villager|werewolf|neighbor)\b(?! )/],
  ["are with an article", /\bare an? (?!even|odd)/],
  ["one are", /\b(?:exactly|at least|at most) (?:1|one) (?:demon|cultivator|villager|werewolf)? ?(?:are|have|live)\b/i],
  ["a wrong plural", /werewolfs|peoples|persons/],
  ["I in the third person", /\b(?:I|i) (?:has|is)\b/],
  ["me as a subject", /^Me\b|[:;,] me (?:has|have|am)\b/],
  ["of me in place of mine", /\bneighbors? of me\b(?! and)/],
  ["a wrong article", /\ba [aeiou]|\ban [^aeiou]|^A [aeiou]|^An [^aeiou]/],
  ["a hole", /undefined|NaN|\{|\}/],
];

/** What a statement may say for the sake of its one form, and a sentence may not. */
const STIFF: readonly (readonly [string, RegExp])[] = [
  ["so many of one", /\bexactly (?:0|1|one) of (?:the|my) 1 /i],
  ["all there are as a number", /\bexactly (\d+) of (?:the|my) \1 /i],
  ["none there are as a number", /\bexactly 0 of /i],
  ["a number without a noun", /(?:exactly|at least|at most) \d+ (?:in|on) /i],
];

/** Rows and columns are no counts and no articles. */
const withoutLines = (text: string): string => text.replace(/\b([Rr]ow|[Cc]olumn) (?:\d+|[A-Z]{1,2}\b)/g, "$1 #");

const flawsIn = (text: string, flaws: typeof FLAWS): string[] =>
  flaws.filter(([, pattern]) => pattern.test(withoutLines(text))).map(([flaw]) => `${flaw}: ${text}`);

export const englishFlaws = (text: string): string[] => flawsIn(text, FLAWS);

/** Sentences also begin with a capital, end with a full stop and say nothing stiffly. */
export const sentenceFlaws = (text: string): string[] => [
  ...flawsIn(text, [...FLAWS, ...STIFF]),
  ...(/^[A-Z].*[^.]\.$/.test(text) ? [] : [`not a sentence: ${text}`]),
];
