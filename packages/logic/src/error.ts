// The one error of this package: bad data, told in one plain sentence.

/** Data that is no constraint or theory: one sentence why. */
export class LogicError extends Error {
  override readonly name = "LogicError";
}

/** A constraint that is well formed and true of no world, where one was to be asserted. */
export class ImpossibleError extends LogicError {}
