// The fourteen clue types, evaluated straight from the sentences of their document, on lists of people. The oracle of tests.

import type { Board, BoardPerson } from "../board.ts";
import type { ClassicClue } from "../classic/classic.ts";

const areNeighbors = (a: BoardPerson, b: BoardPerson): boolean =>
  Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1 && a !== b;

export function naiveClassic(
  clue: ClassicClue,
  speaker: number,
  board: Board,
  isDemon: (id: number) => boolean,
): boolean {
  const { type, params } = clue;
  const people = board.people;
  const wantsDemon = type.includes("DEMON") || type.includes("DAEMON");
  const isKind = (person: BoardPerson): boolean => isDemon(person.id) === wantsDemon;
  const neighborsOf = (id: number | undefined): BoardPerson[] =>
    people.filter((person) => areNeighbors(person, people[id ?? -1] as BoardPerson));
  const inLine = (person: BoardPerson): boolean => person.row === params.row || person.col === params.column;
  switch (type) {
    case "PERSON_IS_DEMON":
    case "PERSON_IS_CULTIVATOR":
      return isKind(people[params.target ?? -1] as BoardPerson);
    case "ONLY_DEMON_IN_ROW":
    case "ONLY_CULTIVATOR_IN_ROW":
    case "ONLY_DEMON_IN_COLUMN":
    case "ONLY_CULTIVATOR_IN_COLUMN":
      return people.filter(inLine).every((person) => isKind(person) === (person.id === params.subject));
    case "N_NEIGHBORS_A_DAEMON":
    case "N_NEIGHBORS_A_CULTIVATOR": {
      const kind = neighborsOf(speaker).filter(isKind);
      return kind.length === params.N && kind.some(({ id }) => id === params.mentionedId);
    }
    case "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON":
    case "M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR": {
      const group = people.filter(({ spiritualRoot = [] }) => spiritualRoot.some((root) => root === params.element));
      return group.length === params.N && group.filter(isKind).length === params.M;
    }
    default: {
      const kind = neighborsOf(params.subject).filter(isKind);
      return kind.length === params.N && kind.filter(inLine).length === params.M;
    }
  }
}
