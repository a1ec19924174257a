// What a player is called where others see it. The id itself is never shown: it is all that a cookie holds.

import { createHash } from "node:crypto";

export const sayPlayer = (id: string, nickname: string | null): string =>
  nickname ?? `Player ${createHash("sha256").update(`name\n${id}`).digest("hex").slice(0, 4).toUpperCase()}`;
