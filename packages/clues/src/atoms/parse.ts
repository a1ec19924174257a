// Reads the text of a chain. Every error says what was expected, where, and what was probably meant.

import type { Remark } from "@demonstrandum/text";
import { type Board, ELEMENTS, findId } from "../board.ts";
import { ClueError, type TextPlace } from "../clue-error.ts";
import { makeWord } from "../name.ts";
import { nearest, withHint } from "../nearest.ts";
import { makeColumn, parseColumn } from "../place.ts";
import { clueRemark } from "../remarks/en.ts";
import {
  type Arg,
  type ArgKind,
  ATOM_PARTS,
  ATOMS,
  type Atom,
  type AtomName,
  type Chain,
  isAtomName,
  ROOTS,
} from "./atom.ts";
import { type Flaw, flawOfColumn, flawOfLength, flawOfReading, flawOfRow, flawOfShape } from "./check.ts";
import { findGroup, groupNames } from "./group-name.ts";
import { type Reading, readChain } from "./reading.ts";
import { atomRemark } from "./remarks/en.ts";
import { makeTokens, type Token } from "./tokens.ts";

/** The chain a text stands for; it is well formed on the board. Throws a ClueError. */
export const parseChain = (text: string, board: Board): Chain => parseReading(text, board).chain;

/** The same with its reading, for whoever needs both. */
export function parseReading(text: string, board: Board): { readonly chain: Chain; readonly reading: Reading } {
  return readTokens({ tokens: makeTokens(text), next: 0, board, proposes: true });
}

function readTokens(reader: Reader): { readonly chain: Chain; readonly reading: Reading } {
  const { board } = reader;
  const places: TextPlace[] = [];
  const chain: Atom[] = [readStep(reader, places, ROOTS, ROOT)];
  while (peek(reader).kind !== "end") {
    takeSign(reader, ".", atomRemark.dotOrEnd);
    chain.push(readStep(reader, places, ATOM_PARTS, NEXT_ATOM));
  }
  const refuse = (flaw: Flaw | undefined): void => {
    if (flaw !== undefined) throw new ClueError(flaw.message, { at: places[flaw.step] });
  };
  refuse(flawOfShape(chain, board));
  const reading = readChain(chain, board);
  refuse(flawOfReading(chain, reading, board));
  return { chain, reading };
}

const ROOT = atomRemark.aRoot();
const NEXT_ATOM = atomRemark.anAtom();

const MAX_COUNT = 999;

interface Reader {
  readonly tokens: readonly Token[];
  readonly board: Board;
  /** Whether what was probably meant is looked for; not while that is tried out. */
  readonly proposes: boolean;
  next: number;
}

const END: Token = { kind: "end", text: "", at: { line: 1, column: 1 } };
const peek = ({ tokens, next }: Reader): Token => tokens[next] ?? tokens[tokens.length - 1] ?? END;

function take(reader: Reader): Token {
  const token = peek(reader);
  reader.next++;
  return token;
}

const describe = (token: Token): Remark =>
  token.kind === "end" ? atomRemark.textEnds() : atomRemark.thereIs({ text: token.text });

/** The nearest word with which the whole text could be read in place of what was just taken, or could at least go on. */
function propose(reader: Reader, words: Iterable<string>): string | undefined {
  const token = lastTaken(reader);
  if (!reader.proposes || token.kind !== "word") return undefined;
  const tried = [...words].map((word) => ({ word, reach: tryWord(reader, word, 1) }));
  const near = (reaches: readonly Reach[]) =>
    nearest(
      token.text,
      tried.filter(({ reach }) => reaches.includes(reach)).map(({ word }) => word),
    );
  return near(["end"]) ?? near(["further"]);
}

const lastTaken = ({ tokens, next }: Reader): Token => tokens[next - 1] ?? END;

/** How far a text can be read: to its end, further than a word of it, or not even so far. */
type Reach = "end" | "further" | "nowhere";

