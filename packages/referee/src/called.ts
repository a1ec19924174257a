// What a player is called where others see it: the nickname, or that there is none, which every page says in its own words. The
// id itself is never shown, as it is all that a cookie holds; a tag made from it tells those without a name apart.

import { createHash } from "node:crypto";

export interface Called {
  /** Null: no nickname was chosen. */
  readonly name: string | null;
  /** Four letters or digits, the same wherever the player is met. */
  readonly tag: string;
}

export const calledOf = (id: string, nickname: string | null): Called => ({
  name: nickname,
  tag: createHash("sha256").update(`name\n${id}`).digest("hex").slice(0, 4).toUpperCase(),
});
