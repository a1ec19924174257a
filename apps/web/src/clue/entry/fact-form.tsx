// Something known from elsewhere: a glimpse of a card, a slip of the tongue.

import { ENVELOPE, type Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type FactDraft, pickFactCard, setFactSays } from "../store/draft.ts";

interface FactFormProps {
  readonly setup: Setup;
  readonly draft: FactDraft;
  readonly onChange: (draft: FactDraft) => void;
}

const SAYINGS = ["has", "lacks", "one-of"] as const;

export function FactForm({ setup, draft, onChange }: FactFormProps) {
  const { entry } = useWords("clue");
  return (
    <>
      <ChipGroup label={entry.who} size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.owner === player} onPress={() => onChange({ ...draft, owner: player })}>
            {player}
          </Chip>
        ))}
        {draft.says !== "one-of" && (
          <Chip tone="wine" isOn={draft.owner === ENVELOPE} onPress={() => onChange({ ...draft, owner: ENVELOPE })}>
            {entry.theEnvelope}
          </Chip>
        )}
      </ChipGroup>
      <ChipGroup label={entry.what} size="s">
        {SAYINGS.map((says) => (
          <Chip
            key={says}
            isOn={draft.says === says}
            isDisabled={says === "one-of" && draft.owner === ENVELOPE}
            onPress={() => onChange(setFactSays(draft, says))}
          >
            {entry.sayings[says]}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker deck={setup.deck} chosen={draft.cards} onPick={(card) => onChange(pickFactCard(draft, card))} />
    </>
  );
}
