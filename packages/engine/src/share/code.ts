// Share codes: a whole puzzle as URL-safe text. The version, the game's tag, then base64url of a checksum and the packed
// puzzle, compressed where that helps. Whatever is decoded is parsed and audited before anyone may play it.

import { deflateSync, inflateSync } from "fflate";
import type { Game } from "../game/game.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { audit } from "../reason/audit.ts";

const VERSION = "1";
const LONGEST = 20_000;
const CHECK_BYTES = 4;
const PLAIN = 0;
const DEFLATED = 1;

/** A code that is not a puzzle, in plain words. */
export class CodeError extends Error {
  override readonly name = "CodeError";
}

export function makeCode<P extends Puzzle>(game: Game<P>, puzzle: P): string {
  const packed = game.pack(puzzle);
  const deflated = deflateSync(packed, { level: 9 });
  const body = deflated.length < packed.length ? Uint8Array.of(DEFLATED, ...deflated) : Uint8Array.of(PLAIN, ...packed);
  return VERSION + game.tag + makeBase64(Uint8Array.of(...checkOf(game.tag, body), ...body));
}

export interface Decoded {
  readonly game: Game;
  readonly puzzle: Puzzle;
}

/** The puzzle in a code, audited. Throws CodeError. */
export function parseCode(games: readonly Game[], code: string): Decoded {
  const text = code.trim();
  if (text.length > LONGEST) throw new CodeError("This code is too long to be a puzzle.");
  if (!/^[A-Za-z0-9_-]{3,}$/.test(text)) throw new CodeError("This code has characters that no puzzle code has.");
  if (text[0] !== VERSION) throw new CodeError("This code was made by another version of the game.");
  const game = games.find(({ tag }) => tag === text[1]);
  if (!game) throw new CodeError("This code is for a game that does not exist here.");
  const puzzle = unpack(game, openBody(game.tag, parseBase64(text.slice(2))));
  const [defect] = audit(game, puzzle);
  if (defect) throw new CodeError(`The puzzle in this code is not sound. ${defect.text}`);
  return { game, puzzle };
}

function openBody(tag: string, bytes: Uint8Array): Uint8Array {
  const body = bytes.subarray(CHECK_BYTES);
  const isWhole = body.length > 0 && checkOf(tag, body).every((byte, i) => byte === bytes[i]);
  if (!isWhole) throw new CodeError("This code is damaged: a part of it is missing or was changed.");
  const packed = body.subarray(1);
  try {
    return body[0] === DEFLATED ? inflateSync(packed) : packed;
  } catch {
    throw new CodeError("This code is damaged: it cannot be unpacked.");
  }
}

function unpack(game: Game, bytes: Uint8Array): Puzzle {
  try {
    return game.unpack(bytes);
  } catch (error) {
    throw new CodeError(`This code holds no puzzle: ${error instanceof Error ? error.message : "it cannot be read"}`);
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

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

function makeBase64(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(three >>> shift) & 63] ?? "");
    text += letters.slice(0, Math.min(4, bytes.length - i + 1)).join("");
  }
  return text;
}

function parseBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    held = ((held << 6) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >>> bits) & 255);
  }
  // One way to write each code: what is left over must be too little for a letter, and empty.
  if (bits >= 6 || (held & ((1 << bits) - 1)) !== 0) {
    throw new CodeError("This code is damaged: a part of it is missing or was changed.");
  }
  return Uint8Array.from(bytes);
}
