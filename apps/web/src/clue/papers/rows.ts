// The log and the matrix as rows of text, a head first.

import { type Analysis, cardsOf, ENVELOPE, type Entry, type Log, type Setup, showsOf } from "@demonstrandum/deals";
import type { Words } from "../../../words/words.ts";
import { cellOf, SYMBOLS, shortChance } from "../matrix/cell.ts";
import { cardName, tellEntry } from "../say/say.ts";

/** One row for each entry. */
export function logRows(words: Words["clue"], setup: Setup, log: Log): string[][] {
  const { papers, matrix, entry } = words;
  const head = [papers.number, papers.what, papers.asker, ...Object.values(matrix.kinds), papers.passed, papers.shower];
  return [
    [...head, papers.shownCard, papers.inWords],
    ...log.map((each, at) => [
      `${at + 1}`,
      entry.types[each.type === "link" ? "fact" : each.type],
      ...partsOf(words, setup, each),
      tellEntry(words, setup, each),
    ]),
  ];
}

/** Who asked for what, who passed, who showed, and the card if it was seen. */
function partsOf(words: Words["clue"], setup: Setup, entry: Entry): string[] {
  const name = (card: string) => cardName(words, setup, card);
  if (entry.type === "fact") return [entry.owner, name(entry.card), "", "", "", "", ""];
  if (entry.type === "link") return [entry.player, entry.cards.map(name).join(" / "), "", "", "", "", ""];
  const cards = entry.cards.map(name);
  if (entry.type === "accusation") return [entry.by ?? "", ...cards, "", "", ""];
  const shows = showsOf(entry);
  const seen = shows.flatMap(({ card }) => (card === null ? [] : name(card)));
  return [
    entry.by,
    ...cards,
    entry.passed.join(" / "),
    shows.map(({ player }) => player).join(" / "),
    seen.join(" / "),
  ];
}

/** One row for each card: its symbol for each owner, or its chance where nothing is certain. */
export function matrixRows(words: Words["clue"], setup: Setup, analysis: Analysis): string[][] {
  const { papers, matrix } = words;
  const owners = [...setup.players, ENVELOPE];
  const textOf = (card: string, owner: string): string => {
    const { look, chance } = cellOf(analysis, card, owner);
    const isOpen = look === "unknown" || look === "possible";
    return isOpen && analysis.exactness !== "rules" ? `${shortChance(chance)}%` : SYMBOLS[look];
  };
  return [
    [papers.kind, papers.card, ...setup.players, matrix.envelope],
    ...cardsOf(setup.deck).map((card) => [
      matrix.kinds[card.kind],
      words.table.cardName(setup.deck, card),
      ...owners.map((owner) => textOf(card.id, owner)),
    ]),
  ];
}
