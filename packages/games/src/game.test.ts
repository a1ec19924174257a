// What must hold of every game, tried on one configuration of each kind; the full run has every difficulty and more liars.
import { configsOf, describeGame } from "./game.cases.ts";
import { GAMES, nullGame, openNullGame } from "./index.ts";

for (const game of [...GAMES, nullGame, openNullGame])
  describeGame({
    game,
    configs: configsOf(game).filter(({ difficulty }) => difficulty === "easy" || difficulty === "hard"),
  });

const who = GAMES.find(({ id }) => id === "who");
if (who) describeGame({ game: who, configs: [{ difficulty: "easy", liars: true }] });
