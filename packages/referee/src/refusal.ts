// What the referee refuses, told apart by what the player can do about it. The words are for the player.

/**
 * `missing`: there is no such thing, or it is not theirs. `stale`: others moved first; look again. `invalid`: it cannot be
 * done at all. `limit`: there are too many already.
 */
export type RefusalKind = "missing" | "stale" | "invalid" | "limit";

export class Refusal extends Error {
  override readonly name = "Refusal";
  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}
