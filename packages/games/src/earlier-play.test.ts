// A play as it was saved when a refusal closed the person and not the verdict, with what that version said of each move. It
// holds no second verdict on anybody who was closed, and goes back to them after a reveal.

import { type Game, parseCode, parseSession, play, view } from "@demonstrandum/engine";
import { expect, it } from "vitest";
import saved from "./earlier-play.json" with { type: "json" };
import { GAMES } from "./index.ts";

const { game, puzzle } = parseCode(GAMES, saved.puzzle);

it("a play from before refused verdicts were closed replays with its counters", () => {
  const session = parseSession(game, { puzzle, moves: saved.moves });
  const { mistakes, hints, isDone, people } = view(game, session);
  const known = people.filter(({ identity }) => identity !== undefined).length;
  expect({ mistakes, hints, known, isDone }).toEqual({
    mistakes: saved.mistakes,
    hints: saved.hints,
    known: saved.known,
    isDone: true,
  });
});

it("each of its moves comes out as it did, from wherever the play is taken up", () => {
  const { moves } = parseSession(game, { puzzle, moves: saved.moves });
  const outcomes = moves.map((move, i) => play(game as Game, { puzzle, moves: moves.slice(0, i) }, move).outcome.kind);
  expect(outcomes).toEqual(saved.outcomes);
});
