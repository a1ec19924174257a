// What can go wrong with a store, told apart by what the caller should do. Whatever a database throws becomes a
// StoreError here, so that nobody above reads error codes.

/**
 * `busy`: somebody else holds it, try again soon. `full`: no room is left. `read-only`: it can be read, not changed.
 * `unavailable`: it cannot be reached. `refused`: it does not let us in. `missing`: what was asked for, or what the row
 * belongs to, is not there. `broken`: anything else, a fault of ours.
 */
export type StoreTrouble = "busy" | "full" | "read-only" | "unavailable" | "refused" | "missing" | "broken";

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
  "read-only": "not to be changed",
  unavailable: "out of reach",
  refused: "closed to us",
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
  ["SQLITE_READONLY", "read-only"],
  ["23503", "missing"],
  ["25006", "read-only"],
  ["25P03", "unavailable"],
  ["28", "refused"],
  ["3D", "refused"],
  ["55P03", "busy"],
  ["57014", "busy"],
  ["40", "busy"],
  ["53100", "full"],
  ["53", "unavailable"],
  ["57P", "unavailable"],
  ["58", "unavailable"],
  ["08", "unavailable"],
  ["E", "unavailable"],
];

export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError(troubleOf(error), error);
}

/** The Postgres client gives these no code. */
const LOST =
  /Connection terminated|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

function troubleOf(error: unknown): StoreTrouble {
  const known = TROUBLES.find(([start]) => codeOf(error).startsWith(start));
  if (known) return known[1];
  return error instanceof Error && LOST.test(error.message) ? "unavailable" : "broken";
}

/** What the database calls it; empty if it has no name for it. */
const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

type Functions = Readonly<Record<string, unknown>>;

/** What to do before each call and after it; `hear` is told what went wrong, or that nothing did. */
export interface Watch {
  readonly before?: (name: string) => void;
  readonly hear?: (trouble: StoreError | undefined) => void;
}

/** The same object, whose functions throw nothing but StoreError. */
export function guard<T extends object>(functions: T, watch: Watch = {}): T {
  const guarded = Object.entries(functions as Functions).map(([name, value]) => [
    name,
    typeof value === "function" ? (...args: unknown[]) => call(() => value(...args), name, args, watch) : value,
  ]);
  return Object.fromEntries(guarded);
}

async function call(work: () => unknown, name: string, args: readonly unknown[], watch: Watch): Promise<unknown> {
  try {
    watch.before?.(name);
    if (args.some(hasNul)) throw new StoreError("missing", new Error("No text in a store has a NUL."));
    const answer = await work();
    watch.hear?.(undefined);
    return answer;
  } catch (error) {
    const trouble = toStoreError(error);
    watch.hear?.(trouble);
    throw trouble;
  }
}

/** Postgres keeps no text with a NUL; so that both stores are alike, nothing is looked up or kept under one. */
const hasNul = (value: unknown): boolean =>
  isWithNul(value) || (typeof value === "object" && value !== null && Object.values(value).some(isWithNul));

const isWithNul = (value: unknown): boolean => typeof value === "string" && value.includes("\0");
