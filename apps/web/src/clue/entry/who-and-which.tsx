// Somebody and three cards: the head of a suggestion and of an accusation.

import type { CardKind, Setup } from "@demonstrandum/deals";
import type { ReactNode } from "react";
import { useWords } from "../../../words/use-words.ts";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";

interface WhoAndWhichProps {
  readonly setup: Setup;
  readonly label: string;
  readonly draft: { readonly by: string | null; readonly cards: readonly (string | null)[] };
  readonly onWho: (player: string) => void;
  readonly onCard: (kind: CardKind, card: string) => void;
  /** What else may be said of who it was. */
  readonly orElse?: ReactNode;
  /** What is asked between the two. */
  readonly children?: ReactNode;
}

export function WhoAndWhich({ setup, label, draft, onWho, onCard, orElse, children }: WhoAndWhichProps) {
  const { entry } = useWords("clue");
  return (
    <>
      <ChipGroup label={label} size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => onWho(player)}>
            {player}
          </Chip>
        ))}
        {orElse}
      </ChipGroup>
      {children}
      <CardPicker
        deck={setup.deck}
        chosen={draft.cards}
        onPick={(card, kind) => onCard(kind, card)}
        note={(card) => (setup.myHand?.includes(card) ? entry.yours : undefined)}
      />
    </>
  );
}
