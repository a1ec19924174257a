// Positions as puzzles: only those that proofs lead to, and the proof is of the person who is asked for.
import { generate, layOut, movesTo, newSession, path, play, proofAt, view } from "@demonstrandum/engine";
import { checkProof } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import { GAMES } from "./index.ts";

describe.each(GAMES.map((game) => [game.id, game] as const))("positions of %s", (_, game) => {
  const made = generate(game, { difficulty: "medium" }, "positions");
  if (!made.ok) throw new Error(made.failure.text);
  const { puzzle } = made;
  const steps = path(game, puzzle);
  const start = view(game, newSession(puzzle)).people.flatMap(({ id, identity }) =>
    identity === undefined ? [] : [id],
  );
  const knownAt = (at: number): number[] => [...start, ...steps.slice(0, at).map(({ person }) => person)];

  it("are reached by verdicts that are all accepted, and ask for somebody whom they prove", () => {
    steps.forEach(({ person, identity }, at) => {
      const moves = movesTo(game, puzzle, { known: knownAt(at).reverse(), person }) ?? [];
      let session = newSession(puzzle);
      for (const move of [...moves, { kind: "verdict", person, identity } as const]) {
        const played = play(game, session, move);
        expect(played.outcome.kind).toBe("accepted");
        session = played.session;
      }
      expect(moves).toHaveLength(at);
    });
  });

  it("have a proof of that person which can be checked", () => {
    const { theory } = layOut(game, puzzle);
    for (const [at, { person, identity }] of steps.entries()) {
      const outcome = proofAt(game, puzzle, { known: knownAt(at), person });
      if (outcome.kind !== "hint") throw new Error(outcome.kind);
      expect(outcome.hint.verdicts).toContainEqual({ person, identity });
      const { argument } = outcome.hint;
      if (!argument?.proof) throw new Error("There is no proof.");
      const given = { facts: argument.facts, clues: argument.steps[0]?.speakers ?? [] };
      expect(checkProof(theory, given, argument.proof)).toBe(true);
    }
  });

  it("are refused where nothing leads, where the person is known, and where nothing proves the person", () => {
    const [first] = steps;
    const last = steps.at(-1);
    if (!first || !last) return expect.unreachable();
    expect(movesTo(game, puzzle, { known: [29], person: first.person })).toBeUndefined();
    expect(movesTo(game, puzzle, { known: knownAt(1), person: first.person })).toBeUndefined();
    expect(movesTo(game, puzzle, { known: start, person: 29 })).toBeUndefined();
    const open = steps.filter(({ person }) => movesTo(game, puzzle, { known: start, person }) === undefined);
    // Where everybody has spoken, everyone is proved from the start.
    expect(open.length === 0).toBe(view(game, newSession(puzzle)).isOpen);
    const [hidden] = open;
    if (hidden)
      expect(movesTo(game, puzzle, { known: [...start, hidden.person], person: first.person })).toBeUndefined();
  });
});
