// What only a grid game can check about its puzzle: the cast, the places, the configuration, and that every clue is well
// formed and reads as its parameters say.

import { ClueError } from "@demonstrandum/clues";
import { ConfigError, type Defect } from "@demonstrandum/engine";
import { countBits } from "@demonstrandum/logic";
import { deductableCells } from "./deductable.ts";
import { meaningsOf, sayable } from "./grid-draw.ts";
import type { Character, GridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, readGrid } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

export function checkGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Defect[] {
  try {
    const reading = readGrid(theme, puzzle);
    return [
      ...checkHeader(theme, puzzle),
      ...puzzle.characters.flatMap((character) => [...checkCharacter(theme, character, reading)]),
      ...checkHidden(reading),
      ...checkClues(theme, puzzle, reading),
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
  { board, identities }: GridReading,
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

function* checkHidden({ config, identities, solution }: GridReading): Generator<Defect> {
  const [least, most] = config.hidden;
  const count = countBits(solution);
  if (count >= least && count <= most) return;
  yield { kind: "cast", text: `There are ${count} of kind ${identities[1]}; there should be ${least} to ${most}.` };
}

function checkClues<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle, reading: GridReading<C>): Defect[] {
  const defects = puzzle.characters.flatMap((character) => checkClue(reading, character));
  return defects.length > 0 || !theme.hasDeductable ? defects : checkDeductable(puzzle, reading);
}

function checkClue(reading: GridReading, { id, name, clue: data }: Character): Defect[] {
  const { voice, board } = reading;
  const clue = reading.clues[id];
  const defect = (kind: string, text: string): Defect[] => [{ kind, person: id, text: `What ${name} says ${text}` }];
  if (clue instanceof ClueError) return defect("ill-formed clue", `is not well formed: ${clue.message}`);
  const off = disabledPart(reading, id);
  if (off !== undefined) return defect("disabled clue", `uses ${off}, which is switched off.`);
  const flaw = voice.flaw?.(clue, board);
  if (flaw !== undefined) return defect("idle atom", `has a part that changes nothing: ${flaw}`);
  const made: Readonly<Record<string, unknown>> = voice.dialect.makeClue(clue, id, board);
  const keys = [...new Set([...Object.keys(made), ...Object.keys(data)])].filter((key) => key !== DEDUCTABLE);
  const wrong = keys.find((key) => !isSame(made[key], data[key]));
  if (wrong === undefined) return [];
  return defect("text", `does not match its parameters in “${wrong}”: ${stable(made[wrong])} is expected.`);
}

/** The part of a clue that is switched off, unless the speaker had nothing else to say. */
function disabledPart({ config, voice, clues, board, solution }: GridReading, speaker: number): string | undefined {
  const clue = clues[speaker];
  const off = voice.dialect.partsOf(clue).find((part) => config.without.includes(part));
  if (off === undefined) return undefined;
  const sayables = sayable(voice.dialect, config, board, solution, speaker);
  return sayables.some((each) => isSame(each, clue)) ? undefined : off;
}

const DEDUCTABLE = "deductableCells";

function checkDeductable({ characters, solveChain }: GridPuzzle, reading: GridReading): Defect[] {
  const { voice, clues, board, solution } = reading;
  const cells = deductableCells(meaningsOf(voice, clues, board), solution, solveChain);
  return characters.flatMap(({ id, name, clue }) =>
    isSame(clue[DEDUCTABLE], cells[id])
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

/** Whether two values of JSON are equal, in whatever order their keys stand. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** JSON with sorted keys, so that two equal values read alike. */
function stable(value: unknown): string {
  return (
    JSON.stringify(value, (_, inner: unknown) =>
      isObject(inner) && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? "nothing"
  );
}
