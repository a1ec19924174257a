import type { Game } from "@demonstrandum/engine";
import { describeGame } from "./game.cases.ts";
import { GAMES, nullGame, openNullGame } from "./index.ts";

/** Each dialect once and each difficulty once: enough for what all games share. */
function configsOf({ dialects, labels }: Game): Record<string, unknown>[] {
  const ways = Math.max(dialects.length, labels.length);
  return Array.from({ length: ways }, (_, i) => ({
    ...(dialects.length > 0 ? { dialect: dialects[i % dialects.length] } : {}),
    difficulty: labels[i % labels.length],
  }));
}

/** Boards on which the hidden kind lies, easy to brutal. */
const LIARS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  cultivators: [
    { dialect: "classic", difficulty: "medium", liars: true },
    { dialect: "atoms", difficulty: "hard", liars: true },
  ],
  who: [
    { difficulty: "easy", liars: true },
    { difficulty: "brutal", liars: true },
  ],
};

for (const game of [...GAMES, nullGame, openNullGame])
  describeGame({ game, configs: [...configsOf(game), ...(LIARS[game.id] ?? [])] });
