// Share codes: a whole puzzle as URL-safe text. The version, the game's tag, then base64url of a checksum and the packed
// puzzle. Whatever is decoded is parsed and audited before anyone may play it.

import { makeBase64url, parseBase64url, type Remark } from "@demonstrandum/text";
import type { Game } from "../game/game.ts";
import { type Puzzle, ToldError } from "../game/puzzle.ts";
import { findDefect } from "../reason/audit.ts";
import { puzzleRemark } from "../remarks/en.ts";
import type { GameWords } from "../say/game-words.ts";
import type { SeenWords } from "../say/words/wording.ts";
import { inflate } from "./inflate.ts";

const VERSION = "1";
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

/** Throws CodeError for a puzzle that is none: its parts must be such as a code can hold. */
export function makeCode<P extends Puzzle>(game: Game<P>, puzzle: P): string {
  return sealCode(game.tag, Uint8Array.of(PLAIN, ...pack(game, puzzle)));
}

/** A body with everything around it that a code has; whether it holds a puzzle is not asked. */
export const sealCode = (tag: string, body: Uint8Array): string =>
  VERSION + tag + makeBase64url(Uint8Array.of(...checkOf(tag, body), ...body));

function pack<P extends Puzzle>(game: Game<P>, puzzle: P): Uint8Array {
  try {
    return game.pack(puzzle);
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
}

/** Words by the ids of games; without them it is only said that a puzzle is not sound. */
type CodeWords = Readonly<Partial<Record<string, GameWords<Puzzle, SeenWords>>>>;

/** The puzzle in a code, audited. Throws CodeError. */
export function parseCode(games: readonly Game[], code: string, words: CodeWords = {}): Decoded {
  const { game, body } = openCode(games, code.trim());
  const puzzle = unpack(game, unwrap(body));
  const defect = findDefect(game, puzzle, words[game.id]);
  if (defect) throw new CodeError(puzzleRemark.unsoundCode({ defect: defect.text }));
  return { game, puzzle };
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

/** What is inside of what every code has around it. */
function openCode(games: readonly Game[], text: string): { readonly game: Game; readonly body: Uint8Array } {
  if (text.length > LONGEST) throw new CodeError(puzzleRemark.longCode());
  if (!/^[A-Za-z0-9_-]{3,}$/.test(text)) throw new CodeError(puzzleRemark.strangeCode());
  if (text[0] !== VERSION) throw new CodeError(puzzleRemark.otherVersion());
  const game = games.find(({ tag }) => tag === text[1]);
  if (!game) throw new CodeError(puzzleRemark.otherGame());
  return { game, body: checkedBody(game.tag, readBytes(text.slice(2))) };
}

function readBytes(text: string): Uint8Array {
  const bytes = parseBase64url(text);
  if (bytes === undefined) throw new CodeError(puzzleRemark.damagedCode());
  return bytes;
}

function checkedBody(tag: string, bytes: Uint8Array): Uint8Array {
  const body = bytes.subarray(CHECK_BYTES);
  const isWhole = body.length > 0 && checkOf(tag, body).every((byte, i) => byte === bytes[i]);
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

function unpack(game: Game, bytes: Uint8Array): Puzzle {
  try {
    return game.unpack(bytes);
  } catch (error) {
    throw new CodeError(puzzleRemark.emptyCode({ reason: reasonOf(error) }));
  }
}

/** Not a secret, only a guard against slips: 32 bits over the tag and the body. */
function checkOf(tag: string, body: Uint8Array): number[] {
  let sum = 0x811c9dc5 ^ (tag.codePointAt(0) ?? 0);
  for (const byte of body) {
    sum = Math.imul(sum ^ byte, 0x01000193);
    sum ^= sum >>> 15;
  }
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum ^= sum >>> 13;
  return [24, 16, 8, 0].map((shift) => (sum >>> shift) & 255);
}
