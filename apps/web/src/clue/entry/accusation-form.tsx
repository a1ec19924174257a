// An accusation: a wrong one says what the envelope is not, and its player asks no more; a right one ends the game.

import type { Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type AccusationDraft, setCard } from "../store/draft.ts";

interface AccusationFormProps {
  readonly setup: Setup;
  readonly draft: AccusationDraft;
  readonly onChange: (draft: AccusationDraft) => void;
}

export function AccusationForm({ setup, draft, onChange }: AccusationFormProps) {
  const { entry } = useWords("clue");
  return (
    <>
      <ChipGroup label={entry.whoAccused} size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => onChange({ ...draft, by: player })}>
            {player}
          </Chip>
        ))}
        <Chip isOn={draft.by === null} onPress={() => onChange({ ...draft, by: null })}>
          {entry.notNoted}
        </Chip>
      </ChipGroup>
      <ChipGroup label={entry.wasItRight} size="s">
        <Chip isOn={!draft.correct} tone="wine" onPress={() => onChange({ ...draft, correct: false })}>
          {entry.wrong}
        </Chip>
        <Chip isOn={draft.correct} tone="green" onPress={() => onChange({ ...draft, correct: true })}>
          {entry.right}
        </Chip>
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
