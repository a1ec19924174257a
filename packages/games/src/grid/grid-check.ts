// What only a grid game can check about its puzzle: the cast, the places, the configuration, and that every clue is well
// formed and reads as its parameters say.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { ConfigError, evidenceFrom, type Finding } from "@demonstrandum/engine";
import { type Constraint, compile, countBits, hasWorld, predicate } from "@demonstrandum/logic";
import { type Remark, said } from "@demonstrandum/text";
import { deductableCells, hasDeductable } from "./deductable.ts";
import type { Character, ClueJson, GridPuzzle } from "./grid-puzzle.ts";
import { type GridReading, honestyIn, meaningIn, readGrid, writtenOf } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";

export function checkGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle): Finding[] {
  try {
    const reading = readGrid(theme, puzzle);
    return [
      ...checkHeader(theme, puzzle, reading),
      ...checkCharacters(theme, puzzle, reading),
      ...checkHidden(reading),
      ...checkClues(theme, puzzle, reading),
    ];
  } catch (error) {
    if (error instanceof ClueError) return [{ kind: "cast", text: error.says }];
    if (error instanceof ConfigError) return [{ kind: "config", text: error.says }];
    throw error;
  }
}

function* checkHeader(
  theme: Theme,
  { game, dialect, start, characters }: GridPuzzle,
  { config }: GridReading,
): Generator<Finding> {
  if (game !== theme.id) yield { kind: "game", text: said`This is a puzzle of ${game}, not of ${theme.id}.` };
  if (!theme.dialects.includes(dialect))
    yield { kind: "dialect", text: said`${theme.title} has no dialect ${dialect}.` };
  if (config.liars && start !== undefined)
    yield { kind: "start", text: said`Somebody is revealed at the start, where everybody has spoken and nobody is.` };
  if (start !== undefined && start >= characters.length)
    yield { kind: "start", text: said`The start names person ${start}, who does not exist.` };
}

function* checkCharacters(
  theme: Theme,
  { characters }: GridPuzzle,
  { board, identities }: GridReading,
): Generator<Finding> {
  for (const { identity, id } of characters) {
    const person = board.people[id];
    if (!person) continue;
    if (person.row * theme.cols + person.col !== id) {
      yield { kind: "place", person: id, text: said`${person.name} has id ${id} but sits somewhere else.` };
    }
    if (!identities.includes(identity)) {
      const text = said`${person.name} is “${identity}”, which is neither ${identities[0]} nor ${identities[1]}.`;
      yield { kind: "identity", person: id, text };
    }
    const flaw = theme.flawOfPerson(person);
    if (flaw !== undefined) yield { kind: "cast", person: id, text: flaw };
  }
}

function* checkHidden({ config, identities, solution }: GridReading): Generator<Finding> {
  const [least, most] = config.hidden;
  const count = countBits(solution);
  if (count >= least && count <= most) return;
  yield { kind: "cast", text: said`There are ${count} of kind ${identities[1]}; there should be ${least} to ${most}.` };
}

function checkClues<C extends GridConfig>(theme: Theme<C>, puzzle: GridPuzzle, reading: GridReading<C>): Finding[] {
  const defects: Finding[] = [];
  for (const character of puzzle.characters) checkClue(reading, character, defects);
  // A puzzle with a clue that says nothing cannot be laid out, so the audit sees none of its others.
  if (reading.clues.some((clue) => clue instanceof ClueError)) return [...defects, ...checkOthers(puzzle, reading)];
  return hasDeductable(theme, reading.config) ? [...defects, ...checkDeductable(puzzle, reading)] : defects;
}

