// What no sentence of ours may contain. The oracle of tests of English.

const FLAWS: readonly (readonly [string, RegExp])[] = [
  ["two spaces", / {2}/],
  ["a space before a sign", / [.,;:]/],
  ["a plural after 1", /\b1 (?:\w+ )?(?:people|neighbors|cultivators|demons(?:-in-disguise)?|villagers|werewolves)\b/],
  ["a plural after one", /\b(?:exactly|the) one (?:\w+ )?(?:people|neighbors|villagers|werewolves)\b/],
  [
    "a singular after a number",
    /\b(?:0|[2-9]|\d\d) (?:person|neighbor|cultivator|demon|demon-in-disguise|villager|werewolf)(?= |[.,]|$)(?! neighbors)/,
  ],
  ["a singular after none", /\bno (?:villager|werewolf|person)\b(?! neighbors)/],
  ["is with a plural", /\bis (?:demons|cultivators|villagers|werewolves|neighbors|common neighbors)\b/],
  ["are with a singular", /\bare (?:a|an|demon|cultivator|villager|werewolf|neighbor)\b(?! )/],
  ["are with an article", /\bare an? (?!even|odd)/],
  [
    "one are",
    /\b(?:exactly|at least|at most) (?:1|one) (?:demon-in-disguise|cultivator|villager|werewolf)? ?(?:are|have|live)\b/i,
  ],
  ["a wrong plural", /werewolfs|demon-in-disguises|peoples|persons/],
  ["I in the third person", /\b(?:I|i) (?:has|is)\b/],
  ["me as a subject", /^Me\b|[:;,] me (?:has|have|am)\b/],
  ["of me in place of mine", /\bneighbors? of me\b(?! and)/],
  ["a wrong article", /\ba [aeiou]|\ban [^aeiou]|^A [aeiou]|^An [^aeiou]/],
  ["a hole", /undefined|NaN|\{|\}/],
];

/** Rows and columns are no counts and no articles. */
const withoutLines = (text: string): string => text.replace(/\b([Rr]ow|[Cc]olumn) (?:\d+|[A-Z]{1,2}\b)/g, "$1 #");

export const englishFlaws = (text: string): string[] =>
  FLAWS.filter(([, pattern]) => pattern.test(withoutLines(text))).map(([flaw]) => `${flaw}: ${text}`);

/** Sentences also begin with a capital and end with a full stop. */
export const sentenceFlaws = (text: string): string[] => [
  ...englishFlaws(text),
  ...(/^[A-Z].*[^.]\.$/.test(text) ? [] : [`not a sentence: ${text}`]),
];
