// Something known from elsewhere: a glimpse of a card, a slip of the tongue.
import { ENVELOPE, type Setup } from "@demonstrandum/deals";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type FactDraft, pickFactCard, setFactSays } from "../state/draft.ts";

interface FactFormProps {
  readonly setup: Setup;
  readonly draft: FactDraft;
  readonly onChange: (draft: FactDraft) => void;
}

const SAYINGS = [
  ["has", "has"],
  ["lacks", "does not have"],
  ["one-of", "has one of"],
] as const;

export function FactForm({ setup, draft, onChange }: FactFormProps) {
  return (
    <>
      <ChipGroup label="Who?" size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.owner === player} onPress={() => onChange({ ...draft, owner: player })}>
            {player}
          </Chip>
        ))}
        {draft.says !== "one-of" && (
          <Chip tone="wine" isOn={draft.owner === ENVELOPE} onPress={() => onChange({ ...draft, owner: ENVELOPE })}>
            The envelope
          </Chip>
        )}
      </ChipGroup>
      <ChipGroup label="What?" size="s">
        {SAYINGS.map(([says, text]) => (
          <Chip
            key={says}
            isOn={draft.says === says}
            isDisabled={says === "one-of" && draft.owner === ENVELOPE}
            onPress={() => onChange(setFactSays(draft, says))}
          >
            {text}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker deck={setup.deck} chosen={draft.cards} onPick={(card) => onChange(pickFactCard(draft, card))} />
    </>
  );
}
