// The 27 templates, evaluated straight from the sentences of their document, on lists of people. The oracle of tests.

import type { Board, BoardPerson } from "../board.ts";
import type { WhoClue } from "../who/mechanic.ts";

const isNear = (a: BoardPerson, b: BoardPerson): boolean =>
  Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && a !== b;

/** No gap: between two of them in a line there is nobody else. */
const haveNoGap = (positions: readonly number[]): boolean =>
  positions.length === 0 || Math.max(...positions) - Math.min(...positions) === positions.length - 1;

export function naiveWho({ template, params }: WhoClue, board: Board, isWolf: (id: number) => boolean): boolean {
  const { people } = board;
  const role = template === "is-werewolf" ? "werewolf" : template === "is-villager" ? "villager" : params.role;
  const isKind = ({ id }: BoardPerson): boolean => isWolf(id) === (role === "werewolf");
  const called = (name: string | undefined): BoardPerson =>
    people.find((person) => person.name === name) as BoardPerson;
  const [character, first, second] = [called(params.character), called(params.first), called(params.second)];
  const [row, column] = [(params.row ?? 0) - 1, (params.column ?? 0) - 1];
  const count = (test: (person: BoardPerson) => boolean): number => people.filter((p) => test(p) && isKind(p)).length;
  const kindNear = (person: BoardPerson): number => count((p) => isNear(p, person));
  const ofThem = (test: (person: BoardPerson) => boolean): boolean =>
    count(test) === params.total && count((p) => test(p) && isNear(p, second)) === params.count;
  const named = (test: (person: BoardPerson) => boolean): boolean =>
    people.filter(test).length === params.total && count(test) === params.count;
  const isStrictly = (low: number, x: number, high: number): boolean => (low < x && x < high) || (high < x && x < low);

  const definitions: Record<string, () => boolean> = {
    "row-count": () => count((p) => p.row === row) === params.count,
    "column-count": () => count((p) => p.col === column) === params.count,
    "above-row": () => count((p) => p.row < row) === params.count,
    "below-row": () => count((p) => p.row > row) === params.count,
    "left-of-column": () => count((p) => p.col < column) === params.count,
    "right-of-column": () => count((p) => p.col > column) === params.count,
    above: () => count((p) => p.col === character.col && p.row < character.row) === params.count,
    below: () => count((p) => p.col === character.col && p.row > character.row) === params.count,
    "left-of": () => count((p) => p.row === character.row && p.col < character.col) === params.count,
    "right-of": () => count((p) => p.row === character.row && p.col > character.col) === params.count,
    between: () =>
      count((p) =>
        first.row === second.row
          ? p.row === first.row && isStrictly(first.col, p.col, second.col)
          : p.col === first.col && isStrictly(first.row, p.row, second.row),
      ) === params.count,
    "neighbor-count": () => kindNear(character) === params.count,
    "same-neighbors": () => kindNear(first) === kindNear(second),
    "more-neighbors": () => kindNear(first) > kindNear(second),
    "fewer-neighbors": () => kindNear(first) < kindNear(second),
    "one-of-neighbors": () => isNear(first, second) && isKind(first) && kindNear(second) === params.count,
    "left-of-neighboring": () => ofThem((p) => p.row === first.row && p.col < first.col),
    "right-of-neighboring": () => ofThem((p) => p.row === first.row && p.col > first.col),
    "above-neighboring": () => ofThem((p) => p.col === first.col && p.row < first.row),
    "below-neighboring": () => ofThem((p) => p.col === first.col && p.row > first.row),
    "neighbors-neighboring": () => ofThem((p) => isNear(p, first)),
    "connected-in-row": () => haveNoGap(people.filter((p) => p.row === row && isKind(p)).map((p) => p.col)),
    "connected-in-column": () => haveNoGap(people.filter((p) => p.col === column && isKind(p)).map((p) => p.row)),
    "is-villager": () => isKind(character),
    "is-werewolf": () => isKind(character),
    "before-alphabetically": () => named((p) => p.name.toLowerCase() < character.name.toLowerCase()),
    "after-alphabetically": () => named((p) => p.name.toLowerCase() > character.name.toLowerCase()),
  };
  const definition = definitions[template];
  if (definition === undefined) throw new Error(`${template} has no definition here`);
  return definition();
}
