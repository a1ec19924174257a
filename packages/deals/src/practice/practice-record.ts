// A practice game as it is kept: its turns. With the seed and the seats they give the whole game again; what they cannot give is refused.

import * as v from "valibot";
import { CARD_KINDS, cardsOf } from "../table/deck.ts";
import { parseShape, TableError } from "../table/error.ts";
import { accuse, isPracticeOver, nextToShow, type PracticeGame, suggest, type Triple } from "./practice-game.ts";

const Card = v.pipe(v.string(), v.maxLength(80));
const Cards = v.tuple([Card, Card, Card]);

/** More than any game takes. */
const MOST_TURNS = 1000;

const TurnsSchema = v.pipe(
  v.array(
    v.variant("type", [
      v.strictObject({ type: v.literal("suggestion"), cards: Cards, shown: v.nullable(Card) }),
      v.strictObject({ type: v.literal("accusation"), cards: Cards }),
    ]),
  ),
  v.maxLength(MOST_TURNS),
);

/** One turn of a practice game, as it is kept. */
export type PracticeTurn = v.InferOutput<typeof TurnsSchema>[number];

/** The turns of a practice game, to keep them. */
export const turnsOf = ({ log }: PracticeGame): PracticeTurn[] =>
  log.flatMap((entry): PracticeTurn[] => {
    if (entry.type === "suggestion") return [{ type: "suggestion", cards: entry.cards, shown: entry.card }];
    return entry.type === "accusation" ? [{ type: "accusation", cards: entry.cards }] : [];
  });

/** The game after these turns; throws a TableError when they are not turns of this game. */
export function takeTurns(dealt: PracticeGame, data: unknown): PracticeGame {
  return parseShape(TurnsSchema, data, "turns").reduce(takeTurn, dealt);
}

function takeTurn(game: PracticeGame, turn: PracticeTurn, at: number): PracticeGame {
  const fail = (message: string): never => {
    throw new TableError("format", `turn ${at + 1}`, message);
  };
  if (isPracticeOver(game)) fail("the game was over.");
  if (!isTriple(game, turn.cards)) fail("expected a suspect, a weapon and a room.");
  if (turn.type === "accusation") return accuse(game, turn.cards);
  const { held = [null] } = nextToShow(game, game.players[game.turn] ?? "", turn.cards) ?? {};
  if (!held.some((card) => card === turn.shown)) fail("nobody could show this card.");
  return suggest(game, turn.cards, turn.shown);
}

const isTriple = ({ deck }: PracticeGame, cards: Triple): boolean =>
  CARD_KINDS.every((kind, at) => cardsOf(deck).some((card) => card.kind === kind && card.id === cards[at]));
