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

/** One line for each field that differs; fields that the vector leaves out are not compared. */
export function differences(expected: object, actual: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(expected).flatMap(([field, wanted]) => {
    if (!(field in actual) || wanted === undefined) return [];
    const [want, got] = [JSON.stringify(wanted), JSON.stringify(actual[field])];
    return want === got ? [] : [`${field}: expected ${want}, got ${got}`];
  });
}

export type Vector = Readonly<Record<string, unknown>>;

/** A list of objects in a file of vectors; a file may leave the list out. */
export function listIn(data: unknown, field: string): readonly Vector[] {
  const list: unknown = Object(data)[field] ?? [];
  if (!Array.isArray(list)) throw new Error(`"${field}" must be a list`);
  return list.map(Object);
}