/** Of the clues that are well formed, those that their speakers would not say. */
const checkOthers = ({ characters }: GridPuzzle, reading: GridReading): Finding[] =>
  characters
    .filter(({ id }) => !(reading.clues[id] instanceof ClueError))
    .filter(
      ({ id }) => !predicate(evidenceFrom(honestyIn(reading.config), id, [meaningIn(reading, id)]))(reading.solution),
    )
    .map(({ id, name }) => {
      const { text: words } = writtenOf(reading, id);
      const isTrue = predicate(meaningIn(reading, id))(reading.solution);
      const text = isTrue
        ? said`What ${name} says is no lie: “${words}”`
        : said`What ${name} says is not true: “${words}”`;
      return { kind: "false clue", person: id, text };
    });

/** Adds what is wrong with one clue. */
function checkClue(reading: GridReading, { id, name, clue: data }: Character, found: Finding[]): void {
  const { dialect, board, config } = reading;
  const clue = reading.clues[id];
  const add = (kind: string, text: Remark): void => void found.push({ kind, person: id, text });
  if (clue instanceof ClueError) {
    add("ill-formed clue", said`What ${name} says is not well formed: ${clue.says}`);
    return;
  }
  const off = disabledPart(reading, id);
  if (off !== undefined) add("disabled clue", said`What ${name} says uses ${off}, which is switched off.`);
  const flaw = dialect.flaw?.(clue, board);
  if (flaw !== undefined) add("idle atom", said`What ${name} says has a part that changes nothing: ${flaw}`);
  if (config.liars && !canBeEither(meaningIn(reading, id)))
    add("absurd clue", said`Everyone can see whether what ${name} says is true.`);
  const written = writtenOf(reading, id);
  const wrong = findDifference(written, data);
  if (wrong === undefined) return;
  add(
    "text",
    said`What ${name} says is not worded as its parameters are said now, in “${wrong}”: ${stable(written[wrong])} is expected.`,
  );
}

/** Whether a sentence is true in some worlds and false in others: anything else is no lie that could deceive, and no news. */
function canBeEither(says: Constraint): boolean {
  const isPossible = (constraint: Constraint): boolean => hasWorld(0, 0, [compile(constraint)]);
  return isPossible(says) && isPossible({ kind: "not", of: says });
}

/** The first field that is not as it should be written. */
function findDifference(written: ClueJson, data: ClueJson): string | undefined {
  for (const key in written) {
    if (key !== DEDUCTABLE && !isSame(written[key], data[key])) return key;
  }
  for (const key in data) {
    if (key !== DEDUCTABLE && !Object.hasOwn(written, key) && !isSame(written[key], data[key])) return key;
  }
  return undefined;
}

/** The part of a clue that is switched off. */
const disabledPart = ({ config, dialect, clues }: GridReading, speaker: number): string | undefined =>
  config.without.length === 0
    ? undefined
    : dialect.partsOf(clues[speaker]).find((part) => config.without.includes(part));

const DEDUCTABLE = "deductableCells";

function checkDeductable({ characters, solveChain }: GridPuzzle, reading: GridReading): Finding[] {
  const says = reading.clues.map((_, speaker) => meaningIn(reading, speaker));
  // The audit names false clues and chains that lead nowhere; nothing can be said of what they make provable.
  const isSound = solveChain.every((id) => id < says.length) && says.every((each) => predicate(each)(reading.solution));
  if (!isSound) return [];
  const cells = deductableCells(says, reading.solution, solveChain);
  return characters.flatMap(({ id, name, clue }) =>
    isSame(clue[DEDUCTABLE], cells[id])
      ? []
      : [
          {
            kind: "text",
            person: id,
            text: said`What ${name} says makes ${stable(cells[id])} provable, not what is written.`,
          },
        ],
  );
}

/** Whether two values of JSON are equal, in whatever order their keys stand. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b);
  return isObject(a) && isObject(b) && !Array.isArray(b) && isSameObject(a, b);
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
  return true;
}

/** Counts the keys up and down again, which takes no lists of them. */
function isSameObject(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let more = 0;
  for (const key in a) {
    if (!(key in b) || !isSame(a[key], b[key])) return false;
    more++;
  }
  for (const _ in b) more--;
  return more === 0;
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
