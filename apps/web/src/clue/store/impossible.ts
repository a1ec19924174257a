// What cannot be, said before it is recorded: a pass or a show that goes against something certain. It can be recorded all
// the same, because the slip may be in an earlier entry.

import { type Analysis, type Setup, sayCard, sayHolder } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";
import { saidCards } from "../say/say.ts";
import { showsIn } from "./answers.ts";
import type { Draft, SuggestionDraft } from "./draft.ts";
import { certainHolding } from "./mark.ts";

export function sayImpossible(
  words: Words["clue"],
  setup: Setup,
  analysis: Analysis,
  draft: Draft,
): string | undefined {
  if (draft.type === "suggestion") return impossibleAnswer(words, setup, analysis, draft);
  if (draft.type !== "fact" || draft.owner === null) return undefined;
  const { owner, says, cards } = draft;
  const holds = cards.map((card) => certainHolding(analysis, owner, card));
  const who = [sayHolder(words.table, setup, owner), owner === setup.me] as const;
  const named = saidCards(words, setup, cards);
  if (says === "lacks" && holds[0] === true) return words.entry.impossible.has(...who, named);
  if (says !== "lacks" && holds.length > 0 && holds.every((held) => held === false)) {
    return words.entry.impossible.hasNot(...who, named);
  }
  return undefined;
}

function impossibleAnswer(
  { entry, table }: Words["clue"],
  setup: Setup,
  analysis: Analysis,
  draft: SuggestionDraft,
): string | undefined {
  const cards = draft.cards.filter((card) => card !== null);
  if (cards.length < 3) return undefined;
  const who = (player: string) => [sayHolder(table, setup, player), player === setup.me] as const;
  for (const player of draft.passed) {
    const held = cards.find((card) => certainHolding(analysis, player, card));
    if (held) return entry.impossible.cannotPass(...who(player), sayCard(table, setup, held));
  }
  for (const { player, card } of showsIn(draft)) {
    if (card !== null && certainHolding(analysis, player, card) === false) {
      return entry.impossible.cannotShow(...who(player), sayCard(table, setup, card));
    }
    if (cards.every((each) => certainHolding(analysis, player, each) === false)) {
      return entry.impossible.cannotShow(...who(player), undefined);
    }
  }
  return undefined;
}
