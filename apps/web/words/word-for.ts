// What somebody of the first or the second kind is called.
import type { Word } from "@demonstrandum/engine";

export const wordFor = (words: readonly [Word, Word], identity: boolean): string => words[identity ? 1 : 0].one;
