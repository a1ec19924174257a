// What only a grid game can check about its puzzle: the cast, the places, the configuration, and that every clue is well
// formed and reads as its parameters say.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { ConfigError, evidenceFrom, type Finding, puzzleRemark } from "@demonstrandum/engine";
import { type Constraint, compile, countBits, hasWorld, predicate } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import { checkKnobs } from "./check-knobs.ts";
import { deductableCells, hasDeductable } from "./deductable.ts";
import type { ClueJson, DraftCharacter, GridDraft } from "./grid-puzzle.ts";
import { type GridReading, honestyIn, meaningIn, readGrid, writtenOf } from "./grid-reading.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

export function checkGrid<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft): Finding[] {
  try {
    const reading = readGrid(theme, puzzle);
    return [
      ...checkHeader(theme, puzzle, reading),
      ...checkCharacters(theme, puzzle, reading),
      ...checkHidden(reading),
      ...checkClues(theme, puzzle, reading),
      ...checkKnobs(puzzle, reading),
    ];
  } catch (error) {
    if (error instanceof ClueError) return [{ kind: "cast", text: error.says }];
    if (error instanceof ConfigError) return [{ kind: "config", text: error.says }];
    throw error;
  }
}

function* checkHeader(
  theme: Theme,
  { game, dialect, start, characters }: GridDraft,
  { config }: GridReading,
): Generator<Finding> {
  if (game !== theme.id) yield { kind: "game", text: gridRemark.otherGamesPuzzle({ game, wanted: theme.id }) };
  if (!theme.dialects.includes(dialect))
    yield { kind: "dialect", text: gridRemark.noDialect({ game: theme.id, dialect }) };
  if (config.liars && start !== undefined) yield { kind: "start", text: gridRemark.revealedAmongOpen() };
  if (start !== undefined && start >= characters.length)
    yield { kind: "start", text: puzzleRemark.strangeStart({ person: start }) };
}

function* checkCharacters(
  theme: Theme,
  { characters }: GridDraft,
  { board, identities }: GridReading,
): Generator<Finding> {
  for (const { identity, id } of characters) {
    const person = board.people[id];
    if (!person) continue;
    if (person.row * board.cols + person.col !== id) {
      yield { kind: "place", person: id, text: gridRemark.wrongSeat({ name: person.name, id }) };
    }
    if (!identities.includes(identity)) {
      const [ordinary, hidden] = identities;
      const text = gridRemark.strangeIdentity({ name: person.name, identity, ordinary, hidden });
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
  yield { kind: "cast", text: gridRemark.hiddenCount({ count, kind: identities[1], least, most }) };
}

function checkClues<C extends GridConfig>(theme: Theme<C>, puzzle: GridDraft, reading: GridReading<C>): Finding[] {
  const defects: Finding[] = [];
  for (const character of puzzle.characters) checkClue(theme, reading, character, defects);
  // A puzzle with a clue that says nothing cannot be laid out, so the audit sees none of its others.
  if (reading.clues.some((clue) => clue instanceof ClueError)) return [...defects, ...checkOthers(puzzle, reading)];
  if (reading.clues.includes(undefined)) return defects;
  return hasDeductable(theme, reading.config) ? [...defects, ...checkDeductable(puzzle, reading)] : defects;
}

/** Of the clues that are well formed, those that their speakers would not say. */
const checkOthers = ({ characters }: GridDraft, reading: GridReading): Finding[] =>
  characters
    .filter(({ id }) => reading.clues[id] !== undefined && !(reading.clues[id] instanceof ClueError))
    .filter(
      ({ id }) => !predicate(evidenceFrom(honestyIn(reading.config), id, [meaningIn(reading, id)]))(reading.solution),
    )
    .map(({ id, name }) => {
      const { text: words } = writtenOf(reading, id);
      const isTrue = predicate(meaningIn(reading, id))(reading.solution);
      const text = isTrue ? gridRemark.noLie({ name, words }) : puzzleRemark.notTrue({ speaker: name, words });
      return { kind: "false clue", person: id, text };
    });

/** Adds what is wrong with one clue. */
function checkClue(
  { nameOfPart }: Pick<Theme, "nameOfPart">,
  reading: GridReading,
  { id, name, clue: data }: DraftCharacter,
  found: Finding[],
): void {
  const { dialect, board, config } = reading;
  const clue = reading.clues[id];
  if (clue === undefined || data === undefined) return;
  const add = (kind: string, text: Remark): void => void found.push({ kind, person: id, text });
  if (clue instanceof ClueError) {
    add("ill-formed clue", gridRemark.illFormed({ name, flaw: clue.says }));
    return;
  }
  const off = disabledPart(reading, id);
  if (off !== undefined) add("disabled clue", gridRemark.switchedOff({ name, part: nameOfPart?.(off) ?? off }));
  const flaw = dialect.flaw?.(clue, board);
  if (flaw !== undefined) add("idle atom", gridRemark.idlePart({ name, part: flaw }));
  if (config.liars && !canBeEither(meaningIn(reading, id))) add("absurd clue", gridRemark.obvious({ name }));
  const written = writtenOf(reading, id);
  const wrong = findDifference(written, data);
  if (wrong === undefined) return;
  add("text", gridRemark.otherWords({ name, key: wrong, expected: stable(written[wrong]) }));
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

function checkDeductable({ characters, solveChain }: GridDraft, reading: GridReading): Finding[] {
  const says = reading.clues.map((_, speaker) => meaningIn(reading, speaker));
  // The audit names false clues and chains that lead nowhere; nothing can be said of what they make provable.
  const isSound = solveChain.every((id) => id < says.length) && says.every((each) => predicate(each)(reading.solution));
  if (!isSound) return [];
  const cells = deductableCells(says, reading.solution, solveChain);
  return characters.flatMap(({ id, name, clue }) =>
    isSame(clue?.[DEDUCTABLE], cells[id])
      ? []
      : [
          {
            kind: "text",
            person: id,
            text: gridRemark.otherCells({ name, cells: stable(cells[id]) }),
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
function stable(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    isObject(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
