// Answers that count: who did most of something, what is asked for most, what others can be sure of, which cards are nowhere yet.

import { suggestionsOf } from "../advice/patterns.ts";
import { publicView } from "../advice/viewpoint.ts";
import { analyse } from "../analyse.ts";
import { cardsOf } from "../table/deck.ts";
import { showsOf } from "../table/entry.ts";
import { makeLayout } from "../table/layout.ts";
import { ENVELOPE } from "../table/setup.ts";
import type { QuestionOf } from "./question.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";

export function answerRank(scene: Scene, { what, among }: QuestionOf<"rank">): Said {
  const { words, say, setup, analysis } = scene;
  const rows = (among ?? setup.players)
    .map((player) => ({ who: say.holder(player).said, ...amountOf(scene, what, player) }))
    .sort((a, b) => b.most - a.most || b.least - a.least);
  return what === "known" ? figured(analysis, [words.ranked(what, rows)]) : noted([words.ranked(what, rows)]);
}

function amountOf(
  { log, analysis }: Scene,
  what: QuestionOf<"rank">["what"],
  player: string,
): { readonly least: number; readonly most: number } {
  const hand = analysis.hands.find((each) => each.player === player);
  if (what === "cards") return { least: hand?.min ?? 0, most: hand?.max ?? 0 };
  const count =
    what === "known"
      ? (hand?.known ?? 0)
      : suggestionsOf(log).reduce((sum, entry) => {
          if (what === "asked") return sum + Number(entry.by === player);
          if (what === "passed") return sum + Number(entry.passed.includes(player));
          return sum + showsOf(entry).filter((show) => show.player === player).length;
        }, 0);
  return { least: count, most: count };
}

/** So many cards are told at once. */
const MOST_ASKED = 5;

/** What is asked for most, with what it may be: somebody's own card, or one they look for. */
export function answerFavorites(scene: Scene, { player, of, card }: QuestionOf<"favorites">): Said {
  const { words, say, setup, log, analysis } = scene;
  const asked = suggestionsOf(log).filter(({ by }) => player === undefined || by === player);
  const chanceOf = (owner: string, id: string) =>
    analysis.exactness === "rules" ? undefined : analysis.probabilities[id]?.[owner];
  const cards = cardsOf(setup.deck)
    .filter(({ id, kind }) => (of === undefined || kind === of) && (card === undefined || id === card))
    .map(({ id }) => ({
      card: say.card(id),
      count: asked.filter((entry) => entry.cards.some((each) => each === id)).length,
      own: player === undefined ? undefined : chanceOf(player, id),
      inside: chanceOf(ENVELOPE, id),
    }))
    .filter(({ count }) => count > 0 || card !== undefined)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_ASKED);
  if (cards.length === 0) return noted([words.nothingAsked]);
  return figured(analysis, [words.favorites(player === undefined ? undefined : say.holder(player), cards)]);
}

/** What others can be sure that I have, from what everybody saw and what I showed to each, whatever they hold themselves. */
export function answerExposed({ words, say, setup, log }: Scene, { player, card }: QuestionOf<"exposed">): Said {
  const { me } = setup;
  if (me === undefined) return noted([words.nothingShown]);
  const layout = makeLayout(setup);
  const others = player === undefined ? setup.players.filter((name) => name !== me) : [player];
  const lines = others.map((name) => {
    const view = publicView(layout, log, name);
    const { matrix } = analyse(view.setup, view.log, { explain: false });
    const known = cardsOf(setup.deck).flatMap(({ id }) => (matrix[id]?.players[me] === "owned" ? [id] : []));
    if (card === undefined) return words.exposed(say.holder(name), say.cards(known));
    return words.exposedCard(say.holder(name), say.card(card), known.includes(card));
  });
  return noted(lines);
}

/** Whether somebody else can be sure where a card is, from what everybody saw and what I showed to them. */
export function answerAware({ words, say, setup, log }: Scene, { player, card, owner }: QuestionOf<"aware">): Said {
  const view = publicView(makeLayout(setup), log, player);
  const { owners } = analyse(view.setup, view.log, { explain: false });
  const claim = owner === undefined ? undefined : say.holding(owner, card);
  const isKnown = owner === undefined ? owners[card] !== undefined : owners[card] === owner;
  return noted([words.aware(say.holder(player), say.card(card), claim, isKnown)]);
}

export function answerUnplaced({ words, say, setup, analysis }: Scene): Said {
  const open = cardsOf(setup.deck).flatMap(({ id }) => (analysis.owners[id] === undefined ? [id] : []));
  return figured(analysis, [words.unplaced(say.cards(open))]);
}
