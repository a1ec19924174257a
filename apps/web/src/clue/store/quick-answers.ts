// Answers that one tap tells whole: who showed, and which card where I see it. Offered where the first who can shows.
import type { Setup, Suggestion } from "@demonstrandum/deals";
import { isForEveryone, setNobody, setSeen, setShower, showable } from "./answers.ts";
import { draftOf, playersAfter, type SuggestionDraft } from "./draft.ts";

export interface QuickAnswer {
  /** Null: nobody showed a card. */
  readonly player: string | null;
  /** Null: shown to somebody else, by somebody else. */
  readonly card: string | null;
}

/** Whether one tap can tell the answer: the draft is new, and the table answers in turn. */
export const hasQuickAnswers = (setup: Setup, draft: SuggestionDraft): boolean =>
  draft.editing === null && !setup.answersInAnyOrder && !isForEveryone(setup, draft);

/** The question of an entry that was taken back, to be answered anew. */
export const askedAgain = (entry: Suggestion): SuggestionDraft => ({
  ...draftOf(entry),
  editing: null,
  passed: [],
  answer: { type: "open" },
});

/** In seating order; nobody comes last. I cannot show what I do not hold, and must show if I hold one. */
export function quickAnswers(setup: Setup, draft: SuggestionDraft): QuickAnswer[] {
  const round = draft.by === null ? [] : playersAfter(setup, draft.by);
  const isSeen = (player: string) => draft.by === setup.me || player === setup.me;
  const shows = round.flatMap((player) =>
    isSeen(player)
      ? showable(setup, draft, player).map((card): QuickAnswer => ({ player, card }))
      : [{ player, card: null }],
  );
  return [...shows, { player: null, card: null }];
}

export function takeQuickAnswer(setup: Setup, draft: SuggestionDraft, { player, card }: QuickAnswer): SuggestionDraft {
  if (player === null) return setNobody(setup, draft);
  const shown = setShower(setup, draft, player);
  return card === null ? shown : setSeen(shown, player, card);
}
