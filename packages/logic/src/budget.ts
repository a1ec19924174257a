// How much work may be done, counted in steps and never by the clock, so that every machine gives the same answer. Some
// searches carry a budget and give up when it is spent. All searches for worlds spend from the one around them: whoever wants an
// answer in time asks within a number of branches and may be told that it is too much.

/** Goes down as work is done. */
export interface Budget {
  left: number;
}

/** Whether a budget has nothing left. */
export const isSpent = ({ left }: Budget): boolean => left <= 0;

/** The answer to a question that would take more than it may. */
export class TooMuch extends Error {
  override readonly name = "TooMuch";
}

/** For a question that nobody bounded: hours of work, so it is only ever met by mistake. */
const UNBOUNDED = 2 ** 30;

const unbounded: Budget = { left: UNBOUNDED };
let current = unbounded;

/** One branch more. */
export function spend(): void {
  if (--current.left < 0) throw new TooMuch("This is too much to work out.");
}

/** Whether the bound around has anything left. */
export const hasLeft = (): boolean => !isSpent(current);

/** A new question that nobody bounded has the whole of it. */
export function refill(): void {
  unbounded.left = UNBOUNDED;
}

/** What the work comes to, if it takes at most so many branches; within a bound around it, at most what is left of that. */
export function within<T>(branches: number, work: () => T): T | TooMuch {
  const outer = current;
  const granted = outer === unbounded ? branches : Math.min(branches, Math.max(0, outer.left));
  const inner = { left: granted };
  current = inner;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooMuch) return error;
    throw error;
  } finally {
    outer.left -= granted - Math.max(0, inner.left);
    current = outer;
    refill();
  }
}
