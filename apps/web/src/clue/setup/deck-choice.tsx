// Which cards are in play: one of the known decks, or one written by hand.

import { cardsOf, DECKS, type Deck, parseDeck } from "@demonstrandum/deals";
import { useState } from "react";
import * as v from "valibot";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { openStorage, type Storage } from "../../base/storage/storage.ts";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { CUSTOM, type DeckText, deckOf, freshDeck, printDeck, type SetupDraft } from "../store/setup-draft.ts";
import style from "./setup.module.css";

// Decks that were written by hand, kept on this device so that nobody types them twice.

const KEY = "demonstrandum/clue/decks";
const MOST = 12;

/** The kept decks, the latest first; what cannot be read is no deck. */
export function loadDecks(storage: Storage): readonly Deck[] {
  try {
    const list = v.parse(v.array(v.unknown()), JSON.parse(storage.read(KEY) ?? "[]"));
    return list.flatMap((data) => readDeck(data) ?? []);
  } catch {
    return [];
  }
}

function readDeck(data: unknown): Deck | undefined {
  try {
    return parseDeck(data);
  } catch {
    return undefined;
  }
}

/** Keeps a deck under its name, in place of an older one of that name. */
export function saveDeck(storage: Storage, deck: Deck): void {
  const others = loadDecks(storage).filter(({ name }) => name !== deck.name);
  storage.write(KEY, JSON.stringify([deck, ...others].slice(0, MOST)));
}

export function dropDeck(storage: Storage, name: string): void {
  storage.write(KEY, JSON.stringify(loadDecks(storage).filter((deck) => deck.name !== name)));
}

interface DeckChoiceProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

export function DeckChoice({ draft, onChange }: DeckChoiceProps) {
  const words = useWords("clue");
  const { setup, table } = words;
  const choose = (deck: string) => {
    if (deck !== draft.deck) onChange({ ...draft, deck, hand: [], faceUp: [] });
  };
  const [own, setOwn] = useState(() => loadDecks(openStorage()));
  const isKept = own.some(({ name }) => name === draft.custom.name);
  /** What was begun is gone on with; a deck that is kept stays as it is. */
  const write = () => {
    if (draft.deck === CUSTOM && !isKept) return;
    onChange({ ...draft, deck: CUSTOM, custom: isKept ? freshDeck(words) : draft.custom, hand: [], faceUp: [] });
  };
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
      <ChipGroup label={setup.whichDeck} isLabelHidden>
        {DECKS.map((deck) => (
          <Chip
            key={deck.id}
            isOn={draft.deck === deck.id}
            onPress={() => choose(deck.id)}
            note={setup.cards(cardsOf(deck).length)}
          >
            {table.deckName(deck)}
          </Chip>
        ))}
        {own.map((deck) => (
          <Chip
            key={deck.name}
            isOn={draft.deck === CUSTOM && draft.custom.name === deck.name}
            onPress={() => onChange({ ...draft, deck: CUSTOM, custom: printDeck(words, deck), hand: [], faceUp: [] })}
            note={setup.yours}
          >
            {deck.name}
          </Chip>
        ))}
        <Chip isOn={draft.deck === CUSTOM && !isKept} onPress={write} note={setup.anyEdition}>
          {setup.ownDeck}
        </Chip>
      </ChipGroup>
      {draft.deck === CUSTOM && <DeckEditor {...{ draft, onChange, own }} onKeep={keep} onDrop={drop} />}
    </>
  );
}

const LISTS = [
  ["suspects", "suspect"],
  ["weapons", "weapon"],
  ["rooms", "room"],
] as const;

interface DeckEditorProps extends DeckChoiceProps {
  readonly own: readonly Deck[];
  readonly onKeep: (deck: Deck) => void;
  readonly onDrop: (name: string) => void;
}

function DeckEditor({ draft, onChange, own, onKeep, onDrop }: DeckEditorProps) {
  const words = useWords("clue");
  const { setup, matrix } = words;
  const write = (change: Partial<DeckText>) =>
    onChange({ ...draft, custom: { ...draft.custom, ...change }, hand: [], faceUp: [] });
  const deck = deckOf(words, draft);
  return (
    <div className={style.editor}>
      <label className={style.field}>
        {setup.deckName}
        <input value={draft.custom.name} onChange={(event) => write({ name: event.target.value })} maxLength={40} />
      </label>
      <div className={style.lists}>
        {LISTS.map(([list, kind]) => (
          <label key={list} className={style.field}>
            {matrix.kinds[kind]}
            <textarea
              rows={7}
              value={draft.custom[list]}
              spellCheck={false}
              onChange={(event) => write({ [list]: event.target.value })}
            />
          </label>
        ))}
      </div>
      <p className={style.hint}>{setup.deckHint(deck && cardsOf(deck).length)}</p>
      <div className={style.keep}>
        <Button disabled={!deck} onClick={() => deck && onKeep(deck)}>
          {setup.keepDeck}
        </Button>
        {own.some(({ name }) => name === draft.custom.name.trim()) && (
          <Button look="quiet" onClick={() => onDrop(draft.custom.name.trim())}>
            {setup.forgetDeck}
          </Button>
        )}
      </div>
    </div>
  );
}
