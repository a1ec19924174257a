// Who asks about a play: the language it is told in, and the workers that find proofs for it. Each proof is charged before it is begun.
import type { Game, Outcome } from "@demonstrandum/engine";
import { CHINESE_GAMES } from "@demonstrandum/games/chinese";
import type { Onlooker } from "@demonstrandum/referee";
import type { Caller } from "../api/operation.ts";
import { PROOF } from "./costs.ts";

export const TOLD_IN = ["en", "zh"] as const;
type ToldIn = (typeof TOLD_IN)[number];

const TONGUES: Readonly<Record<ToldIn, readonly Game[]>> = { en: [], zh: CHINESE_GAMES };

const languageOf = (game: Game): ToldIn => TOLD_IN.find((language) => TONGUES[language].includes(game)) ?? "en";

/** What a worker needs to find the same game. */
const named = (game: Game) => ({ game: game.id, language: languageOf(game) });

export const onlookerIn = (language: ToldIn, { work, charge }: Pick<Caller, "work" | "charge">): Onlooker => ({
  tell: (game) => TONGUES[language].find(({ id }) => id === game.id) ?? game,
  async answer(game, asked) {
    await charge(PROOF);
    return (await work.run("answer", { ...named(game), ...asked })) as Outcome;
  },
  /** Not charged: it is done once for each play, whoever is the first to ask. */
  async foundAlong(game, session) {
    return (await work.run("found", { ...named(game), ...session })) as readonly number[];
  },
});
