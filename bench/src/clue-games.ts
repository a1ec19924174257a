// A seeded game of Clue played to its end by ways of asking; the first player's way is the one that is measured.

import {
  ASKERS,
  type AskerName,
  accusePractice,
  advise,
  adviseShow,
  CLASSIC,
  cardsOf,
  cardToShow,
  type Habits,
  learnHabits,
  nextToShow,
  type PlayerView,
  type PracticeGame,
  type Random,
  type SavedGame,
  seedRandom,
  startPractice,
  suggestPractice,
  TABLE_FORMAT,
  type Triple,
  viewFor,
} from "@demonstrandum/deals";

/** Longer games count as this many suggestions. */
export const MOST_TURNS = 40;
const ROOMS = cardsOf(CLASSIC).flatMap(({ id, kind }) => (kind === "room" ? [id] : []));

/** How the first player plays. */
export interface PlayStyle {
  readonly asks: AskerName;
  /** Shows the card that our advice names, not just one that was seen before or any. */
  readonly showsAsAdvised?: boolean;
  /** Accuses when our advice says so, not only when sure. */
  readonly accusesAsAdvised?: boolean;
  /** Has played with the same people before, and asks as advised with their habits. */
  readonly knowsHabits?: boolean;
  /** Takes strangers for some of a population. */
  readonly population?: boolean;
}

export interface ClueMatch {
  readonly players: number;
  readonly seed: number;
  readonly way: PlayStyle;
  /** Whether everyone may only name a room drawn for the turn. */
  readonly isBound?: boolean;
  /** The others, who race for the envelope; when absent they ask as beginners do, and never accuse. */
  readonly rivals?: AskerName;
}

export interface ClueResult {
  /** Suggestions of the first player until sure. */
  readonly own: number;
  readonly hasWon: boolean;
  /** Whether the first player accused without being sure, and was wrong. */
  readonly hasErred: boolean;
}

/** Plays until the first player is sure, or in a race until anyone names the envelope. */
export function playGame(match: ClueMatch): ClueResult {
  const { players, seed, rivals } = match;
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  const random = seedRandom(seed);
  let game: PracticeGame = startPractice(CLASSIC, names, seed);
  const habits = match.way.knowsHabits ? habitsFrom(match) : [];
  // Whoever begins is ahead, so in a race the beginning goes round.
  if (rivals) game = { ...game, turn: seed % players };
  let own = 0;
  for (let turn = 0; turn < MOST_TURNS * players && !game.winner && game.out.length < players; turn++) {
    const isFirst = game.turn === 0;
    const { cards, accuses } = isFirst ? moveOfFirst(game, match, random, habits) : moveOfRival(game, match, random);
    if (accuses && !rivals) return { own, hasWon: true, hasErred: false };
    if (accuses) game = accusePractice(game, cards);
    else game = suggestPractice(game, cards, shownCard(game, match.way, cards, random));
    if (isFirst && !accuses) own++;
  }
  return { own, hasWon: game.winner === "P1", hasErred: game.out.includes("P1") };
}

interface Move {
  readonly cards: Triple;
  readonly accuses: boolean;
}

const roomFor = ({ isBound }: ClueMatch, random: Random): string | undefined =>
  isBound ? ROOMS[Math.floor(random() * ROOMS.length)] : undefined;

/** Earlier games with the same people. */
const EARLIER = 3;
const EARLIER_TURNS = 8;

/** How the others play, as the first player can learn it from earlier games; what they do does not depend on their names. */
function habitsFrom({ players, seed, rivals }: ClueMatch): Habits[] {
  const games = Array.from({ length: EARLIER }, (_, at) =>
    earlierGame({ players, seed: 7_000_000 + 10 * seed + at, rivals }),
  );
  return learnHabits(games).filter(({ player }) => player !== "P1");
}

function earlierGame({
  players,
  seed,
  rivals,
}: {
  players: number;
  seed: number;
  rivals: AskerName | undefined;
}): SavedGame {
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
  const random = seedRandom(seed);
  let game = startPractice(CLASSIC, names, seed);
  for (let turn = 0; turn < EARLIER_TURNS * players; turn++) {
    const by = names[game.turn] ?? "";
    const asker = ASKERS[by === "P1" ? "likeliest" : (rivals ?? "sight")];
    const { cards, isSure } = asker({ view: viewFor(game, by), random });
    // Whoever is sure would win; the log up to then is what is learned from.
    if (isSure) break;
    game = suggestPractice(game, cards, cardToShow(game, by, cards, random));
  }
  const { setup, log } = viewFor(game, "P1");
  return { format: TABLE_FORMAT, id: `${seed}`, name: `${seed}`, created: 0, changed: 0, setup, log: [...log] };
}

function moveOfFirst(game: PracticeGame, match: ClueMatch, random: Random, habits: readonly Habits[]): Move {
  const view = viewFor(game, "P1");
  const room = roomFor(match, random);
  if (match.way.accusesAsAdvised) return moveAsAdvised(view, room);
  const { cards, isSure } = ASKERS[match.way.asks]({
    view,
    room,
    random,
    habits,
    population: match.way.population ?? false,
  });
  return { cards, accuses: isSure };
}

/** Asks and accuses as one piece of advice says. */
function moveAsAdvised({ setup, log }: PlayerView, room: string | undefined): Move {
  const { accuse, suggestions } = advise(setup, log, {
    best: 0,
    budget: 3_000_000,
    ...(room !== undefined && { room }),
  });
  if (accuse.verdict === "accuse") return { cards: accuse.envelope.cards, accuses: true };
  return { cards: suggestions[0]?.cards ?? accuse.envelope.cards, accuses: false };
}

function moveOfRival(game: PracticeGame, match: ClueMatch, random: Random): Move {
  const view = viewFor(game, game.players[game.turn] ?? "");
  const asker = ASKERS[match.rivals ?? "sight"];
  const { cards, isSure } = asker({ view, room: roomFor(match, random), random });
  return { cards, accuses: isSure && match.rivals !== undefined };
}

function shownCard(game: PracticeGame, way: PlayStyle, cards: Triple, random: Random): string | null {
  const by = game.players[game.turn] ?? "";
  const showing = nextToShow(game, by, cards);
  if (!way.showsAsAdvised || showing?.player !== "P1" || showing.held.length === 1) {
    return cardToShow(game, by, cards, random);
  }
  const { setup, log } = viewFor(game, "P1");
  return adviseShow(setup, log, { asker: by, cards })[0]?.card ?? null;
}