/** How far it is with a word for the last token and those after it, `count` in all. */
function tryWord({ tokens, next, board }: Reader, word: string, count: number): Reach {
  const token = tokens[next - 1] ?? END;
  const corrected = [
    ...tokens.slice(0, next - 1),
    { ...token, kind: "word" as const, text: word },
    ...tokens.slice(next - 1 + count),
  ];
  try {
    readTokens({ tokens: corrected, next: 0, board, proposes: false });
    return "end";
  } catch (error) {
    if (!(error instanceof ClueError)) throw error;
    return error.at !== undefined && isAfter(error.at, token.at) ? "further" : "nowhere";
  }
}

const isAfter = (a: TextPlace, b: TextPlace): boolean => a.line > b.line || (a.line === b.line && a.column > b.column);

function unexpected(token: Token, expected: Remark, suggestion?: string): ClueError {
  const flaw = withHint(atomRemark.unexpected({ expected, found: describe(token) }), suggestion);
  return new ClueError(flaw, { at: token.at, expected: expected.text, suggestion });
}

/** What was expected is put into words only where something else stands. */
function takeSign(reader: Reader, sign: string, expected: () => Remark): void {
  const token = take(reader);
  if (token.kind !== "sign" || token.text !== sign) throw unexpected(token, expected());
}

function readStep(reader: Reader, places: TextPlace[], allowed: readonly AtomName[], expected: Remark): Atom {
  const token = take(reader);
  const atom = token.text;
  if (token.kind !== "word" || !isAtomName(atom) || !allowed.includes(atom))
    throw unknownAtom(reader, allowed, expected);
  places.push(token.at);
  takeSign(reader, "(", () => atomRemark.openingBracket({ atom }));
  const args = readArgs(reader, atom);
  return { atom, args };
}

function unknownAtom(reader: Reader, allowed: readonly AtomName[], expected: Remark): ClueError {
  const token = lastTaken(reader);
  if (ROOTS.some((root) => root === token.text)) return unexpected(token, expected);
  if (isAtomName(token.text)) return slipAfterMissingRoot(reader) ?? unexpected(token, expected);
  return unexpected(token, expected, propose(reader, allowed));
}

/** Where a chain begins without its root and has a slip besides, that slip is answered first: what was meant is known there. */
function slipAfterMissingRoot({ tokens, next, board, proposes }: Reader): ClueError | undefined {
  if (!proposes || next !== 1) return undefined;
  const root = makeTokens(`${ROOTS[0]}().`).slice(0, -1);
  try {
    readTokens({ tokens: [...root, ...tokens], next: 0, board, proposes });
    return undefined;
  } catch (error) {
    if (!(error instanceof ClueError)) throw error;
    return error.suggestion === undefined ? undefined : error;
  }
}

function readArgs(reader: Reader, atom: AtomName): Arg[] {
  const kinds: readonly ArgKind[] = ATOMS[atom].args;
  const isClosed = (): boolean => peek(reader).kind === "sign" && peek(reader).text === ")";
  const args: Arg[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (isClosed()) {
      if (atom === "connected") break;
      throw new ClueError(flawOfLength(atom), { at: peek(reader).at, expected: NEEDS[kind].text });
    }
    if (index > 0) takeSign(reader, ",", () => atomRemark.commaAnd({ argument: NEEDS[kind] }));
    args.push(readArg(reader, kind));
  }
  if (!isClosed() && peek(reader).text === ",")
    throw new ClueError(flawOfLength(atom), { at: peek(reader).at, expected: ")" });
  takeSign(reader, ")", atomRemark.closingBracket);
  return args;
}

const NEEDS: Readonly<Record<ArgKind, Remark>> = {
  count: atomRemark.aNumber(),
  row: atomRemark.aRow(),
  column: atomRemark.aColumn(),
  person: atomRemark.aPerson(),
  element: atomRemark.anElement(),
  group: atomRemark.aGroup(),
};

function readArg(reader: Reader, kind: ArgKind): Arg {
  const token = take(reader);
  const wanted = kind === "count" || kind === "row" ? "number" : "word";
  if (token.kind !== wanted)
    throw unexpected(token, NEEDS[kind], kind === "column" ? columnFor(token, reader.board) : undefined);
  switch (kind) {
    case "count":
      return readCount(token);
    case "row":
      return readRow(token, reader.board);
    case "column":
      return readColumn(token, reader.board);
    case "person":
      return readPerson(token, reader);
    case "element":
      return readElement(token, reader);
    case "group":
      return readGroup(token, reader);
  }
}

