// A puzzle for tests, made by the engine itself, and the way to its end.
import { type Game, generate, newSession, type Puzzle, path, play, type Session, viewIn } from "@demonstrandum/engine";
import { cultivators, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";

export const game = cultivators;

export const told = tellGame(en, game as Game);

function makeOne(): Puzzle {
  const made = generate(game, { difficulty: "easy" }, "a test");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

export const puzzle = makeOne();

export const steps = path(game, puzzle);

/** The session after the first steps of the shortest reasoning. */
export const sessionAfter = (count: number): Session =>
  steps
    .slice(0, count)
    .reduce<Session>(
      (session, { person, identity }) => play(game, session, { kind: "verdict", person, identity }).session,
      newSession(puzzle),
    );

export const viewAfter = (count: number) => viewIn(told, sessionAfter(count));

/** Someone of whom nothing is proved at the start. */
export function anUnprovedPerson(): number {
  const start = newSession(puzzle);
  const isOpen = (person: number) =>
    [false, true].every(
      (identity) => play(game, start, { kind: "verdict", person, identity }).outcome.kind === "refused",
    );
  const found = steps.map(({ person }) => person).find(isOpen);
  if (found === undefined) throw new Error("Everyone is proved at the start.");
  return found;
}
