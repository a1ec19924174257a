// What is said around laying a table.

export interface SetupWording {
  readonly title: string;
  readonly deck: string;
  readonly whichDeck: string;
  cards(count: number): string;
  readonly yours: string;
  readonly anyEdition: string;
  readonly ownDeck: string;
  readonly myDeck: string;
  readonly deckName: string;
  deckHint(cards: number | undefined): string;
  readonly keepDeck: string;
  readonly forgetDeck: string;
  readonly players: string;
  readonly addPlayer: string;
  readonly iAm: string;
  readonly watching: string;
  readonly dealtBy: string;
  readonly notKnown: string;
  nameOf(number: number): string;
  playerNumber(number: number): string;
  cardsOf(name: string, size: string): string;
  readonly cardsShort: string;
  moveUp(name: string): string;
  remove(name: string): string;
  readonly me: string;
  readonly hand: string;
  ticked(count: number, size: string | undefined): string;
  readonly typeCards: string;
  readonly typeExample: string;
  unknownCards(words: readonly string[]): string;
  readonly orTap: string;
  /** What stands between typed cards. */
  readonly between: string;
  readonly open: string;
  readonly openHint: string;
  readonly none: string;
  readonly houseRules: string;
  readonly whoShows: string;
  readonly answers: Readonly<Record<"in-turn" | "any-order" | "everyone", readonly [text: string, note: string]>>;
  readonly uneven: string;
  readonly cancel: string;
  readonly save: string;
  readonly start: string;
  readonly noHand: string;
  wrongHand(held: number, least: number, most: number): string;
}
