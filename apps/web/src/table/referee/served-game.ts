// A game as a worker has it: what may be seen of its plays at once, its proofs when the first is asked for.
import { enSeen, type Game, type GameWords, type Puzzle, type SeenWords, type ToldGame } from "@demonstrandum/engine";

/** A game in one language. */
export interface ServedGame {
  readonly seen: ToldGame<Puzzle, SeenWords>;
  /** With the words for proofs. */
  tell(): Promise<ToldGame>;
}

/** A game that has all its words. */
export const wholeGame = (told: ToldGame): ServedGame => ({ seen: told, tell: async () => told });

/** A game in English. */
export function servedInEnglish(
  game: Game,
  wordsWith: <Proof extends SeenWords>(proof: Proof) => GameWords<Puzzle, Proof>,
): ServedGame {
  let told: ToldGame | undefined;
  return {
    seen: { game, words: wordsWith(enSeen) },
    async tell() {
      told ??= { game, words: wordsWith((await import("./asking.ts")).en) };
      return told;
    },
  };
}
