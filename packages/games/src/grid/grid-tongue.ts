// A grid game in Chinese: the same table with Chinese names, clues, places and kinds.

import type { Setting } from "@demonstrandum/clues";
import { type Board, ELEMENTS } from "@demonstrandum/clues/board";
import { type ClueTongue, ELEMENTS_IN_CHINESE } from "@demonstrandum/clues/chinese";
import type { Group, Person, Spoken, Tongue, Word } from "@demonstrandum/engine";
import { zh } from "@demonstrandum/engine/chinese";
import { zh as troublesIn } from "../trouble-words/zh.ts";
import type { GridPuzzle } from "./grid-puzzle.ts";
import { readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { zh as switchWords } from "./switch-words/zh.ts";
import { explainSwitches } from "./switches.ts";

/** Names that the cast does not know stay as they are. */
export interface GridWords<C extends GridConfig> {
  readonly title: string;
  /** What false and true are called. */
  kinds(config: C): readonly [string, string];
  name(latin: string): string | undefined;
  /** How the name is spoken, where the Latin letters do not tell. */
  spoken?(latin: string): string | undefined;
  column(col: number): string;
  clues(config: C): ClueTongue;
  /** A clue in writing, which was read before. */
  readClue(text: string, at: Setting, config: C): unknown;
  /** The tongue of such clues. */
  written(config: C): ClueTongue;
}

const word = (text: string): Word => ({ one: text, many: text });

export const makeGridTongue = <C extends GridConfig>(theme: Theme<C>, words: GridWords<C>): Tongue<GridPuzzle, C> => ({
  title: words.title,
  troubles: troublesIn(words.name),
  explainFailure: (config) => explainSwitches(theme, config, switchWords),
  sayWritten(puzzle, text, speaker = -1) {
    const { board, config } = readGrid(theme, puzzle);
    const names = board.people.map(({ name }) => words.name(name) ?? name);
    return words.written(config).sayClue(words.readClue(text, { board, speaker }, config), { board, speaker, names });
  },
  translate(table, puzzle) {
    const { board, config, clues } = readGrid(theme, puzzle);
    const names = board.people.map(({ name }) => words.name(name) ?? name);
    const tongue = words.clues(config);
    const [ordinary, hidden] = words.kinds(config);
    return {
      ...table,
      words: [word(ordinary), word(hidden)],
      ...(table.markWord ? { markWord: word("灵根"), markNames: ELEMENTS_IN_CHINESE } : {}),
      people: table.people.map((person, id) => nameAnew(person, names[id] ?? "", words.spoken?.(person.name))),
      clues: table.clues.map((spoken, speaker) => speak(spoken, tongue, clues[speaker], { board, speaker, names })),
      groups: translateGroups(table.groups ?? [], board, names, words.column),
      wording: zh,
      regionOf: (person) => ({ ...table.regionOf(person), name: `第${(board.people[person]?.row ?? 0) + 1}行` }),
    };
  },
});

const nameAnew = (person: Person, name: string, spoken: string | undefined): Person => ({
  ...person,
  name,
  latin: person.name,
  ...(spoken === undefined ? {} : { spoken }),
});

function speak(spoken: Spoken, tongue: ClueTongue, clue: unknown, at: Parameters<ClueTongue["sayClue"]>[1]): Spoken {
  const { narrative: _, ...rest } = spoken;
  const text = tongue.sayClue(clue, at);
  return spoken.narrative === undefined || !tongue.tellClue
    ? { ...rest, text }
    : { ...rest, text, narrative: tongue.tellClue(clue, at) };
}

type Named = Required<Pick<Group, "where" | "verb">>;

const at = (where: string): Named => ({ verb: "在", where });

/** In the order of `groupsOf`. */
function placesOf(board: Board, names: readonly string[], column: (col: number) => string): Named[] {
  const rows = board.inRow.map((_, row) => `第${row + 1}行`);
  const columns = board.inColumn.map((_, col) => column(col));
  return [
    ...rows.map(at),
    ...columns.map(at),
    ...ELEMENTS.map((element) => ({ verb: "有", where: `${ELEMENTS_IN_CHINESE[element]}灵根` })),
    ...names.map((name) => at(`${name}周围`)),
    ...names.flatMap((name) => ["上方", "下方", "左边", "右边"].map((side) => at(`${name}${side}`))),
    ...["上方", "下方"].flatMap((side) => rows.map((row) => at(`${row}${side}`))),
    ...["左边", "右边"].flatMap((side) => columns.map((each) => at(`${each}${side}`))),
    at("四角"),
    at("边上（四角除外）"),
    at("场上"),
  ];
}

function translateGroups(
  groups: readonly Group[],
  board: Board,
  names: readonly string[],
  column: (col: number) => string,
): Group[] {
  const places = placesOf(board, names, column);
  if (places.length !== groups.length) throw new RangeError("There are not as many places as groups.");
  return groups.map((group, i) => ({ ...group, ...places[i] }));
}
