// All cards of a deck by kind, to be picked with one tap each.

import { CARD_KINDS, type CardKind, cardsOf, type Deck } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Chip, ChipGroup } from "./chips.tsx";

interface CardPickerProps {
  readonly deck: Deck;
  readonly chosen: readonly (string | null)[];
  readonly onPick: (card: string, kind: CardKind) => void;
  /** A word under a card's name. */
  readonly note?: (card: string) => string | undefined;
  readonly isDisabled?: (card: string) => boolean;
}

export function CardPicker({ deck, chosen, onPick, note, isDisabled }: CardPickerProps) {
  const { matrix, table } = useWords("clue");
  const cards = cardsOf(deck);
  return CARD_KINDS.map((kind) => (
    <ChipGroup key={kind} label={matrix.kinds[kind]}>
      {cards
        .filter((card) => card.kind === kind)
        .map((card) => (
          <Chip
            key={card.id}
            isOn={chosen.includes(card.id)}
            onPress={() => onPick(card.id, kind)}
            note={note?.(card.id)}
            isDisabled={isDisabled?.(card.id) ?? false}
          >
            {table.cardName(deck, card)}
          </Chip>
        ))}
    </ChipGroup>
  ));
}
