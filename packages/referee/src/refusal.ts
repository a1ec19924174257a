// What the referee refuses, told apart by what the player can do about it and named for whoever says it in another language. The
// words are for the player.

/**
 * `missing`: there is no such thing, or it is not theirs. `stale`: others moved first; look again. `invalid`: it cannot be
 * done at all. `limit`: there are too many already.
 */
export type RefusalKind = "missing" | "stale" | "invalid" | "limit";

const KINDS = {
  "name-empty": "invalid",
  "name-long": "invalid",
  "name-signs": "invalid",
  "name-invisible": "invalid",
  "name-given": "invalid",
  "no-day": "missing",
  "no-game": "missing",
  "no-play": "missing",
  "no-challenge": "missing",
  "no-invitation": "missing",
  "no-league": "missing",
  "no-such-player": "missing",
  "wrong-code": "missing",
  "not-finished": "invalid",
  "too-many-leagues": "limit",
  "league-full": "limit",
  "moved-elsewhere": "stale",
  "no-person": "invalid",
  "key-used": "invalid",
  "too-many-moves": "limit",
  "no-table": "missing",
  "bad-table": "invalid",
  "too-many-tables": "limit",
  "too-many-of-yours": "limit",
} as const satisfies Record<string, RefusalKind>;

/** Names that programs can rely on. */
export type RefusalCode = keyof typeof KINDS;

export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly kind: RefusalKind;

  constructor(
    readonly code: RefusalCode,
    message: string,
    /** The number that the message tells: the most there may be, or how many there are. */
    readonly figure?: number,
  ) {
    super(message);
    this.kind = KINDS[code];
  }
}
