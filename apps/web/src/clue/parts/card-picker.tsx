// All cards of a deck by kind, to be picked with one tap each.
import { CARD_KINDS, type CardKind, cardsOf, type Deck } from "@demonstrandum/deals";
import { Chip, ChipGroup } from "./chips.tsx";

export const KIND_NAMES: Readonly<Record<CardKind, string>> = { suspect: "Suspects", weapon: "Weapons", room: "Rooms" };

interface CardPickerProps {
  readonly deck: Deck;
  readonly chosen: readonly (string | null)[];
  readonly onPick: (card: string, kind: CardKind) => void;
  /** A word under a card's name. */
  readonly note?: (card: string) => string | undefined;
  readonly isDisabled?: (card: string) => boolean;
  /** The order of the kinds. */
  readonly kinds?: readonly CardKind[];
}

export function CardPicker({ deck, chosen, onPick, note, isDisabled, kinds = CARD_KINDS }: CardPickerProps) {
  const cards = cardsOf(deck);
  return kinds.map((kind) => (
    <ChipGroup key={kind} label={KIND_NAMES[kind]}>
      {cards
        .filter((card) => card.kind === kind)
        .map(({ id, name }) => (
          <Chip
            key={id}
            isOn={chosen.includes(id)}
            onPress={() => onPick(id, kind)}
            note={note?.(id)}
            isDisabled={isDisabled?.(id) ?? false}
          >
            {name}
          </Chip>
        ))}
    </ChipGroup>
  ));
}