/** The letter of a column that was counted from 0, as rows and columns are in data; whatever else is missing, that was meant. */
function columnFor({ kind, text }: Token, board: Board): string | undefined {
  const letter = kind === "number" ? makeColumn(Number(text)) : "";
  return parseColumn(letter, board) === undefined ? undefined : letter;
}

function readCount(token: Token): number {
  const count = Number(token.text);
  if (count > MAX_COUNT) throw unexpected(token, atomRemark.numberUpTo({ most: MAX_COUNT }));
  return count;
}

function readRow(token: Token, board: Board): number {
  const row = Number(token.text) - 1;
  if (row < 0 || row >= board.rows) {
    // A row that was counted from 0, as in data.
    const suggestion = row < 0 ? "1" : undefined;
    const expected = `a row from 1 to ${board.rows}`;
    throw new ClueError(withHint(flawOfRow(board), suggestion), { at: token.at, expected, suggestion });
  }
  return row;
}

function readColumn(token: Token, board: Board): number {
  const col = parseColumn(token.text, board);
  if (col === undefined) {
    throw new ClueError(flawOfColumn(board), {
      at: token.at,
      expected: `a column from A to ${makeColumn(board.cols - 1)}`,
    });
  }
  return col;
}

function readPerson(token: Token, reader: Reader): number {
  const { board } = reader;
  const id = findId(board, token.text);
  if (id !== undefined) return id;
  const names = board.people.map(({ name }) => makeWord(name));
  const rest = peek(reader);
  const asOne = rest.kind === "word" ? findId(board, `${token.text} ${rest.text}`) : undefined;
  const whole = asOne === undefined ? undefined : names[asOne];
  const meant = whole ?? personMeant(token.text, names, board);
  const suggestion =
    meant === undefined
      ? propose(reader, names)
      : tryWord(reader, meant, whole === undefined ? 1 : 2) === "nowhere"
        ? undefined
        : meant;
  const flaw = asOne === undefined ? clueRemark.nobodyCalled({ name: token.text }) : atomRemark.nameAsOneWord();
  throw new ClueError(withHint(flaw, suggestion), { at: token.at, expected: NEEDS.person.text, suggestion });
}

/** Who else may be written where document 001 has `Zhang_Wei_id`, `Yuan` and CELL_REF: a name with more or with less, or a place as `B3`. */
function personMeant(word: string, names: readonly string[], board: Board): string | undefined {
  const wanted = word.toLowerCase().replace(/_id$/, "");
  const [first, ...others] = names.filter((name) => `${name.toLowerCase()}_`.startsWith(`${wanted}_`));
  if (first !== undefined) return others.length === 0 ? first : undefined;
  const [, letter = "", number = ""] = /^([a-z])([0-9]+)$/i.exec(word) ?? [];
  const [col, row] = [parseColumn(letter, board), Number(number) - 1];
  return names[board.people.findIndex((person) => person.row === row && person.col === col)];
}

/** What document 001 gives as an example of “other properties”. */
const IDENTITY = /^(cultivator|demon)s?$/i;

function readElement(token: Token, reader: Reader): string {
  const element = ELEMENTS.find((name) => name.toLowerCase() === token.text.toLowerCase());
  if (element !== undefined) return element;
  if (IDENTITY.test(token.text))
    throw new ClueError(atomRemark.identityIsRoot({ elements: ELEMENTS }), {
      at: token.at,
      expected: NEEDS.element.text,
    });
  throw unexpected(token, atomRemark.oneOf({ choices: ELEMENTS }), propose(reader, ELEMENTS));
}

function readGroup(token: Token, reader: Reader): string {
  const { board } = reader;
  const name = findGroup(token.text, board)?.name;
  if (name !== undefined) return name;
  const suggestion = propose(reader, groupNames(board).keys());
  throw new ClueError(withHint(atomRemark.noGroup({ name: token.text }), suggestion), {
    ...{ at: token.at, expected: NEEDS.group.text, suggestion },
  });
}
