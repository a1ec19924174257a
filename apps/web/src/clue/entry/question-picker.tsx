// Who asks, and for which cards: the first half of a suggestion, wherever one is entered or corrected.

import type { Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type SuggestionDraft, setAsker, setCard } from "../store/draft.ts";

interface QuestionPickerProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

export function QuestionPicker({ setup, draft, onChange }: QuestionPickerProps) {
  const { entry } = useWords("clue");
  return (
    <>
      <ChipGroup label={entry.whoAsks} size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => onChange(setAsker(draft, player))}>
            {player}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker
        deck={setup.deck}
        chosen={draft.cards}
        onPick={(card, kind) => onChange(setCard(draft, kind, card))}
        note={(card) => (setup.myHand?.includes(card) ? entry.yours : undefined)}
      />
    </>
  );
}
