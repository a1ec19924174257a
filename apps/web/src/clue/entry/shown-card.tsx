// Which card someone showed, or that it was not seen.
import type { Setup, Show } from "@demonstrandum/deals";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { isSaidUnseen, setSeen, showable } from "../state/answers.ts";
import { chosenCards, type SuggestionDraft } from "../state/draft.ts";
import { sayWhichCard } from "../words/say.ts";

interface ShownCardProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
  readonly show: Show;
}

export function ShownCard({ setup, draft, onChange, show: { player, card } }: ShownCardProps) {
  const isUnseen = isSaidUnseen(draft, player);
  const isMine = draft.by === setup.me;
  const possible = showable(setup, draft, player);
  return (
    <ChipGroup label={sayWhichCard(setup, draft.by, player)}>
      <Chip isOn={card === null && (isUnseen || !isMine)} onPress={() => onChange(setSeen(draft, player, null))}>
        {player === setup.me ? "Not noted" : "Not seen"}
      </Chip>
      {chosenCards(setup, draft)
        .filter(({ id }) => possible.includes(id))
        .map(({ id, name }) => (
          <Chip key={id} tone="green" isOn={card === id} onPress={() => onChange(setSeen(draft, player, id))}>
            {name}
          </Chip>
        ))}
    </ChipGroup>
  );
}
