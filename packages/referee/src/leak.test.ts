// Nothing leaves before it is earned. Over whole random plays of every game each answer is compared with the answer for
// another puzzle that differs only in what is still hidden: if they are the same, the answer tells nothing about it.

import { type Game, type Move, makeRng, type Puzzle, playIn, type Rng, view, viewIn } from "@demonstrandum/engine";
import { tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import type { Store } from "@demonstrandum/store";
import { openPassingStore } from "@demonstrandum/store/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dayAfter, opensAt } from "./day.ts";
import { gameOf, gamesOf } from "./day-puzzle.ts";
import { beginPlay, type PlayView } from "./plays.ts";
import { aPlayer, aReferee, MONDAY, MORNING, send, verdictsOf } from "./testing/a-referee.ts";
import { FIRST_RISING, FLAGSHIP } from "./week.ts";

let store: Store;
beforeAll(async () => {
  store = await openPassingStore();
});
afterAll(() => store.close());

interface GridLike extends Puzzle {
  readonly characters: readonly { readonly identity: string; readonly clue: object }[];
}
interface VillageLike extends Puzzle {
  readonly solution: readonly boolean[];
}

/** The same puzzle to whoever knows only `revealed`: hidden identities turned around, hidden clues handed on, another seed. */
function alter(puzzle: Puzzle, revealed: ReadonlySet<number>, by: number): Puzzle {
  const other = { ...puzzle, seed: "another seed" };
  if ("solution" in puzzle) {
    const { solution } = puzzle as VillageLike;
    return { ...other, solution: solution.map((is, id) => (revealed.has(id) ? is : !is)) } as Puzzle;
  }
  const { characters } = puzzle as GridLike;
  const hidden = characters.flatMap((_, id) => (revealed.has(id) ? [] : [id]));
  const words = [...new Set(characters.map(({ identity }) => identity))];
  const altered = characters.map((person, id) => {
    if (revealed.has(id)) return person;
    const from = characters[hidden[(hidden.indexOf(id) + by) % hidden.length] ?? id];
    const identity = words.find((word) => word !== person.identity) ?? person.identity;
    return { ...person, identity, clue: from?.clue ?? person.clue };
  });
  return { ...other, solveChain: characters.map((_, id) => id), characters: altered } as Puzzle;
}

/** Some alterations are no puzzles, because a clue cannot be said by just anybody. Where all have spoken no clue is hidden. */
function alterations(game: Game, puzzle: Puzzle, revealed: ReadonlySet<number>): Puzzle[] {
  const { isOpen } = view(game, { puzzle, moves: [] });
  return (isOpen ? [0] : [0, 1, 2, 3]).flatMap((by) => {
    try {
      const altered = game.parse(alter(puzzle, revealed, by));
      view(game, { puzzle: altered, moves: [] });
      return [altered];
    } catch {
      return [];
    }
  });
}

const revealedIn = ({ people }: PlayView["view"]): Set<number> =>
  new Set(people.filter(({ identity }) => identity !== undefined).map(({ id }) => id));

function randomMove(rng: Rng, people: number, next: Move | undefined): Move {
  const everyone = Array.from({ length: people }, (_, id) => id);
  const person = rng.below(people);
  const identity = rng.below(2) === 1;
  switch (rng.below(8)) {
    case 0:
      return { kind: "hint", level: rng.pick([1, 2, 3, 4, 5] as const) };
    case 1:
      return { kind: "why", person, identity };
    case 2:
      return { kind: "verdict", person, identity };
    case 3:
      return { kind: "accuse", people: everyone.filter(() => rng.below(3) === 0) };
    case 4:
      return { kind: "clash", supposed: [{ person, identity }] };
    default:
      return next ?? { kind: "verdict", person, identity };
  }
}

const DAYS = [MONDAY, dayAfter(MONDAY, -1), dayAfter(MONDAY, -2)];
/** A Saturday on which four people say something aside. */
const ASIDES = dayAfter(FIRST_RISING, 5);
const CASES = [...DAYS.flatMap((day) => gamesOf(day).map((game) => [game, day] as const)), [FLAGSHIP, ASIDES] as const];

describe.each(CASES)("%s of %s", (gameId, day) => {
  it("answers alike whatever is hidden, to the end", { timeout: 60_000 }, async () => {
    const referee = aReferee(store, { now: Math.max(MORNING, opensAt(day)) });
    const player = await aPlayer(referee);
    const rng = makeRng(`${gameId} ${day}`);
    const game = gameOf(day, gameId);
    let shown = await beginPlay(referee, player, day, gameId);
    const puzzle = game.parse((await store.puzzle(day, gameId))?.puzzle);
    const verdicts = [...(await verdictsOf(referee, day, gameId))];
    const moves: Move[] = [];
    let compared = 0;
    while (!shown.view.isDone) {
      const before = revealedIn(shown.view);
      const next = verdicts.find((move) => move.kind === "verdict" && !before.has(move.person));
      const move = randomMove(rng, shown.view.people.length, next);
      const answer = await send(referee, player, shown, move);
      const revealed = revealedIn(answer.play.view);
      for (const altered of alterations(game, puzzle, revealed)) {
        const told = playIn(tellGame(en, game), { puzzle: altered, moves }, move);
        expect(told.outcome).toEqual(answer.outcome);
        expect(viewIn(tellGame(en, game), told.session)).toEqual(answer.play.view);
        compared += 1;
      }
      expectNothingSaid(answer, puzzle);
      expect(answer.play.moves.length - shown.moves.length).toBeLessThanOrEqual(1);
      if (answer.play.moves.length > shown.moves.length) moves.push(move);
      expect(answer.play.moves).toEqual(moves);
      shown = answer.play;
    }
    expect(compared).toBeGreaterThan(shown.view.people.length);
  });
});

/** Number and title are functions of the day alone: see `title.test.ts`. */
const KEYS = ["day", "game", "id", "moves", "now", "number", "startedAt"];

/** The seed, the word "solution" and the answer's other parts, which the comparison does not cover. */
function expectNothingSaid(answer: { readonly play: PlayView }, puzzle: Puzzle): void {
  const { view: _, outcome: __, title: ___, ...rest } = answer.play;
  const text = JSON.stringify(answer);
  if (answer.play.view.isDone) return;
  expect(text).not.toContain(puzzle.seed);
  expect(text).not.toMatch(/solution|seed|solveChain|statements/);
  expect(Object.keys(rest).sort()).toEqual(KEYS);
}
