// Turns an English sentence into what its words mean: contractions in full, names and words put right where they are misspelled, and
// the longest phrase first.

import type { Setup } from "../../table/setup.ts";
import { plainEnglish } from "../english-casual.ts";
import { tokensIn } from "../names.ts";
import { misspelledFor, spelled } from "../spelling.ts";
import type { Concept, Mention, ReadWords } from "./concept.ts";
import { ENGLISH_LEXICON } from "./lexicon-en.ts";

const FULL: readonly (readonly [RegExp, string])[] = [
  [/[’`]/g, "'"],
  [
    /^\W*(?:(?:hey|ok|okay|so|please|pls|can you|could you|now|and) )*(?:(?:show|tell|give|read|list|remind|teach) (?:me|us)|list|read)(?: back| again)?(?= (?:the |all |a |my |every|who |what |which |where |how |of |about |whether |back |entry |number |#|everything |please ))/i,
    "",
  ],
  [/^\W*(?:show|read|give|list) (?=my |the |all |entry |turn |round |number |suggestion |every)/i, ""],
  [
    /\b(tell|me|us|know|knows|wonder|wondering|see|sure|check|out|learn|test|say|remember|certain|clear|curious|confirm|determine|verify|prove) if\b/gi,
    "$1 whether",
  ],
  [/(^|[,.;!?] *)but /gi, "$1"],
  [/\b(anyone|anybody|everyone|everybody|nobody|who|all|none|else) but\b/gi, "$1 except"],
  [/\b(have|has|got|so|um|uh|er|just|is|was|be|it's|its|of|with|do|does|hold|holds|holding) like\b/gi, "$1"],
  [/\b(was|were|am|is|are|got|been|get|being|be)\b((?: \w+){0,2}?) (?:shown|told|given|revealed)\b/gi, "$1$2 wasshown"],
  [/\b(?:shown|showed|wasshown) that\b/gi, "known that"],
  [/\b(did|has|have|had)\b([^,.;?]*?) (?:have|had) to\b/gi, "$1$2"],
  [
    /\b(nobody|no one|anyone|anybody|someone|somebody|everybody|everyone|could|can|not|must|who|did \w+) answer(?:s|ed)?\b/gi,
    "$1 respond",
  ],
  [/,? *\bor (?:do|does|did|is|are|has|have|can|could) (?:they|he|she|it|we|i|not)\W*$/i, ""],
  [/\bcan't\b/gi, "can not"],
  [/\bcannot\b/gi, "can not"],
  [/\bwon't\b/gi, "will not"],
  [/\bain't\b/gi, "is not"],
  [/\b(\w+)n't\b/gi, "$1 not"],
  [/'re\b/gi, " are"],
  [/'ve\b/gi, " have"],
  [/'ll\b/gi, " will"],
  [/'d\b/gi, " would"],
  [/\bi'm\b/gi, "I am"],
  [/\blet's\b/gi, "let us"],
  [/\b(what|who|where|how|it|that|there|he|she|when|why|here|which)'s\b/gi, "$1 is"],
  [/\bpercents?\b|%/gi, " percent "],
  [
    /(?<!^\W*(?:who|whose|what|which|where|when|why|how)\b.*)[,;–—]?\s*\b(is|are|does|do|did|has|have|had|was|were|can|could|would|will|should) not (it|he|she|they|we|i|you|that)\s*[?.!]*\s*$/i,
    "",
  ],
];

const LONGEST = 7;

const ONE_WORD: ReadonlySet<string> = new Set([...ENGLISH_LEXICON.keys()].flatMap((phrase) => phrase.split(" ")));
/** Single words that ask for something, by their first letters, for what is misspelled. */
const BY_LETTER: ReadonlyMap<string, readonly string[]> = groupByLetter(
  [...ENGLISH_LEXICON]
    .filter(([phrase, concepts]) => !phrase.includes(" ") && concepts.some((concept) => concept !== "fill"))
    .map(([phrase]) => phrase),
);

function groupByLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) groups.set(word[0] ?? "", [...(groups.get(word[0] ?? "") ?? []), word]);
  return groups;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const WHICH = new Set([
  "entry",
  "turn",
  "round",
  "suggestion",
  "question",
  "guess",
  "line",
  "number",
  "no",
  "move",
  "row",
  "record",
]);

export function readEnglishWords(text: string, setup: Setup): ReadWords {
  const full = FULL.reduce((sentence, [from, to]) => sentence.replace(from, to), plainEnglish(text));
  const tokens = tokensIn(
    spelled(full, setup, (word) => ONE_WORD.has(word)),
    setup,
  );
  const unclear = tokens.findLast(({ isUnclear }) => isUnclear)?.card;
  const mentions: Mention[] = [];
  const numbers: number[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { word, card, player } = tokens[at] ?? { word: "" };
    if (card !== undefined || player !== undefined) {
      mentions.push({
        word,
        concepts: [],
        ...(card !== undefined && { card }),
        ...(player !== undefined && { player }),
      });
      at++;
      continue;
    }
    const counted = numberAt(
      tokens.map((token) => ((token.card ?? token.player) === undefined ? token.word : "")),
      at,
    );
    if (counted) {
      numbers.push(counted.number);
      mentions.push({ word: "#", concepts: counted.concepts });
      at += counted.length;
      continue;
    }
    if (/^suspects?$/.test(word) && mentions.at(-1)?.player !== undefined) {
      mentions.push({ word, concepts: ["know"] });
      at++;
      continue;
    }
    const { length, phrase, concepts } = phraseAt(tokens, at);
    mentions.push({ word: phrase, concepts });
    at += length;
  }
  const [number, another] = numbers;
  return { mentions, number: another === undefined ? number : undefined, ...(unclear !== undefined && { unclear }) };
}

type Token = ReturnType<typeof tokensIn>[number];

function phraseAt(
  tokens: readonly Token[],
  at: number,
): { length: number; phrase: string; concepts: readonly Concept[] } {
  const run: string[] = [];
  for (const { word, card, player } of tokens.slice(at, at + LONGEST)) {
    if (card !== undefined || player !== undefined) break;
    run.push(word);
  }
  for (let length = run.length; length > 0; length--) {
    const phrase = run.slice(0, length).join(" ");
    const concepts = ENGLISH_LEXICON.get(phrase);
    if (concepts) return { length, phrase, concepts };
  }
  const [word = ""] = run;
  if (word === "'s" || word === "s") return { length: 1, phrase: word, concepts: ["fill"] };
  const near = misspelledFor(word, BY_LETTER.get(word[0] ?? "") ?? []);
  return { length: 1, phrase: word, concepts: (near !== undefined && ENGLISH_LEXICON.get(near)) || adverb(word) };
}

/** Most adverbs only colour what is asked. */
const adverb = (word: string): readonly Concept[] => (/^[a-z]{3,}ly$/.test(word) ? ["fill"] : []);

/** "Entry 5", "number nine", "the third suggestion", "my 2nd question". */
function numberAt(
  words: readonly string[],
  at: number,
): { number: number; length: number; concepts: readonly Concept[] } | undefined {
  const [one = "", two = "", three = ""] = words.slice(at, at + 3);
  if (WHICH.has(one) && !(one === "no" && two === "one")) {
    const skip = WHICH.has(two) ? 1 : 0;
    const number = numberOf(skip ? three : two);
    if (number !== undefined) return { number, length: 2 + skip, concepts: ["entry", "number"] };
  }
  const ordinal = ORDINALS.indexOf(one) + 1 || (/^\d+(st|nd|rd|th)$/.test(one) ? Number.parseInt(one, 10) : 0);
  if (ordinal > 0 && WHICH.has(two) && !["to", "before", "but"].includes(three))
    return { number: ordinal, length: 2, concepts: ["entry", "ordinal"] };
  if (/^#?\d+$/.test(one))
    return words.length > 1 ? { number: Number(one), length: 1, concepts: ["number", "fill"] } : undefined;
  return undefined;
}

const numberOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1 || undefined;
