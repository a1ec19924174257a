// Answers about players: how close they are, what they may know, what they asked and showed, and whether they bluff.

import { sayList, sentence } from "@demonstrandum/text";
import { advise } from "../advice/advise.ts";
import { cardsSeenBy } from "../advice/closeness.ts";
import { sayCard, sayCards, sayHolder } from "../rules/say.ts";
import { type Suggestion, showsOf } from "../table/entry.ts";
import { sayCloseness, sayThreats } from "./briefing.ts";
import { estimated, noted, type Said, type Scene } from "./scene.ts";
import { sayChance, sayTriple } from "./words.ts";

export function answerClose({ setup, log, options }: Scene, player?: string): Said {
  const { opponents } = advise(setup, log, options);
  const one = opponents.find((opponent) => opponent.player === player);
  return estimated(one ? [sayCloseness(one)] : sayThreats({ opponents }));
}

export function answerKnows(scene: Scene, player: string): Said {
  const { setup, log, options } = scene;
  if (player === setup.me) return noted(["You know what the matrix shows."]);
  const one = advise(setup, log, options).opponents.find((opponent) => opponent.player === player);
  const mine = cardsSeenBy(setup, log, player);
  const seen =
    mine.length === 0
      ? `${player} has seen none of your cards.`
      : `${player} has seen ${sayCards(setup, mine)} from you.`;
  return estimated([...(one ? [sayCloseness(one)] : []), seen]);
}

const suggestions = ({ log }: Scene): Suggestion[] =>
  log.filter((entry): entry is Suggestion => entry.type === "suggestion");

export function answerShown(
  scene: Scene,
  who: { readonly by?: string; readonly to?: string; readonly card?: string },
): Said {
  const { setup } = scene;
  const shows = suggestions(scene).flatMap((entry, at) =>
    showsOf(entry)
      .filter(
        ({ player, card }) =>
          (who.by === undefined || player === who.by) && (who.card === undefined || card === who.card),
      )
      .filter(() => who.to === undefined || entry.by === who.to)
      .map(({ player, card }) => ({ entry, at, player, card })),
  );
  const seen = shows.flatMap(({ entry, player, card }) =>
    card === null ? [] : [`${sayHolder(setup, player)} showed ${sayHolder(setup, entry.by)} ${sayCard(setup, card)}`],
  );
  const hidden = shows.flatMap(({ entry, player, card }) =>
    card === null
      ? [`${sayHolder(setup, player)} showed ${sayHolder(setup, entry.by)} one of ${sayCards(setup, entry.cards)}`]
      : [],
  );
  if (shows.length === 0) return noted(["Nothing like that is noted."]);
  return noted(
    [...[...new Set(seen)], ...(who.card === undefined ? [...new Set(hidden)].slice(-4) : [])].map(sentence),
  );
}

const RECENT = 4;

export function answerAsked(scene: Scene, player?: string, card?: string): Said {
  const { setup } = scene;
  const asked = suggestions(scene).filter(
    (entry) =>
      (player === undefined || entry.by === player) &&
      (card === undefined || entry.cards.some((each) => each === card)),
  );
  if (asked.length === 0) return noted(["No such suggestion is noted."]);
  const listed = asked
    .slice(-RECENT)
    .map((entry) => `${sayHolder(setup, entry.by)} asked for ${sayTriple(setup, entry.cards)}`);
  const more = asked.length - listed.length;
  return noted([...listed.map(sentence), ...(more > 0 ? [`And ${more} more before.`] : [])]);
}

/** Cards of their own that players asked for: what is certain of it, and how likely the last time was a bluff. */
export function answerBluff(scene: Scene, player?: string): Said {
  const { setup, analysis } = scene;
  const players = player === undefined ? setup.players.filter((name) => name !== setup.me) : [player];
  const lines = players.flatMap((name) => sayBluffs(scene, name));
  return {
    lines: lines.length > 0 ? lines : ["Nobody has asked for anything yet."],
    isExact: analysis.exactness === "exact",
  };
}

function sayBluffs(scene: Scene, player: string): string[] {
  const { setup, analysis } = scene;
  const asked = suggestions(scene).filter(({ by }) => by === player);
  const last = asked.at(-1);
  if (!last) return [];
  const own = asked.filter(({ cards }) => cards.some((card) => analysis.owners[card] === player)).length;
  const chances = last.cards.map((card) => ({ card, chance: analysis.probabilities[card]?.[player] ?? 0 }));
  const likely = chances
    .filter(({ chance }) => chance > 0)
    .map(({ card, chance }) => `${sayCard(setup, card)} ${sayChance(chance)}`);
  const who = sayHolder(setup, player);
  return [
    sentence(`${who} asked for own cards for certain in ${own} of ${asked.length} suggestions`),
    likely.length === 0
      ? sentence(`the last one, ${sayTriple(setup, last.cards)}, named no card of ${who}`)
      : sentence(`in the last one ${who} may hold ${sayList(likely)}`),
  ];
}
