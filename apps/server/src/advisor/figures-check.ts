// Numbers in an answer must come from the engine, in whatever digits or English words they are written. A figure that the engine did not
// give, be it only "12 % better", is found here, and the answer is not shown as advice.
import { readNumberWords } from "./number-words.ts";

/** A number as it was written: how many places it has says how far it was rounded. */
interface Written {
  readonly text: string;
  readonly value: number;
  readonly places: number;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** "2. Ask for …" counts nothing. */
const LIST_MARK = /^\s*\d+[.)]\s/gm;
/** "1/2", and "½" once it is taken apart. */
const RATIO = /(\d+)\s*[/\u2044]\s*(\d+)/g;
/** Digits of other scripts, which nothing here reads. */
const STRANGE = /(?![0-9])\p{N}+/gu;

function readNumbers(text: string): Written[] {
  const found: Written[] = [];
  const keep = (written: Written) => {
    found.push(written);
    return " ";
  };
  const plain = text.normalize("NFKC").replace(LIST_MARK, "");
  const rest = plain
    .replace(RATIO, (whole, part, of) => keep({ text: whole, value: Number(part) / Number(of), places: 2 }))
    .replace(STRANGE, (whole) => keep({ text: whole, value: Number.NaN, places: 0 }));
  for (const [word] of rest.matchAll(NUMBER)) {
    const digits = word.replaceAll(",", "");
    found.push({ text: word, value: Number(digits), places: digits.split(".")[1]?.length ?? 0 });
  }
  return [...found, ...readNumberWords(rest)];
}

/** Every number within a value of any depth, and within its texts. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === "number") return [value];
  if (typeof value === "string") return readNumbers(value).map((written) => written.value);
  if (Array.isArray(value)) return value.flatMap(numbersIn);
  if (typeof value === "object" && value !== null) {
    return [...Object.keys(value).flatMap(numbersIn), ...Object.values(value).flatMap(numbersIn)];
  }
  return [];
}

const isRounding = ({ value, places }: Written, given: number): boolean =>
  Math.abs(value - given) <= 0.5 * 10 ** -places + 1e-9;

/** The first number of an answer that is none of the given ones, be it as they are, rounded, or as a percentage; as it was written. */
export function findInvented(answer: string, given: readonly number[]): string | undefined {
  return readNumbers(answer).find(
    (written) => !given.some((each) => isRounding(written, each) || isRounding(written, 100 * each)),
  )?.text;
}
