// Which card someone showed, or that it was not seen.

import type { Setup, Show } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { cardName, sayWhichCard } from "../say/say.ts";
import { isSaidUnseen, setSeen, showable } from "../store/answers.ts";
import { chosenCards, type SuggestionDraft } from "../store/draft.ts";

interface ShownCardProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
  readonly show: Show;
}

export function ShownCard({ setup, draft, onChange, show: { player, card } }: ShownCardProps) {
  const words = useWords("clue");
  const isUnseen = isSaidUnseen(draft, player);
  const isMine = draft.by === setup.me;
  const possible = showable(setup, draft, player);
  return (
    <ChipGroup label={sayWhichCard(words, setup, draft.by, player)}>
      <Chip isOn={card === null && (isUnseen || !isMine)} onPress={() => onChange(setSeen(draft, player, null))}>
        {player === setup.me ? words.entry.cardNotNoted : words.entry.cardNotSeen}
      </Chip>
      {chosenCards(setup, draft)
        .filter((id) => possible.includes(id))
        .map((id) => (
          <Chip key={id} tone="green" isOn={card === id} onPress={() => onChange(setSeen(draft, player, id))}>
            {cardName(words, setup, id)}
          </Chip>
        ))}
    </ChipGroup>
  );
}
