// Numbers in an answer must come from the engine. A figure that the engine did not give, be it only "12 % better",
// is found here, and the answer is not shown as advice.

/** A number as it was written: how many places it has says how far it was rounded. */
interface Written {
  readonly value: number;
  readonly places: number;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** "2. Ask for …" counts nothing. */
const LIST_MARK = /^\s*\d+[.)]\s/gm;

function readNumbers(text: string): Written[] {
  return (text.replace(LIST_MARK, "").match(NUMBER) ?? []).map((word) => {
    const plain = word.replaceAll(",", "");
    return { value: Number(plain), places: plain.split(".")[1]?.length ?? 0 };
  });
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

/** The first number of an answer that is none of the given ones, be it as they are, rounded, or as a percentage. */
export function findInvented(answer: string, given: readonly number[]): number | undefined {
  return readNumbers(answer).find(
    (written) => !given.some((each) => isRounding(written, each) || isRounding(written, 100 * each)),
  )?.value;
}
