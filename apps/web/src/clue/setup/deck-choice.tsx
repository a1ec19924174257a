// Which cards are in play: one of the known decks, or one written by hand.
import { cardsOf, DECKS, type Deck } from "@demonstrandum/deals";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { openStorage } from "../../state/storage.ts";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { dropDeck, loadDecks, saveDeck } from "../state/own-decks.ts";
import { CUSTOM, type DeckText, deckOf, printDeck, type SetupDraft } from "../state/setup-draft.ts";
import style from "./setup.module.css";

interface DeckChoiceProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

export function DeckChoice({ draft, onChange }: DeckChoiceProps) {
  const choose = (deck: string) => {
    if (deck !== draft.deck) onChange({ ...draft, deck, hand: [], faceUp: [] });
  };
  const [own, setOwn] = useState(() => loadDecks(openStorage()));
  const keep = (deck: Deck) => {
    saveDeck(openStorage(), deck);
    setOwn(loadDecks(openStorage()));
  };
  const drop = (name: string) => {
    dropDeck(openStorage(), name);
    setOwn(loadDecks(openStorage()));
  };
  return (
    <>
      <ChipGroup label="Which deck" isLabelHidden>
        {DECKS.map((deck) => (
          <Chip
            key={deck.id}
            isOn={draft.deck === deck.id}
            onPress={() => choose(deck.id)}
            note={`${cardsOf(deck).length} cards`}
          >
            {deck.name}
          </Chip>
        ))}
        {own.map((deck) => (
          <Chip
            key={deck.name}
            isOn={draft.deck === CUSTOM && draft.custom.name === deck.name}
            onPress={() => onChange({ ...draft, deck: CUSTOM, custom: printDeck(deck), hand: [], faceUp: [] })}
            note="yours"
          >
            {deck.name}
          </Chip>
        ))}
        <Chip isOn={draft.deck === CUSTOM} onPress={() => choose(CUSTOM)} note="any edition">
          My own
        </Chip>
      </ChipGroup>
      {draft.deck === CUSTOM && <DeckEditor {...{ draft, onChange, own }} onKeep={keep} onDrop={drop} />}
    </>
  );
}

const LISTS = [
  ["suspects", "Suspects"],
  ["weapons", "Weapons"],
  ["rooms", "Rooms"],
] as const;

interface DeckEditorProps extends DeckChoiceProps {
  readonly own: readonly Deck[];
  readonly onKeep: (deck: Deck) => void;
  readonly onDrop: (name: string) => void;
}

function DeckEditor({ draft, onChange, own, onKeep, onDrop }: DeckEditorProps) {
  const write = (change: Partial<DeckText>) =>
    onChange({ ...draft, custom: { ...draft.custom, ...change }, hand: [], faceUp: [] });
  const deck = deckOf(draft);
  return (
    <div className={style.editor}>
      <label className={style.field}>
        Name of the deck
        <input value={draft.custom.name} onChange={(event) => write({ name: event.target.value })} maxLength={40} />
      </label>
      <div className={style.lists}>
        {LISTS.map(([list, title]) => (
          <label key={list} className={style.field}>
            {title}
            <textarea
              rows={7}
              value={draft.custom[list]}
              spellCheck={false}
              onChange={(event) => write({ [list]: event.target.value })}
            />
          </label>
        ))}
      </div>
      <p className={style.hint}>
        {deck
          ? `One card to a line. ${cardsOf(deck).length} cards so far, at most 30.`
          : "One card to a line, at least two of each kind, at most 30 in all, no card twice."}
      </p>
      <div className={style.keep}>
        <Button disabled={!deck} onClick={() => deck && onKeep(deck)}>
          Keep this deck
        </Button>
        {own.some(({ name }) => name === draft.custom.name.trim()) && (
          <Button look="quiet" onClick={() => onDrop(draft.custom.name.trim())}>
            Forget it
          </Button>
        )}
      </div>
    </div>
  );
}
