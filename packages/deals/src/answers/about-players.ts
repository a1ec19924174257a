// Answers about players: how close they are, what they may know, what they asked and showed, and whether they bluff.

import type { Closeness } from "../advice/closeness.ts";
import { cardsSeenBy } from "../table/cards-seen-by.ts";
import { type Suggestion, showsOf } from "../table/entry.ts";
import { sayThreats } from "./briefing.ts";
import { noted, type Said, type Scene } from "./scene.ts";

/** What others may know is counted where there are few views to take. */
const viewed = (opponents: readonly Closeness[], lines: readonly string[]): Said => ({
  lines,
  isExact: opponents.every(({ isExact }) => isExact),
});

export function answerClose({ words, adviseAll }: Scene, player?: string): Said {
  const { opponents } = adviseAll();
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

const suggestions = ({ log }: Scene): Suggestion[] =>
  log.filter((entry): entry is Suggestion => entry.type === "suggestion");

export function answerShown(
  scene: Scene,
  who: { readonly by?: string; readonly to?: string; readonly card?: string },
): Said {
  const { words, say } = scene;
  const shows = suggestions(scene).flatMap((entry) =>
    showsOf(entry)
      .filter(
        ({ player, card }) =>
          (who.by === undefined || player === who.by) && (who.card === undefined || card === who.card),
      )
      .filter(() => who.to === undefined || entry.by === who.to)
      .map(({ player, card }) => ({ entry, by: say.holder(player).said, to: say.holder(entry.by).said, card })),
  );
  const seen = shows.flatMap(({ by, to, card }) => (card === null ? [] : [words.showed(by, to, say.card(card))]));
  const hidden = shows.flatMap(({ entry, by, to, card }) =>
    card === null ? [words.showedHidden(by, to, say.cards(entry.cards))] : [],
  );
  if (shows.length === 0) return noted([words.nothingShown]);
  return noted([...new Set(seen), ...(who.card === undefined ? [...new Set(hidden)].slice(-4) : [])]);
}

const RECENT = 4;

export function answerAsked(scene: Scene, player?: string, card?: string): Said {
  const { words, say } = scene;
  const asked = suggestions(scene).filter(
    (entry) =>
      (player === undefined || entry.by === player) &&
      (card === undefined || entry.cards.some((each) => each === card)),
  );
  if (asked.length === 0) return noted([words.nothingAsked]);
  const listed = asked.slice(-RECENT).map((entry) => words.asked(say.holder(entry.by).said, say.cards(entry.cards)));
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
  const asked = suggestions(scene).filter(({ by }) => by === player);
  const last = asked.at(-1);
  if (!last) return [];
  const own = asked.filter(({ cards }) => cards.some((card) => analysis.owners[card] === player)).length;
  const likely = last.cards
    .map((card) => ({ card: say.card(card), chance: analysis.probabilities[card]?.[player] ?? 0 }))
    .filter(({ chance }) => chance > 0);
  const who = say.holder(player).said;
  return [words.ownAsked(who, own, asked.length), words.lastAsked(who, say.cards(last.cards), likely)];
}
