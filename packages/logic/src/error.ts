// The one error of this package: bad data, told in one plain sentence.

export class LogicError extends Error {
  override readonly name = "LogicError";
}
