// The keys of the board besides the arrows: one for each verdict, one for a hint, one for a tag, one for the pencil.
import type { Word } from "@demonstrandum/engine";

/** The keys for the first and the second identity. */
export type VerdictKeys = readonly [string, string];

export type KeyAction =
  | { readonly kind: "verdict"; readonly identity: boolean }
  | { readonly kind: "hint" }
  | { readonly kind: "tag" }
  | { readonly kind: "pencil" };

const HINT = "h";
const TAG = "t";
/** Not kept from the verdicts, whose keys come first. */
const PENCIL = "p";

/** The first letters of the two words, where there are keys for them that can be told apart from each other and from the other keys; otherwise 1 and 2. */
export function verdictKeys(words: readonly [Word, Word]): VerdictKeys {
  const [a, b] = words.map((word) => word.one.slice(0, 1).toLowerCase());
  const isFree = (key: string | undefined): key is string => /^[a-z]$/.test(key ?? "") && key !== HINT && key !== TAG;
  return isFree(a) && isFree(b) && a !== b ? [a, b] : ["1", "2"];
}

export function keyAction(key: string, keys: VerdictKeys): KeyAction | undefined {
  const pressed = key.toLowerCase();
  if (pressed === keys[0] || pressed === "1") return { kind: "verdict", identity: false };
  if (pressed === keys[1] || pressed === "2") return { kind: "verdict", identity: true };
  if (pressed === HINT) return { kind: "hint" };
  if (pressed === TAG) return { kind: "tag" };
  return pressed === PENCIL ? { kind: "pencil" } : undefined;
}
