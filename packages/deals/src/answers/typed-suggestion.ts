// A suggestion in one line, typed or dictated: "Anna: Plum rope kitchen, Ben showed". Names come as tokens from either language;
// what is said with them is told apart by a few words. What is not understood is given back, never guessed at.

import { CARD_KINDS, cardsOf } from "../table/deck.ts";
import type { Setup } from "../table/setup.ts";
import type { SentenceToken } from "./names.ts";

/** What was understood of a suggestion in one line, before it counts. */
export interface TypedSuggestion {
  /** Whoever is named before the cards. */
  readonly by: string | undefined;
  /** One of each kind, as far as they are named. */
  readonly cards: readonly (string | undefined)[];
  readonly passed: readonly string[];
  /** Null: nobody showed; undefined: not said. */
  readonly shower: string | null | undefined;
  readonly card: string | undefined;
  /** Words that mean nothing here. */
  readonly unknown: readonly string[];
}

/** How a language says it. */
export interface LineWords {
  readonly show: RegExp;
  readonly pass: RegExp;
  readonly nobody: RegExp;
  readonly me: RegExp;
  /** Words that add nothing. */
  readonly filler: RegExp;
}

export function readTypedSuggestion(setup: Setup, tokens: readonly SentenceToken[], says: LineWords): TypedSuggestion {
  const asked = askedCards(setup, tokens);
  const first = tokens.findIndex(({ card }) => card !== undefined);
  const end = tokens.findLastIndex(
    ({ card }, at) => card !== undefined && asked.indexOf(card) >= 0 && isFirst(tokens, at),
  );
  const before = tokens.slice(0, Math.max(first, 0));
  const answer = withMe(setup, tokens.slice(end + 1), says);
  const shower = showerIn(answer, says);
  const named = shower ? answer.find(({ card }) => card !== undefined && asked.includes(card))?.card : undefined;
  return {
    by: withMe(setup, before, says).find(({ player }) => player !== undefined)?.player,
    cards: CARD_KINDS.map((kind) => asked.find((id) => kindOf(setup, id) === kind)),
    passed: passersIn(answer, says),
    shower,
    card: named,
    unknown: unknownIn(tokens, says),
  };
}

const kindOf = (setup: Setup, id: string) => cardsOf(setup.deck).find((card) => card.id === id)?.kind;

/** The first card named of each kind. */
function askedCards(setup: Setup, tokens: readonly SentenceToken[]): string[] {
  const named = [...new Set(tokens.flatMap(({ card }) => card ?? []))];
  return CARD_KINDS.flatMap((kind) => named.find((id) => kindOf(setup, id) === kind) ?? []);
}

const isFirst = (tokens: readonly SentenceToken[], at: number): boolean =>
  tokens.findIndex(({ card }) => card === tokens[at]?.card) === at;

/** "I" before what I did is me. */
function withMe({ me }: Setup, tokens: readonly SentenceToken[], says: LineWords): SentenceToken[] {
  return tokens.map((token, at) => {
    const next = tokens[at + 1]?.word ?? "";
    const isMe =
      me !== undefined && says.me.test(token.word) && !says.show.test(tokens[at - 1]?.word ?? "") && next !== "";
    return isMe && token.card === undefined && token.player === undefined ? { word: token.word, player: me } : token;
  });
}

/** What comes between one player and the next. */
function saidOf(tokens: readonly SentenceToken[], at: number): string {
  const rest = tokens.slice(at + 1);
  const end = rest.findIndex(({ player }) => player !== undefined);
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .map(({ word, card }) => (card === undefined ? word : ""))
    .join(" ");
}

function showerIn(tokens: readonly SentenceToken[], says: LineWords): string | null | undefined {
  const at = tokens.findIndex(
    ({ player }, place) =>
      player !== undefined && says.show.test(saidOf(tokens, place)) && !says.pass.test(saidOf(tokens, place)),
  );
  if (at >= 0) return tokens[at]?.player;
  return says.nobody.test(tokens.map(({ word }) => word).join(" ")) ? null : undefined;
}

/** Those said to pass; several may share one word: "Ben and Carol passed". */
function passersIn(tokens: readonly SentenceToken[], says: LineWords): string[] {
  const players = tokens.flatMap(({ player }, at) =>
    player === undefined ? [] : [{ player, said: saidOf(tokens, at) }],
  );
  return players.flatMap(({ player }, at) => {
    const verb = players.slice(at).find(({ said }) => says.pass.test(said) || says.show.test(said));
    return verb && says.pass.test(verb.said) ? [player] : [];
  });
}

function unknownIn(tokens: readonly SentenceToken[], says: LineWords): string[] {
  const meant = [says.show, says.pass, says.nobody, says.me, says.filler];
  return tokens
    .filter(({ card, player }) => card === undefined && player === undefined)
    .map(({ word }) => word)
    .filter((word) => !meant.some((each) => each.test(word)));
}
