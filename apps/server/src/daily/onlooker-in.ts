// Who asks about a play: the language it is told in, and the workers that find proofs for it. Each proof is charged before it is begun.
import type { WordsOfGames } from "@demonstrandum/games";
import { zh } from "@demonstrandum/games/chinese";
import { en } from "@demonstrandum/games/english";
import type { Onlooker } from "@demonstrandum/referee";
import type { Language } from "@demonstrandum/text";
import type { Caller } from "../api/operation.ts";
import { PROOF } from "./costs.ts";

const WORDS: Readonly<Record<Language, WordsOfGames>> = { en, zh };

export const onlookerIn = (language: Language, { work, charge }: Pick<Caller, "work" | "charge">): Onlooker => ({
  language,
  words: WORDS[language],
  async answer({ id: game }, asked) {
    await charge(PROOF);
    return work.run("answer", { game, language, ...asked });
  },
  /** Not charged: it is done once for each play, whoever is the first to ask. */
  async foundAlong({ id: game }, session) {
    return work.run("found", { game, ...session });
  },
});
