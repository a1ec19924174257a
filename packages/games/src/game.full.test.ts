// What must hold of every game, at every difficulty, and on boards on which the hidden kind lies.
import { configsOf, describeGame } from "./game.cases.ts";
import { GAMES } from "./index.ts";

const LIARS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  cultivators: [
    { dialect: "classic", difficulty: "medium", liars: true },
    { dialect: "atoms", difficulty: "hard", liars: true },
  ],
  who: [{ difficulty: "brutal", liars: true }],
};

for (const game of GAMES) describeGame({ game, configs: [...configsOf(game), ...(LIARS[game.id] ?? [])] });
