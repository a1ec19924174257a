// Answers about players: how close they are, what they may know, what they asked and showed, and whether they bluff.

import type { Closeness } from "../advice/closeness.ts";
import { findPatterns, suggestionsOf } from "../advice/patterns.ts";
import { cardsSeenBy } from "../table/cards-seen-by.ts";
import { showsOf } from "../table/entry.ts";
import { answerEnvelope } from "./about-cards.ts";
import { sayThreats } from "./briefing.ts";
import type { QuestionOf } from "./question.ts";
import { sayHabits } from "./say-habits.ts";
import { sayPattern } from "./say-pattern.ts";
import { noted, type Said, type Scene } from "./scene.ts";
import { shownCards } from "./shown-card.ts";

/** What others may know is counted where there are few views to take. */
const viewed = (opponents: readonly Closeness[], lines: readonly string[]): Said => ({
  lines,
  isExact: opponents.every(({ isExact }) => isExact),
});

export function answerClose(scene: Scene, player?: string, among?: readonly string[]): Said {
  const { words, setup, adviseAll } = scene;
  if (player !== undefined && player === setup.me) return answerEnvelope(scene);
  const advised = adviseAll();
  const opponents = advised.opponents.filter((each) => among === undefined || among.includes(each.player));
  const one = opponents.find((opponent) => opponent.player === player);
  return viewed(opponents, one ? [words.closeness(one)] : sayThreats(words, { opponents }));
}

export function answerKnows({ words, say, setup, log, adviseAll }: Scene, player: string): Said {
  if (player === setup.me) return noted([words.youKnow]);
  const { opponents } = adviseAll();
  const one = opponents.find((opponent) => opponent.player === player);
  const seen = words.seen(player, say.cards(cardsSeenBy(setup, log, player)));
  return viewed(opponents, [...(one ? [words.closeness(one)] : []), seen]);
}

export function answerShown(scene: Scene, who: Omit<QuestionOf<"shown">, "kind">): Said {
  const { words, say, analysis } = scene;
  const shows = suggestionsOf(scene.log).flatMap((entry) =>
    showsOf(entry)
      .filter(({ player }) => who.by === undefined || player === who.by)
      .filter(() => who.to === undefined || entry.by === who.to)
      .map((show) => ({
        by: say.holder(show.player).said,
        to: say.holder(entry.by).said,
        cards: shownCards(analysis, entry, show),
      }))
      .filter(({ cards }) => who.card === undefined || cards.includes(who.card)),
  );
  if (shows.length === 0) return noted([words.nothingShown]);
  const told = (who.last ? shows.slice(-1) : shows).toSorted(
    (a, b) => Number(a.cards.length > 1) - Number(b.cards.length > 1),
  );
  const lines = told.map(({ by, to, cards: [card = "", ...more] }) =>
    more.length === 0 ? words.showed(by, to, say.card(card)) : words.showedHidden(by, to, say.cards([card, ...more])),
  );
  return noted([...new Set(lines)].slice(0, SHOWN));
}

/** So many shows are told at once. */
const SHOWN = 8;

/** So many suggestions are told at once, and more of those that name one card. */
const RECENT = 4;
const NAMING = 12;

export function answerAsked(scene: Scene, player?: string, card?: string): Said {
  const { words, say } = scene;
  const asked = suggestionsOf(scene.log).filter(
    (entry) =>
      (player === undefined || entry.by === player) &&
      (card === undefined || entry.cards.some((each) => each === card)),
  );
  if (asked.length === 0) return noted([words.nothingAsked]);
  const listed = asked
    .slice(card === undefined ? -RECENT : -NAMING)
    .map((entry) => words.asked(say.holder(entry.by).said, say.cards(entry.cards), scene.log.indexOf(entry) + 1));
  const more = asked.length - listed.length;
  return noted([...listed, ...(more > 0 ? [words.askedBefore(more)] : [])]);
}

/** Cards of their own that players asked for: what is certain of it, and how likely the last time was a bluff. */
export function answerBluff(scene: Scene, player?: string): Said {
  const { words, setup, analysis } = scene;
  const players = player === undefined ? setup.players.filter((name) => name !== setup.me) : [player];
  const lines = players.flatMap((name) => sayBluffs(scene, name));
  return { lines: lines.length > 0 ? lines : [words.nobodyAsked], isExact: analysis.exactness === "exact" };
}

function sayBluffs(scene: Scene, player: string): string[] {
  const { words, say, analysis } = scene;
  const asked = suggestionsOf(scene.log).filter(({ by }) => by === player);
  const last = asked.at(-1);
  if (!last) return [];
  const own = asked.filter(({ cards }) => cards.some((card) => analysis.owners[card] === player)).length;
  const likely = last.cards
    .map((card) => ({ card: say.card(card), chance: analysis.probabilities[card]?.[player] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const who = say.holder(player).said;
  return [words.ownAsked(who, own, asked.length), words.lastAsked(who, say.cards(last.cards), likely)];
}

/** How somebody plays: what stands out in this game, and what was learned in earlier ones. Guesses, and said to be. */
export function answerHabits(scene: Scene, player?: string): Said {
  const { setup } = scene;
  const players = player === undefined ? setup.players.filter((name) => name !== setup.me) : [player];
  return noted(players.flatMap((name) => sayHabitsOf(scene, name)));
}

function sayHabitsOf({ words, say, setup, log, options, analysis }: Scene, player: string): string[] {
  const found = findPatterns(setup, log, analysis).filter((pattern) => pattern.player === player);
  const earlier = options.habits?.find((known) => known.player === player);
  const learned = earlier ? sayHabits(words, setup, earlier) : [];
  const holder = say.holder(player);
  if (found.length + learned.length === 0) {
    return [words.nothingStandsOut(holder, suggestionsOf(log).filter(({ by }) => by === player).length)];
  }
  return [
    words.habitsAreGuesses(holder),
    ...found.map((pattern) => sayPattern(words, setup, pattern)),
    ...(learned.length > 0 ? [words.fromEarlierGames, ...learned] : []),
  ];
}
