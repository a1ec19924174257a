// A Chinese sentence as its readers see it.

import { ENVELOPE } from "../table/setup.ts";
import type { ReadChinese } from "./chinese-names.ts";
import type { Question } from "./question.ts";

/** Understood so far that no other reader should try. */
export const IN_DOUBT = "in doubt";

export type ChineseSentence = ReadChinese & {
  readonly me: string | undefined;
  /** All at the table, in order. */
  readonly everybody: readonly string[];
};
export type ChineseReader = (scene: ChineseSentence) => Question | typeof IN_DOUBT | undefined;

/** The envelope, by its name or by what is in it. */
export const INSIDE = /E|凶手|凶器|真凶|案发|案子|C干的/;

/** The only player named, me for "我有" and "我手里", or the envelope; nobody where several are named. */
export function ownerNamedInChinese({ shape, players, me }: ChineseSentence): string | undefined {
  if (players.length > 1 || (players.length === 1 && INSIDE.test(shape))) return undefined;
  if (players[0] !== undefined) return players[0];
  if (INSIDE.test(shape)) return ENVELOPE;
  return /我(是|会|能|可能|到底|究竟)?(有|没|手|这里|这儿|拿|持)|[在是]我(的|这|手)/.test(shape) ? me : undefined;
}
