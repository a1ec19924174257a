// How many taps a game takes to record by thumb: each tap is a change of the draft, and one that records ends it.
import {
  type CardKind,
  CLASSIC,
  cardsOf,
  type Log,
  type Setup,
  type Suggestion,
  simulateGame,
} from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { newSuggestion, type SuggestionDraft, setAsker, setCard } from "./draft.ts";
import { hasQuickAnswers, quickAnswers, takeQuickAnswer } from "./quick-answers.ts";

const KINDS = new Map<string, CardKind>(cardsOf(CLASSIC).map(({ id, kind }) => [id, kind]));

/** A game in which nobody asks in one turn of seven, since no room was reached. */
function recorded(players: number, seed: number) {
  const { setup, log } = simulateGame({ deck: CLASSIC, players, turns: 28, seed });
  return {
    setup: { ...setup, dealer: setup.players.at(-1) },
    log: log.filter((_, turn) => (turn * 5 + seed) % 7 !== 0),
  };
}

interface Entered {
  readonly draft: SuggestionDraft;
  readonly taps: number;
}

/** The sheet is open, and the entry is tapped in. */
function enter(setup: Setup, before: Log, entry: Suggestion): Entered {
  const foreseen = newSuggestion(setup, before);
  const asker = foreseen.by === entry.by ? 0 : 1;
  const asked = entry.cards.reduce(
    (draft, card) => setCard(draft, KINDS.get(card) ?? "room", card),
    setAsker(foreseen, entry.by),
  );
  expect(hasQuickAnswers(setup, asked)).toBe(true);
  const answer = quickAnswers(setup, asked).find(({ player, card }) => player === entry.shower && card === entry.card);
  if (!answer) throw new Error(`${entry.id} cannot be tapped in`);
  return { draft: takeQuickAnswer(setup, asked, answer), taps: asker + entry.cards.length + 1 };
}

describe.each([3, 4, 6])("a game of %i recorded by thumb", (players) => {
  const { setup, log } = recorded(players, players);
  const entered = log.map((entry, at) => enter(setup, log.slice(0, at), entry));

  it("takes four taps for a foreseen asker, and four and a half at most in the mean, the opening tap counted", () => {
    const taps = entered.map((each) => each.taps);
    expect(Math.min(...taps)).toBe(4);
    expect(Math.max(...taps)).toBe(5);
    const mean = (1 + taps.reduce((sum, each) => sum + each)) / taps.length;
    expect(mean).toBeLessThanOrEqual(4.5);
  });

  it("says the same as what happened: who passed, who showed, and what I saw", () => {
    for (const [at, { passed, shower, card }] of log.entries()) {
      const draft = entered[at]?.draft;
      expect(draft?.passed).toEqual(passed);
      expect(draft?.answer).toEqual(shower === null ? { type: "nobody" } : { type: "shown", by: shower, card });
    }
  });
});
