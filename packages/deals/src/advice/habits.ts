// How players tend to play, learned from saved games. These are guesses, marked as such, and no fact ever rests on them.

import * as v from "valibot";
import { analyse } from "../analyse.ts";
import { CARD_KINDS, type CardKind, cardsOf } from "../table/deck.ts";
import { type Suggestion, showsOf } from "../table/entry.ts";
import type { SavedGame } from "../table/saved-game.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** A share seen so often out of so many chances. */
const TendencySchema = v.pipe(
  v.strictObject({ seen: Count, chances: Count }),
  v.check(({ seen, chances }) => seen <= chances, "was seen more often than it could be"),
);
/** How often somebody did something, out of how many times they could have. */
export type Tendency = Readonly<v.InferOutput<typeof TendencySchema>>;

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** Habits, as they are read from a file. */
export const HabitsSchema = v.strictObject({
  /** Always true: a habit is never evidence. */
  guess: v.literal(true),
  player: Name,
  /** How many of the games the player sat at, seen to do something or not. */
  games: Count,
  /** Suggestions of this player that named at least one card the player held (a bluff, or fishing for one card). */
  asksOwnCards: TendencySchema,
  /** How often the player showed a card of each kind when a card of another kind could have been shown as well. */
  showsKind: v.strictObject({ suspect: TendencySchema, weapon: TendencySchema, room: TendencySchema }),
  /** Cards the player could have shown at least twice with another choice at hand, and never did first. */
  neverShowsFirst: v.pipe(v.array(Name), v.maxLength(40)),
  /** How often the player showed a card again that had been shown before, when there was another choice. */
  showsAgain: TendencySchema,
});

/** How somebody tends to play, learned from earlier games. */
export type Habits = Readonly<v.InferOutput<typeof HabitsSchema>>;

/** Habits by player name over several saved games. */
export function learnHabits(games: readonly SavedGame[]): Habits[] {
  const sightings = games.flatMap((game, at) => sightingsOf(game, at));
  const names = [...new Set(sightings.map(({ player }) => player))].sort();
  return names.map((player) =>
    habitsOf(
      player,
      games.filter(({ setup }) => setup.players.includes(player)).length,
      sightings.filter((sighting) => sighting.player === player),
    ),
  );
}

/** One thing a player did, with what is certain about it. Games go by their place: ids may be alike, as those of simulated games are. */
type Sighting =
  | { readonly type: "asked"; readonly game: number; readonly player: string; readonly own: boolean }
  | {
      readonly type: "showed";
      readonly game: number;
      readonly player: string;
      readonly card: string;
      readonly kind: CardKind;
      /** Other asked cards that the player certainly held. */
      readonly instead: readonly { readonly card: string; readonly kind: CardKind }[];
      readonly before: boolean;
    };

function sightingsOf({ setup, log }: SavedGame, game: number): Sighting[] {
  const { owners, matrix } = analyse(setup, log, { explain: false });
  const kindOf = new Map(cardsOf(setup.deck).map((card) => [card.id, card.kind]));
  const kind = (card: string) => kindOf.get(card) ?? "suspect";
  const shown = new Set<string>();
  return log.flatMap((entry): Sighting[] => {
    if (entry.type !== "suggestion") return [];
    const settled = entry.cards.every((card) => {
      const state = matrix[card]?.players[entry.by];
      return state === "owned" || state === "not_owned";
    });
    const own = entry.cards.some((card) => owners[card] === entry.by);
    const asked: Sighting[] = settled || own ? [{ type: "asked", game, player: entry.by, own }] : [];
    return [
      ...asked,
      ...showsSeen(entry, owners).map((show): Sighting => {
        const name = `${show.player}|${show.card}`;
        const before = shown.has(name);
        shown.add(name);
        const instead = show.instead.map((card) => ({ card, kind: kind(card) }));
        return {
          type: "showed",
          game,
          player: show.player,
          card: show.card,
          kind: kind(show.card),
          instead,
          before,
        };
      }),
    ];
  });
}

function showsSeen(entry: Suggestion, owners: Readonly<Record<string, string>>) {
  return showsOf(entry).flatMap(({ player, card }) => {
    if (card === null) return [];
    const instead = entry.cards.filter((other) => other !== card && owners[other] === player);
    return [{ player, card, instead }];
  });
}

function habitsOf(player: string, games: number, sightings: readonly Sighting[]): Habits {
  const asked = sightings.filter((sighting) => sighting.type === "asked");
  const chosen = sightings.filter((sighting) => sighting.type === "showed" && sighting.instead.length > 0);
  const shows = chosen.flatMap((sighting) => (sighting.type === "showed" ? [sighting] : []));
  const passedOver = shows.flatMap(({ game, instead }) => instead.map(({ card }) => `${game}|${card}`));
  const shownFirst = new Set(shows.map(({ game, card }) => `${game}|${card}`));
  const never = passedOver.filter((name, at) => passedOver.indexOf(name) !== at && !shownFirst.has(name));
  return {
    guess: true,
    player,
    games,
    asksOwnCards: { seen: asked.filter((each) => each.type === "asked" && each.own).length, chances: asked.length },
    showsKind: kindTendencies(shows),
    neverShowsFirst: [...new Set(never.map((name) => name.slice(name.indexOf("|") + 1)))],
    showsAgain: { seen: shows.filter(({ before }) => before).length, chances: shows.length },
  };
}

function kindTendencies(
  shows: readonly { kind: CardKind; instead: readonly { kind: CardKind }[] }[],
): Record<CardKind, Tendency> {
  const of = (kind: CardKind): Tendency => {
    const chances = shows.filter((show) => show.kind === kind || show.instead.some((other) => other.kind === kind));
    return { seen: chances.filter((show) => show.kind === kind).length, chances: chances.length };
  };
  const [suspect, weapon, room] = CARD_KINDS.map(of) as [Tendency, Tendency, Tendency];
  return { suspect, weapon, room };
}
