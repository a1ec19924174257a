// Pieces of Chinese that clues of several dialects share: whoever speaks, lines, and so many of so many.

import type { NamedSetting } from "./tongue.ts";

/** 我, or the name. */
export const who = (id: number, at: NamedSetting): string => (id === at.speaker ? "我" : (at.names[id] ?? ""));

/** 我和李木: whoever speaks comes first. */
export const whoBoth = (first: number, second: number, at: NamedSetting): string =>
  second === at.speaker ? `我和${who(first, at)}` : `${who(first, at)}和${who(second, at)}`;

/** Of so many there, some are what is said: 其中恰好1个在第3行, 都在第3行. `be` and `beNot` say it of all and of none. */
export function sayPortion(
  count: number,
  total: number,
  be: string,
  beNot: string,
  figure: (count: number) => string = String,
): string {
  if (count === total) return total === 1 ? be : `都${be}`;
  if (count === 0) return total === 1 ? beNot : `都${beNot}`;
  return `其中恰好${figure(count)}个${be}`;
}

/** 没有妖, 恰好有2个妖. */
export const sayExactly = (count: number, kind: string, figure: (count: number) => string = String): string =>
  count === 0 ? `没有${kind}` : `恰好有${figure(count)}个${kind}`;
