// A bound on searching, counted in branches and never by the clock, so that every machine gives the same answer. Every search
// of this package spends from it; whoever wants an answer in time asks within a bound and may be told that it is too much.

/** The answer to a question that would take more than it may. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}

/** For a question that nobody bounded: hours of work, so it is only ever met by mistake. */
const UNBOUNDED = 2 ** 30;

let left = UNBOUNDED;
let isBounded = false;

/** One branch more. */
export function spend(): void {
  if (--left < 0) throw new TooMuch("This is too much to work out.");
}

/** A new question that nobody bounded has the whole of it. */
export function refill(): void {
  if (!isBounded) left = UNBOUNDED;
}

/** What the work comes to, if it takes at most so many branches; within a bound around it, at most what is left of that. */
export function within<T>(branches: number, work: () => T): T | TooMuch {
  const [outer, wasBounded] = [left, isBounded];
  const granted = wasBounded ? Math.min(branches, Math.max(0, outer)) : branches;
  left = granted;
  isBounded = true;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuch) return error;
    throw error;
  } finally {
    left = wasBounded ? outer - (granted - Math.max(0, left)) : UNBOUNDED;
    isBounded = wasBounded;
  }
}
