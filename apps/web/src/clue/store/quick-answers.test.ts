import { CLASSIC, type Entry, simulateGame } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { en } from "../../../words/en/clue.ts";
import { finishDraft, newSuggestion, setAsker, setCard } from "./draft.ts";
import { quickAnswers, takeQuickAnswer } from "./quick-answers.ts";

interface Recorded {
  readonly taps: number;
  readonly log: readonly Entry[];
}

/** Records a game as a thumb would with the sheet open: another asker if need be, three cards, one answer. */
function recordByThumb({ setup, log: game }: ReturnType<typeof simulateGame>): Recorded {
  let taps = 0;
  const log: Entry[] = [];
  for (const entry of game) {
    const foreseen = newSuggestion(setup, log);
    taps += foreseen.by === entry.by ? 0 : 1;
    const [suspect, weapon, room] = entry.cards;
    const cards = setCard(
      setCard(setCard(setAsker(foreseen, entry.by), "suspect", suspect), "weapon", weapon),
      "room",
      room,
    );
    const answer = quickAnswers(setup, cards).find(
      ({ player, card }) => player === entry.shower && (player === null || card === entry.card),
    );
    expect(answer, entry.id).toBeDefined();
    const finished = finishDraft(
      en,
      takeQuickAnswer(setup, cards, answer ?? { player: null, card: null }),
      setup,
      entry,
    );
    if (!finished.ok) throw new Error(finished.missing);
    taps += 4;
    log.push(finished.entry);
  }
  return { taps, log };
}

describe("answers by one tap", () => {
  it.each([3, 4, 6])("record a game of %i players in four taps a suggestion, exactly as it was", (players) => {
    const game = simulateGame({ deck: CLASSIC, players, turns: 24, seed: players });
    const { taps, log } = recordByThumb(game);
    expect(log).toEqual(game.log);
    // The first asker is not foreseen unless it is me.
    expect(taps / game.log.length).toBeLessThanOrEqual(4.05);
  });

  it("stay below four and a half where one turn in three goes to somebody else", () => {
    const game = simulateGame({ deck: CLASSIC, players: 4, turns: 30, seed: 8 });
    const skipped = { ...game, log: game.log.filter((_, at) => at % 3 !== 1) };
    const { taps } = recordByThumb(skipped);
    expect(taps / skipped.log.length).toBeLessThanOrEqual(4.5);
  });

  it("offer me only what I hold, and every card where I see it", () => {
    const { setup } = simulateGame({ deck: CLASSIC, players: 3, turns: 0, seed: 1 });
    const [mine = ""] = setup.myHand ?? [];
    const own = setup.deck.suspects.some(({ id }) => id === mine);
    const draft = {
      ...newSuggestion(setup, []),
      by: "P2",
      cards: [own ? mine : "Plum", "Rope", "Hall"] as [string, string, string],
    };
    const offered = quickAnswers(setup, draft);
    expect(offered.filter(({ player }) => player === "P3")).toEqual([{ player: "P3", card: null }]);
    expect(
      offered.filter(({ player }) => player === setup.me).every(({ card }) => setup.myHand?.includes(card ?? "")),
    ).toBe(true);
    expect(
      quickAnswers(setup, { ...draft, by: setup.me ?? null }).filter(({ player }) => player === "P2"),
    ).toHaveLength(3);
    expect(offered.at(-1)).toEqual({ player: null, card: null });
  });
});
