// A puzzle for paper. With all clues open a hard puzzle would fall to one clue at a time, so each clue that waits for its speaker gets a
// number, and the clues stand on a strip in the order of their numbers, which tells nothing.
import { makeRng, newSession, type Puzzle, type ToldGame, tellTable, viewIn } from "@demonstrandum/engine";
import type { Printout } from "./referee.ts";
import { makeReplay } from "./replay.ts";

const [FIRST, LAST] = [100, 999];

/** Different numbers, the same for the same puzzle. */
function drawNumbers(seed: string, count: number): readonly number[] {
  const rng = makeRng(`print ${seed}`);
  const drawn = new Set<number>();
  while (drawn.size < count) drawn.add(FIRST + rng.below(LAST - FIRST + 1));
  return [...drawn];
}

export function makePrintout(told: ToldGame, puzzle: Puzzle): Printout {
  const start = viewIn(told, newSession(puzzle));
  const { clues, words } = tellTable(told, puzzle);
  const drawn = drawNumbers(puzzle.seed, clues.length);
  const numbers = start.people.map(({ id, clue }) => (clue ? undefined : drawn[id]));
  const strip = numbers
    .flatMap((number, id) => {
      const text = words.clues[id]?.text ?? "";
      return number === undefined ? [] : [{ number, text, isAside: clues[id]?.isAside === true }];
    })
    .sort((a, b) => a.number - b.number);
  const answers = makeReplay(told, puzzle).map(({ hint }) => ({
    text: hint.text,
    proof: (hint.proof ?? []).map(({ text }) => text),
  }));
  return { view: start, numbers, strip, answers };
}
