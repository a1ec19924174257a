// The classic deck as it is printed elsewhere. Cards keep their ids, so that a log reads the same in every edition;
// only what people read changes. And the names people use whatever is printed on the card.

import { CLASSIC, type Deck, MASTER_DETECTIVE } from "./deck.ts";

function edition(id: string, name: string, names: Readonly<Record<string, string>>): Deck {
  const renamed = (cards: Deck["suspects"]) =>
    cards.map((card) => ({ id: card.id, name: names[card.id] ?? card.name }));
  const { suspects, weapons, rooms } = CLASSIC;
  return { id, name, suspects: renamed(suspects), weapons: renamed(weapons), rooms: renamed(rooms) };
}

const CLUEDO_UK = edition("classic-uk", "Cluedo (UK)", {
  Knife: "Dagger",
  LeadPipe: "Lead Piping",
  Wrench: "Spanner",
});

const CLUE_ORCHID = edition("classic-orchid", "Clue with Dr. Orchid", { White: "Orchid", Knife: "Dagger" });

const CLUEDO_DE = edition("classic-de", "Cluedo (Deutsch)", {
  Scarlett: "Gloria",
  Mustard: "von Gatow",
  White: "Weiß",
  Green: "Grün",
  Peacock: "von Porz",
  Plum: "Bloom",
  Candlestick: "Leuchter",
  Knife: "Dolch",
  LeadPipe: "Heizungsrohr",
  Revolver: "Pistole",
  Rope: "Seil",
  Wrench: "Rohrzange",
  Kitchen: "Küche",
  Ballroom: "Musikzimmer",
  Conservatory: "Wintergarten",
  DiningRoom: "Speisezimmer",
  BilliardRoom: "Billardzimmer",
  Library: "Bibliothek",
  Lounge: "Salon",
  Hall: "Eingangshalle",
  Study: "Arbeitszimmer",
});

const CLUEDO_FR = edition("classic-fr", "Cluedo (français)", {
  Scarlett: "Rose",
  Mustard: "Moutarde",
  White: "Leblanc",
  Green: "Olive",
  Peacock: "Pervenche",
  Plum: "Violet",
  Candlestick: "Chandelier",
  Knife: "Poignard",
  LeadPipe: "Barre de fer",
  Rope: "Corde",
  Wrench: "Clé anglaise",
  Kitchen: "Cuisine",
  Ballroom: "Grand salon",
  Conservatory: "Véranda",
  DiningRoom: "Salle à manger",
  BilliardRoom: "Salle de billard",
  Library: "Bibliothèque",
  Lounge: "Petit salon",
  Study: "Bureau",
});

const CLUEDO_ES = edition("classic-es", "Cluedo (español)", {
  Scarlett: "Amapola",
  Mustard: "Rubio",
  White: "Blanco",
  Green: "Prado",
  Peacock: "Celeste",
  Plum: "Mora",
  Candlestick: "Candelabro",
  Knife: "Puñal",
  LeadPipe: "Tubería",
  Revolver: "Pistola",
  Rope: "Cuerda",
  Wrench: "Llave inglesa",
  Kitchen: "Cocina",
  Ballroom: "Sala de baile",
  Conservatory: "Invernadero",
  DiningRoom: "Comedor",
  BilliardRoom: "Sala de billar",
  Library: "Biblioteca",
  Lounge: "Salón",
  Hall: "Vestíbulo",
  Study: "Despacho",
});

const EDITIONS: readonly Deck[] = [CLUEDO_UK, CLUE_ORCHID, CLUEDO_DE, CLUEDO_FR, CLUEDO_ES];

/** The decks that come with the program. */
export const DECKS: readonly Deck[] = [CLASSIC, MASTER_DETECTIVE, ...EDITIONS];

/** What people say for a card, by its id, beside what is printed: titles, other editions, and everyday words. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  Scarlett: ["scarlet", "miss scarlett", "miss scarlet", "ms scarlett", "ms scarlet", "vivienne sato"],
  Mustard: ["colonel mustard", "col mustard", "the colonel"],
  White: ["mrs white", "miss white", "ms white", "chef white", "dr orchid"],
  Green: ["mr green", "reverend green", "rev green", "mayor green"],
  Peacock: ["mrs peacock", "miss peacock", "ms peacock", "solicitor peacock"],
  Plum: ["professor plum", "prof plum", "the professor"],
  Rose: ["madame rose"],
  Peach: ["miss peach"],
  Grey: ["sergeant grey", "sergeant gray", "gray"],
  Brunette: ["monsieur brunette"],
  Candlestick: ["candle stick", "candle", "candlesticks"],
  Knife: ["dagger"],
  LeadPipe: ["lead piping", "leadpipe", "pipe", "piping"],
  Revolver: ["gun", "pistol"],
  Wrench: ["spanner"],
  Poison: ["poison bottle"],
  Horseshoe: ["horse shoe"],
  Ballroom: ["ball room"],
  DiningRoom: ["dining", "diningroom"],
  BilliardRoom: ["billiard", "billiards room", "billiards", "billiardroom", "games room"],
  Lounge: ["living room"],
  Hall: ["hallway"],
};

/** Every word for a card in lower case, as long as no other card of the deck is printed so. */
export function wordsFor(id: string, name: string): string[] {
  const printed = EDITIONS.flatMap(({ suspects, weapons, rooms }) => [...suspects, ...weapons, ...rooms])
    .filter((card) => card.id === id)
    .map((card) => card.name.toLowerCase());
  return [...new Set([name.toLowerCase(), id.toLowerCase(), ...(SAID[id] ?? []), ...printed])];
}
