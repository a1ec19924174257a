// A pattern of play in words. A guess, and to be marked as one wherever it is told.

import type { PlayPattern } from "../advice/patterns.ts";
import { sayingOf } from "../rules/say.ts";
import type { Setup } from "../table/setup.ts";
import type { TableWording } from "../words/wording.ts";

/** Says in words what a pattern of play suggests. */
export function sayPattern(words: TableWording, setup: Setup, pattern: PlayPattern): string {
  const { patterns } = words;
  const say = sayingOf(words, setup);
  const holder = say.holder(pattern.player);
  switch (pattern.kind) {
    case "asks-again":
      return patterns.asksAgain(holder, say.card(pattern.card), pattern);
    case "asks-own":
      return patterns.asksOwn(holder, say.cards(pattern.cards), pattern.times, pattern.suggestions);
    case "shows-same":
      return patterns.showsSame(holder, say.card(pattern.card), pattern.times);
    case "shows-kind":
      return patterns.showsKind(holder, pattern.of, pattern.times);
  }
}
