// What only a grid game can check about its puzzle: the cast, the places, the configuration, and that every clue is well
// formed and reads as its parameters say.

import { type Board, ClueError } from "@demonstrandum/clues";
import { ConfigError, type Defect } from "@demonstrandum/engine";
import { maskOf } from "@demonstrandum/logic";
import { deductableCells } from "./deductable.ts";
import { sayable } from "./grid-draw.ts";
import { boardOf, configOf, type GridConfig, type Theme, type Voice } from "./grid-game.ts";
import type { Character, GridPuzzle } from "./grid-puzzle.ts";

export function checkGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Defect[] {
  try {
    const config = configOf(theme, puzzle);
    const board = boardOf(theme, puzzle.characters);
    const identities = theme.identities(config);
    return [
      ...checkHeader(theme, puzzle),
      ...puzzle.characters.flatMap((character) => [...checkCharacter(theme, character, board, identities)]),
      ...checkHidden(puzzle, config, identities[1]),
      ...checkClues(theme, puzzle, config, board),
    ];
  } catch (error) {
    if (error instanceof ClueError) return [{ kind: "cast", text: error.message }];
    if (error instanceof ConfigError) return [{ kind: "config", text: error.message }];
    throw error;
  }
}

function* checkHeader(theme: Theme, { game, dialect, start, characters }: GridPuzzle): Generator<Defect> {
  if (game !== theme.id) yield { kind: "game", text: `This is a puzzle of ${game}, not of ${theme.id}.` };
  if (!theme.dialects.includes(dialect)) yield { kind: "dialect", text: `${theme.title} has no dialect ${dialect}.` };
  if (start >= characters.length) yield { kind: "start", text: `The start names person ${start}, who does not exist.` };
}

function* checkCharacter(
  theme: Theme,
  { identity, id }: Character,
  board: Board,
  identities: readonly [string, string],
): Generator<Defect> {
  const person = board.people[id];
  if (!person) return;
  if (person.row * theme.cols + person.col !== id) {
    yield { kind: "place", person: id, text: `${person.name} has id ${id} but sits somewhere else.` };
  }
  if (!identities.includes(identity)) {
    const text = `${person.name} is “${identity}”, which is neither ${identities[0]} nor ${identities[1]}.`;
    yield { kind: "identity", person: id, text };
  }
  const flaw = theme.flawOfPerson(person);
  if (flaw !== undefined) yield { kind: "cast", person: id, text: flaw };
}

function* checkHidden({ characters }: GridPuzzle, { hidden }: GridConfig, name: string): Generator<Defect> {
  const count = characters.filter(({ identity }) => identity === name).length;
  if (count >= hidden[0] && count <= hidden[1]) return;
  yield { kind: "cast", text: `There are ${count} of kind ${name}; there should be ${hidden[0]} to ${hidden[1]}.` };
}

function checkClues<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle, config: C, board: Board): Defect[] {
  const voice = theme.voice(config);
  const hidden = theme.identities(config)[1];
  const solution = maskOf(puzzle.characters.filter(({ identity }) => identity === hidden).map(({ id }) => id));
  const isSayable = (clue: unknown, speaker: number): boolean =>
    sayable(voice.dialect, config, board, solution, speaker).some((each) => stable(each) === stable(clue));
  const defects = puzzle.characters.flatMap((each) => checkClue(voice, each, board, config, isSayable));
  return defects.length > 0 || !theme.hasDeductable ? defects : checkDeductable(theme, puzzle);
}

function checkClue(
  voice: Voice,
  { id, name, clue: data }: Character,
  board: Board,
  config: GridConfig,
  isSayable: (clue: unknown, speaker: number) => boolean,
): Defect[] {
  const { dialect } = voice;
  const defect = (kind: string, text: string): Defect[] => [{ kind, person: id, text: `What ${name} says ${text}` }];
  try {
    const clue = dialect.parseClue(data, id, board);
    const off = dialect.partsOf(clue).find((part) => config.without.includes(part));
    if (off !== undefined && !isSayable(clue, id))
      return defect("disabled clue", `uses ${off}, which is switched off.`);
    const flaw = voice.flaw?.(clue, board);
    if (flaw !== undefined) return defect("idle atom", `has a part that changes nothing: ${flaw}`);
    const made: Readonly<Record<string, unknown>> = dialect.makeClue(clue, id, board);
    const keys = [...new Set([...Object.keys(made), ...Object.keys(data)])].filter((key) => key !== DEDUCTABLE);
    const wrong = keys.find((key) => stable(made[key]) !== stable(data[key]));
    if (wrong === undefined) return [];
    return defect("text", `does not match its parameters in “${wrong}”: ${stable(made[wrong])} is expected.`);
  } catch (error) {
    if (error instanceof ClueError) return defect("ill-formed clue", `is not well formed: ${error.message}`);
    throw error;
  }
}

const DEDUCTABLE = "deductableCells";

function checkDeductable<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Defect[] {
  const cells = deductableCells(theme, puzzle);
  return puzzle.characters.flatMap(({ id, name, clue }) =>
    stable(clue[DEDUCTABLE]) === stable(cells[id])
      ? []
      : [
          {
            kind: "text",
            person: id,
            text: `What ${name} says makes ${stable(cells[id])} provable, not what is written.`,
          },
        ],
  );
}

/** JSON with sorted keys, so that two equal values read alike. */
function stable(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      inner && typeof inner === "object" && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? "nothing"
  );
}
