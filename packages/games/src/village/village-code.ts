// A village as few bits: names only where they are not the usual ones, statements by form and number.

import type { BoundName, ParityName, RelationName, Scope, Statement, StatementName } from "@demonstrandum/clues";
import {
  isBound,
  isRelation,
  MIN_VILLAGERS,
  makeStatement,
  STATEMENT_NUMBERS,
  scopeMask,
} from "@demonstrandum/clues/village";
import type { BitReader, BitWriter } from "@demonstrandum/engine";
import { FORMAT, makeBitReader, makeBitWriter, PuzzleError } from "@demonstrandum/engine";
import { indices } from "@demonstrandum/logic";
import { makeNumbering } from "../numbering.ts";
import { gameRemark } from "../remarks/en.ts";
import { VILLAGE_LABELS } from "./config.ts";
import { defaultNames } from "./names.ts";
import { villageRemark } from "./remarks/en.ts";
import {
  isOpenEnded,
  MOST_STATEMENTS,
  namesOf,
  parseVillagePuzzle,
  type VillagePuzzle,
  villageOf,
} from "./village-puzzle.ts";

const SIZE_BITS = 4;
const FORM = makeNumbering(STATEMENT_NUMBERS, 4);
const VILLAGER_BITS = 4;
const COUNT_BITS = 5;
const LEVEL_BITS = 2;

/** Codes are for playing, and such a village has no end to play to. */
const OPEN_ENDED = villageRemark.severalSolutions();

export function packVillage(puzzle: VillagePuzzle): Uint8Array {
  if (isOpenEnded(puzzle)) throw new PuzzleError(OPEN_ENDED);
  const bits = makeBitWriter();
  const size = puzzle.villagers.length;
  bits.write(size - MIN_VILLAGERS, SIZE_BITS);
  bits.write(puzzle.wolvesAlsoTellTruth ? 1 : 0, 1);
  bits.write(VILLAGE_LABELS.indexOf(puzzle.difficulty), LEVEL_BITS);
  for (const isWolf of puzzle.solution) bits.write(isWolf ? 1 : 0, 1);
  for (const testimony of villageOf(puzzle).statements) {
    bits.writeNumber(testimony.length);
    for (const statement of testimony) writeStatement(bits, statement, size);
  }
  writeNames(bits, namesOf(puzzle));
  bits.writeText(puzzle.seed);
  writeConfig(bits, puzzle.config);
  writeScore(bits, puzzle.difficulty_score);
  return bits.finish();
}

/** At the very end, as older codes have none. So many tenths take more bits than padding does, and fewer no village has. */
const LEAST_TENTHS = 8;

/** A score with more digits is another maker's, and stays behind. */
function writeScore(bits: BitWriter, score: number | undefined): void {
  const tenths = Math.round(10 * (score ?? 0));
  if (tenths >= LEAST_TENTHS && tenths / 10 === score) bits.writeNumber(tenths);
}

const readScore = (bits: BitReader): { difficulty_score?: number } =>
  bits.hasMore() ? { difficulty_score: bits.readNumber() / 10 } : {};

/** Most villages are made with the defaults, and say so in one bit. */
function writeConfig(bits: BitWriter, config: VillagePuzzle["config"]): void {
  const isDefault = config !== undefined && Object.keys(config).length === 0;
  bits.write(isDefault ? 0 : 1, 1);
  if (!isDefault) bits.writeText(config === undefined ? "" : JSON.stringify(config));
}

function writeNames(bits: BitWriter, names: readonly string[]): void {
  const usual = defaultNames(names.length);
  const isUsual = names.every((name, index) => name === usual[index]);
  bits.write(isUsual ? 0 : 1, 1);
  if (!isUsual) for (const name of names) bits.writeText(name);
}

function writeStatement(bits: BitWriter, statement: Statement, size: number): void {
  FORM.write(bits, statement.form);
  if (isRelation(statement)) {
    bits.write(statement.a, VILLAGER_BITS);
    bits.write(statement.b, VILLAGER_BITS);
    return;
  }
  bits.write(statement.scope === "ALL" ? 1 : 0, 1);
  if (statement.scope !== "ALL") bits.write(scopeMask(statement.scope, size), size);
  if (isBound(statement)) bits.write(statement.count, COUNT_BITS);
}

/** Throws PuzzleError or BitsError; whatever comes out has been through the same reading as any puzzle. */
export function unpackVillage(bytes: Uint8Array): VillagePuzzle {
  const bits = makeBitReader(bytes);
  const size = bits.read(SIZE_BITS) + MIN_VILLAGERS;
  const flags = { wolvesAlsoTellTruth: bits.read(1) === 1, difficulty: VILLAGE_LABELS[bits.read(LEVEL_BITS)] };
  const solution = Array.from({ length: size }, () => bits.read(1) === 1);
  const statements = Array.from({ length: size }, () =>
    Array.from({ length: readLength(bits) }, () => makeStatement(readStatement(bits, size))),
  );
  const names = bits.read(1) === 0 ? defaultNames(size) : Array.from({ length: size }, () => bits.readText());
  const puzzle = parseVillagePuzzle({
    format: FORMAT,
    game: "village",
    seed: bits.readText(),
    ...readConfig(bits),
    difficulty: flags.difficulty,
    ...(flags.wolvesAlsoTellTruth ? { wolvesAlsoTellTruth: true } : {}),
    ...readScore(bits),
    villagers: names.map((name, index) => ({ index, name })),
    statements,
    solution,
  });
  bits.finish();
  if (isOpenEnded(puzzle)) throw new PuzzleError(OPEN_ENDED);
  return puzzle;
}

/** Refused here already, as a number can be far larger than what follows it. */
function readLength(bits: BitReader): number {
  const length = bits.readNumber();
  if (length > MOST_STATEMENTS) throw new PuzzleError(villageRemark.manyStatements({ most: MOST_STATEMENTS }));
  return length;
}

function readConfig(bits: BitReader): { config?: unknown } {
  if (bits.read(1) === 0) return { config: {} };
  const text = bits.readText();
  if (text === "") return {};
  try {
    return { config: JSON.parse(text) };
  } catch {
    throw new PuzzleError(gameRemark.unreadConfig());
  }
}

function readStatement(bits: BitReader, size: number): Statement {
  const form = FORM.read(bits) as StatementName;
  if (!form.startsWith("COUNT"))
    return { form: form as RelationName, a: bits.read(VILLAGER_BITS), b: bits.read(VILLAGER_BITS) };
  const scope: Scope = bits.read(1) === 1 ? "ALL" : indices(bits.read(size));
  return form === "COUNT_EVEN" || form === "COUNT_ODD"
    ? { form: form satisfies ParityName, scope }
    : { form: form as BoundName, scope, count: bits.read(COUNT_BITS) };
}
