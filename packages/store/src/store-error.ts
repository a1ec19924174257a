// What can go wrong with a store, told apart by what the caller should do. Whatever a database throws becomes a
// StoreError here, so that nobody above reads error codes.

/**
 * `busy`: somebody else holds it, try again soon. `full`: no room is left. `unavailable`: it cannot be reached.
 * `missing`: what the row belongs to was deleted. `broken`: anything else, a fault of ours.
 */
export type StoreTrouble = "busy" | "full" | "unavailable" | "missing" | "broken";

export class StoreError extends Error {
  override readonly name = "StoreError";
  constructor(
    readonly trouble: StoreTrouble,
    cause: unknown,
  ) {
    super(`The store is ${SAID[trouble]}.`, { cause });
  }
}

const SAID: Readonly<Record<StoreTrouble, string>> = {
  busy: "busy",
  full: "full",
  unavailable: "out of reach",
  missing: "without what this belongs to",
  broken: "out of order",
};

/** By the beginning of the code, the longest first. SQLite's have names, Postgres's five characters, Node's begin with E. */
const TROUBLES: readonly (readonly [string, StoreTrouble])[] = [
  ["SQLITE_CONSTRAINT_FOREIGNKEY", "missing"],
  ["SQLITE_BUSY", "busy"],
  ["SQLITE_LOCKED", "busy"],
  ["SQLITE_FULL", "full"],
  ["SQLITE_IOERR", "unavailable"],
  ["SQLITE_CANTOPEN", "unavailable"],
  ["SQLITE_READONLY", "unavailable"],
  ["23503", "missing"],
  ["55P03", "busy"],
  ["57014", "busy"],
  ["40", "busy"],
  ["53100", "full"],
  ["53", "unavailable"],
  ["57P", "unavailable"],
  ["08", "unavailable"],
  ["E", "unavailable"],
];

export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(troubleOf(error), error);
}

function troubleOf(error: unknown): StoreTrouble {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known = TROUBLES.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  const text = error instanceof Error ? error.message : "";
  // The Postgres client gives these two no code.
  return /Connection terminated|timeout exceeded when trying to connect/.test(text) ? "unavailable" : "broken";
}

type Functions = Readonly<Record<string, unknown>>;

/** The same object, whose functions throw nothing but StoreError. */
export function guard<T extends object>(functions: T): T {
  const guarded = Object.entries(functions as Functions).map(([name, value]) => [
    name,
    typeof value === "function" ? (...args: unknown[]) => call(() => value(...args)) : value,
  ]);
  return Object.fromEntries(guarded);
}

async function call(work: () => unknown): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}
