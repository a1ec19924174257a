// Clues that somebody wrote for cultivators: chains, data of either dialect, and sentences of either in any language.

import type { ClassicClue, NamedSetting, Setting } from "@demonstrandum/clues";
import { type AtomsWording, atoms, makeChain, understandChain } from "@demonstrandum/clues/atoms";
import { classic } from "@demonstrandum/clues/classic";
import { readChainSaid, readClassicSaid } from "@demonstrandum/clues/read";
import type { Understood } from "@demonstrandum/engine";
import { isData, notSaid, parseJsonClue, readBySpeaker, understandData } from "../grid/understand.ts";
import type { CultivatorsConfig } from "./cultivators-config.ts";

/** How both dialects are said in a language. */
export interface CultivatorWords {
  classicWays(clue: ClassicClue, at: NamedSetting): readonly string[];
  readonly chains: readonly AtomsWording[];
}

/** Anything but one word and its brackets, or data. */
const isSaid = (text: string): boolean =>
  !isData(text) && /\S\s+[^\s(]|\p{Script=Han}/u.test(text) && !/^\s*\w+\s*\(/.test(text);

/** A sentence as it is written: a chain, or a classic clue as data. Undefined for what is no sentence of theirs. */
export function writeCultivatorClue(
  text: string,
  at: NamedSetting,
  { dialect }: Pick<CultivatorsConfig, "dialect">,
  words: CultivatorWords,
): string | undefined {
  if (!isSaid(text)) return undefined;
  return readBySpeaker(at, (speaker) => {
    const heardBy = { ...at, speaker };
    const readers = [() => writeClassic(text, heardBy, words), () => writeChain(text, heardBy, words)];
    const [first, second] = dialect === "atoms" ? readers.reverse() : readers;
    return first?.() ?? second?.();
  });
}

function writeClassic(text: string, at: NamedSetting, { classicWays }: CultivatorWords): string | undefined {
  const clue = readClassicSaid(text, at, (guess) => classicWays(guess, at));
  return clue && JSON.stringify(clue);
}

function writeChain(text: string, at: NamedSetting, { chains }: CultivatorWords): string | undefined {
  for (const words of chains) {
    const clue = readChainSaid(text, at, words);
    if (clue) return makeChain(clue.chain, at.board);
  }
  return undefined;
}

/** Chains and data of either dialect. Throws a ClueError. */
export function understandWritten(text: string, at: Setting): Understood {
  if (!isData(text)) return understandChain(text, at);
  const data = parseJsonClue(text) as object;
  return "type" in data ? understandData(classic, data, at) : understandChain(chainIn(data, at), at);
}

const chainIn = (data: object, { board, speaker }: Setting): string =>
  makeChain(atoms.parseClue(data, speaker, board).chain, board);

export const makeCultivatorReader =
  (words: CultivatorWords) =>
  (text: string, at: Setting, config: CultivatorsConfig): Understood => {
    const names = at.board.people.map(({ name }) => name);
    const written = writeCultivatorClue(text, { ...at, names }, config, words);
    if (written === undefined && isSaid(text)) throw notSaid(text);
    return understandWritten(written ?? text, at);
  };
