// What runs one file of vectors. A new kind of vectors is a runner and a line in RUNNERS.

export interface VectorResult {
  /** Enough of the vector to find it. */
  readonly name: string;
  /** What was expected and what came instead; empty when the vector passed. */
  readonly failures: readonly string[];
}

export interface Runner {
  readonly file: string;
  run(data: unknown): readonly VectorResult[];
}

/** Runs one vector; whatever it throws is a failure of that vector. */
export function tryVector(name: string, check: () => readonly string[]): VectorResult {
  try {
    return { name, failures: check() };
  } catch (error) {
    return { name, failures: [error instanceof Error ? error.message : String(error)] };
  }
}

/**
 * One line for each field that differs; fields that the vector leaves out are not compared. A field that is neither part of
 * the question (`asked`) nor of the answer is a slip, and so is a vector that expects nothing: both would pass unseen.
 */
export function differences(
  expected: object,
  actual: Readonly<Record<string, unknown>>,
  asked: readonly string[],
): string[] {
  const fields = Object.entries(expected).filter(([field]) => !asked.includes(field));
  if (!fields.some(([field]) => Object.hasOwn(actual, field))) return ["it expects nothing that is known here"];
  return fields.flatMap(([field, wanted]) => {
    if (!Object.hasOwn(actual, field)) return [noSuchKey(field)];
    const [want, got] = [JSON.stringify(wanted), JSON.stringify(actual[field])];
    return want === got ? [] : [`${field}: expected ${want}, got ${got}`];
  });
}

const noSuchKey = (key: string): string => `${key}: there is no such key`;

/** A failure for each key that nobody reads. */
export const unknownKeys = (data: object, known: readonly string[]): string[] =>
  Object.keys(data)
    .filter((key) => !known.includes(key))
    .map(noSuchKey);

/** The file itself as a vector, if it has keys that nobody reads. */
export function checkFile(data: unknown, known: readonly string[]): readonly VectorResult[] {
  const failures = unknownKeys(Object(data), known);
  return failures.length > 0 ? [{ name: "the file", failures }] : [];
}

export type Vector = Readonly<Record<string, unknown>>;

/** A list of objects in a file of vectors; a file may leave the list out. */
export function listIn(data: unknown, field: string): readonly Vector[] {
  const list: unknown = Object(data)[field] ?? [];
  if (!Array.isArray(list)) throw new Error(`"${field}" must be a list`);
  return list.map(Object);
}
