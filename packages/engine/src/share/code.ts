// Share codes: a whole puzzle as URL-safe text. The version, the game's tag, then base64url of a checksum and the packed
// puzzle. Whatever is decoded is parsed and audited before anyone may play it.

import { makeBase64url, parseBase64url, type Remark } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import { type Puzzle, ToldError } from "../game/puzzle.ts";
import { findDefect } from "../reason/audit.ts";
import { puzzleRemark } from "../remarks/en.ts";
import type { GameWords } from "../say/game-words.ts";
import type { SeenWords } from "../say/words/wording.ts";
import { type Byline, packByline, unpackByline } from "./byline.ts";
import { inflate } from "./inflate.ts";

const VERSION = "1";
/** Of codes that tell who made the puzzle, before the puzzle itself. */
const SIGNED = "2";
const LONGEST = 20_000;
/** Bytes of a packed puzzle. */
const LARGEST = 1 << 16;
const CHECK_BYTES = 4;
const PLAIN = 0;
/** No longer written: what is packed bit by bit does not get any smaller. Codes that are out there may have it. */
const DEFLATED = 1;

/** A code that is not a puzzle, in plain words. */
export class CodeError extends ToldError {
  override readonly name = "CodeError";
}

/** A code that holds a puzzle which is not sound: nobody may play it, but its author may go on with it. */
export class UnsoundError extends CodeError {}

/** Throws CodeError for a puzzle that is none: its parts must be such as a code can hold. */
export function makeCode<P extends Puzzle>(game: Game<P>, puzzle: P, byline?: Byline): string {
  const packed = packing(() => game.pack(puzzle));
  if (!byline) return sealCode(game.tag, Uint8Array.of(PLAIN, ...packed));
  const told = packing(() => packByline(byline));
  const length = [told.length >> 8, told.length & 255];
  return sealCode(game.tag, Uint8Array.of(PLAIN, ...length, ...told, ...packed), SIGNED);
}

/** A body with everything around it that a code has; whether it holds a puzzle is not asked. */
export const sealCode = (tag: string, body: Uint8Array, version = VERSION): string =>
  version + tag + makeBase64url(Uint8Array.of(...checkOf(version, tag, body), ...body));

function packing(pack: () => Uint8Array): Uint8Array {
  try {
    return pack();
  } catch (error) {
    throw new CodeError(puzzleRemark.noCode({ reason: reasonOf(error) }));
  }
}

/** What our own errors say; of others nothing is known in any language but English. */
const reasonOf = (error: unknown): Remark =>
  error instanceof Error && "says" in error ? (error.says as Remark) : puzzleRemark.unreadable();

/** A puzzle from a share code, with its game. */
export interface Decoded {
  readonly game: Game;
  readonly puzzle: Puzzle;
  /** Who made it, where somebody made it by hand. */
  readonly byline?: Byline;
}

/** Words by the ids of games; without them it is only said that a puzzle is not sound. */
type CodeWords = Readonly<Partial<Record<string, GameWords<Puzzle, SeenWords>>>>;

/** The puzzle in a code, audited. Throws CodeError. */
export function parseCode(games: readonly Game[], code: string, words: CodeWords = {}): Decoded {
  const decoded = readCode(games, code);
  const { game, puzzle } = decoded;
  const defect = findDefect(game, puzzle, words[game.id]);
  if (defect) throw new UnsoundError(puzzleRemark.unsoundCode({ defect: defect.text }));
  return decoded;
}

/** What is in a code, sound or not, for whoever wants to mend it. Throws CodeError. */
export function readCode(games: readonly Game[], code: string): Decoded {
  const { game, version, body } = openCode(games, code.trim());
  if (version === VERSION) return { game, puzzle: unpack(() => game.unpack(unwrap(body))) };
  if (body[0] !== PLAIN) throw new CodeError(puzzleRemark.otherPacking());
  const end = 3 + ((body[1] ?? 0) << 8) + (body[2] ?? 0);
  const byline = unpack(() => unpackByline(body.subarray(3, end)));
  return { game, puzzle: unpack(() => game.unpack(body.subarray(end))), byline };
}

/** Whether nothing of a code is missing or was changed. What it holds is not looked at, so it costs next to nothing. */
export function isWholeCode(games: readonly Game[], code: string): boolean {
  try {
    openCode(games, code);
    return true;
  } catch (error) {
    if (error instanceof CodeError) return false;
    throw error;
  }
}

interface OpenedCode {
  readonly game: Game;
  readonly version: string;
  readonly body: Uint8Array;
}

/** What is inside of what every code has around it. */
function openCode(games: readonly Game[], text: string): OpenedCode {
  if (text.length > LONGEST) throw new CodeError(puzzleRemark.longCode());
  if (!/^[A-Za-z0-9_-]{3,}$/.test(text)) throw new CodeError(puzzleRemark.strangeCode());
  const [version = ""] = text;
  if (version !== VERSION && version !== SIGNED) throw new CodeError(puzzleRemark.otherVersion());
  const game = games.find(({ tag }) => tag === text[1]);
  if (!game) throw new CodeError(puzzleRemark.otherGame());
  return { game, version, body: checkedBody(version, game.tag, readBytes(text.slice(2))) };
}

function readBytes(text: string): Uint8Array {
  const bytes = parseBase64url(text);
  if (bytes === undefined) throw new CodeError(puzzleRemark.damagedCode());
  return bytes;
}

function checkedBody(version: string, tag: string, bytes: Uint8Array): Uint8Array {
  const body = bytes.subarray(CHECK_BYTES);
  const isWhole = body.length > 0 && checkOf(version, tag, body).every((byte, i) => byte === bytes[i]);
  if (!isWhole) throw new CodeError(puzzleRemark.damagedCode());
  return body;
}

function unwrap(body: Uint8Array): Uint8Array {
  const [way, packed] = [body[0], body.subarray(1)];
  if (way === PLAIN) return packed;
  if (way === DEFLATED) return unpackOld(packed);
  throw new CodeError(puzzleRemark.otherPacking());
}

/** What a few bytes unpack to can be a thousand times as much; there is room for a puzzle and no more. */
function unpackOld(bytes: Uint8Array): Uint8Array {
  const packed = inflate(bytes, LARGEST);
  if (packed === undefined) throw new CodeError(puzzleRemark.unpackable());
  if (packed.length >= LARGEST) throw new CodeError(puzzleRemark.fullCode());
  return packed;
}

function unpack<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new CodeError(puzzleRemark.emptyCode({ reason: reasonOf(error) }));
  }
}

/** Not a secret, only a guard against slips: 32 bits over the version, the tag and the body. */
function checkOf(version: string, tag: string, body: Uint8Array): number[] {
  let sum = 0x811c9dc5 ^ (tag.codePointAt(0) ?? 0) ^ (version === VERSION ? 0 : Number(version) << 8);
  for (const byte of body) {
    sum = Math.imul(sum ^ byte, 0x01000193);
    sum ^= sum >>> 15;
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum ^= sum >>> 13;
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 255);
}
