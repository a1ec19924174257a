// An accusation that turned out wrong: those three cards together are not the envelope.
import type { Setup } from "@demonstrandum/deals";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type AccusationDraft, setCard } from "../state/draft.ts";

interface AccusationFormProps {
  readonly setup: Setup;
  readonly draft: AccusationDraft;
  readonly onChange: (draft: AccusationDraft) => void;
}

export function AccusationForm({ setup, draft, onChange }: AccusationFormProps) {
  return (
    <>
      <ChipGroup label="Who accused?" size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => onChange({ ...draft, by: player })}>
            {player}
          </Chip>
        ))}
        <Chip isOn={draft.by === null} onPress={() => onChange({ ...draft, by: null })}>
          not noted
        </Chip>
      </ChipGroup>
      <CardPicker
        deck={setup.deck}
        chosen={draft.cards}
        onPick={(card, kind) => onChange(setCard(draft, kind, card))}
        note={(card) => (setup.myHand?.includes(card) ? "yours" : undefined)}
      />
    </>
  );
}
