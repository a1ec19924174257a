// A model writes references where figures belong, and no figures. Whatever number it writes itself, in digits of any kind or in words,
// is found here, be it only "12 % better", and the answer is not shown as advice. An entry may be cited by its number.
import { type AdvisedTable, cardsOf } from "@demonstrandum/deals";
import { readChineseNumbers, readNumberWords } from "./number-words.ts";

const NUMBER = /\d[\d,]*(?:\.\d+)?/;
/** "2. Ask for …" counts nothing. */
const LIST_MARK = /^\s*\d+[.)]\s/gm;
/** "1/2", and "½" once it is taken apart. */
const RATIO = /\d+\s*[/\u2044]\s*\d+/;
/** Digits of other scripts, which nothing here reads. */
const STRANGE = /(?![0-9])\p{N}+/u;
/** "entry 3", "entries 1, 2 and 4". */
const CITED =
  /\bentr(?:y|ies)\s+\d{1,4}(?:(?:\s*,\s*|\s+and\s+|\s*,\s*and\s+)\d{1,4})*\b|第\d{1,4}条?(?:[、和]第?\d{1,4}条?)*记录/gi;

/** The first number of a text that a model has no business to write; as it was written. */
export function findFigure(text: string, table: Pick<AdvisedTable, "setup" | "log">): string | undefined {
  const plain = withoutCited(withoutNames(text, table).normalize("NFKC"), table.log.length).replace(LIST_MARK, "");
  const found = RATIO.exec(plain) ?? STRANGE.exec(plain) ?? NUMBER.exec(plain);
  return found?.[0] ?? readNumberWords(plain)[0] ?? readChineseNumbers(plain)[0];
}

/** Leaves out citations of entries that there are. */
const withoutCited = (text: string, entries: number): string =>
  text.replaceAll(CITED, (cited) => {
    const numbers = (cited.match(/\d+/g) ?? []).map(Number);
    return numbers.every((number) => number >= 1 && number <= entries) ? " " : cited;
  });

/** Players and cards may have numbers in their names. */
function withoutNames(text: string, { setup }: Pick<AdvisedTable, "setup">): string {
  const names = [...setup.players, ...cardsOf(setup.deck).map(({ name }) => name)].filter(
    (name) => /\p{N}/u.test(name) && /\p{L}/u.test(name),
  );
  return names.reduce((rest, name) => rest.replaceAll(name, " "), text);
}
