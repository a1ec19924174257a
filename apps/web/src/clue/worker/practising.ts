// What simulated players do: loaded where somebody plays against them.
import { ASKERS, seedRandom } from "@demonstrandum/deals";
import type { ClueQuestion } from "./messages.ts";

export const moveOf = ({ asker, view, seed }: ClueQuestion & { readonly kind: "move" }) =>
  ASKERS[asker]({ view, random: seedRandom(seed) });
