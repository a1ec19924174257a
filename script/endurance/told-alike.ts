// A puzzle told in two languages: the same insights in as many sentences, everybody named, and nothing of the one in the other.

import { type Game, newSession, type Puzzle, type Solution, solveIn, viewIn } from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";

/** What is told otherwise in Chinese. */
export function findToldApart(game: Game, puzzle: Puzzle): string[] {
  const chinese = tellGame(zh, game);
  const [told, said] = [solveIn(tellGame(en, game), puzzle), solveIn(chinese, puzzle)];
  if (shapeOf(told) !== shapeOf(said)) return ["it is proved otherwise in Chinese"];
  const names = viewIn(chinese, newSession(puzzle)).people.map(({ name }) => name);
  return said.steps.flatMap(({ proof }) =>
    proof.flatMap(({ text, speaker }) => [
      ...(FOREIGN.test(text) ? [`it says in Chinese: ${text}`] : []),
      ...(speaker !== undefined && !text.includes(names[speaker] ?? "") ? [`it does not name who says: ${text}`] : []),
    ]),
  );
}

const FOREIGN = /[a-z]{2}|[!"'(),.:;?]| |[，。；：]{2}/i;

const shapeOf = ({ steps, trouble, open = [] }: Solution): string =>
  JSON.stringify([
    trouble === undefined,
    open.length,
    steps.map(({ people, proof }) => [
      people.map(({ person }) => person),
      proof.map(({ depth, speaker, causes, affects }) => [depth, speaker, causes, affects]),
    ]),
  ]);
