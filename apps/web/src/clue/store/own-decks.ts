// Decks that were written by hand, kept on this device so that nobody types them twice.
import { type Deck, parseDeck } from "@demonstrandum/deals";
import * as v from "valibot";
import type { Storage } from "../../base/storage/storage.ts";

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
