// A puzzle told in two languages: the same insights in as many sentences, everybody named, and nothing of the one in the other.

import { type Game, newSession, type Puzzle, type Solution, solve, view } from "@demonstrandum/engine";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";

/** What is told otherwise in Chinese; nothing of a game that does not speak it. */
export function findToldApart(english: Game, puzzle: Puzzle): string[] {
  const chinese = CHINESE_GAMES.find(({ id }) => id === english.id);
  if (!chinese) return [];
  const [told, said] = [solve(english, puzzle), solve(chinese, puzzle)];
  if (shapeOf(told) !== shapeOf(said)) return ["it is proved otherwise in Chinese"];
  const names = view(chinese, newSession(puzzle)).people.map(({ name }) => name);
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
