import { describe, expect, it } from "vitest";
import { simulateGame } from "../simulate.ts";
import { contestOf } from "../table/contest.ts";
import { CLASSIC } from "../table/deck.ts";
import type { Entry } from "../table/entry.ts";
import { advise } from "./advise.ts";
import { review } from "./review.ts";

const game = simulateGame({ deck: CLASSIC, players: 4, turns: 60, seed: 11 });
const accused = (id: string, by: string, correct: boolean): Entry => {
  const cards = [...game.owners].filter(([, owner]) => owner === "ENVELOPE").map(([card]) => card) as [
    string,
    string,
    string,
  ];
  const wrong: [string, string, string] = [
    cards[0],
    cards[1],
    CLASSIC.rooms.find(({ id: room }) => room !== cards[2])?.id ?? "",
  ];
  return { type: "accusation", id, time: 99, by, cards: correct ? cards : wrong, correct };
};

describe("who is still in the game", () => {
  it("are all but those who accused wrongly, until somebody is right", () => {
    const log = [...game.log, accused("a1", "P2", false)];
    expect(contestOf(log)).toEqual({ out: ["P2"] });
    expect(contestOf([...log, accused("a2", "P3", true)])).toMatchObject({ out: ["P2"], won: { by: "P3" } });
  });

  it("counts for the risk of waiting", () => {
    const late = game.log.slice(0, 40);
    const all = ["P2", "P3", "P4"].map((by, at) => accused(`a${at}`, by, false));
    expect(advise(game.setup, [...late, ...all.slice(0, 1)]).opponents.map(({ isOut }) => isOut)).toEqual([
      true,
      false,
      false,
    ]);
    expect(advise(game.setup, [...late, ...all]).accuse.risk).toBe(0);
  });
});

describe("a review", () => {
  const found = review(game.setup, game.log);

  it("dates every card of the envelope by the entry that proved it", () => {
    for (const { card, entry } of found.proved) {
      expect(game.owners.get(card)).toBe("ENVELOPE");
      const at = game.log.findIndex(({ id }) => id === entry);
      expect(review(game.setup, game.log.slice(0, at)).proved.map((each) => each.card)).not.toContain(card);
    }
    expect(found.proved).toHaveLength(3);
  });

  it("tells what the others could have known, and more of it late than early", () => {
    const envelope = [...game.owners].filter(([, owner]) => owner === "ENVELOPE").map(([card]) => card);
    const early = review(game.setup, game.log.slice(0, 8), { envelope }).opponents;
    const late = review(game.setup, game.log, { envelope }).opponents;
    expect(late.map(({ player }) => player)).toEqual(["P2", "P3", "P4"]);
    late.forEach(({ expected }, at) => {
      expect(expected).toBeGreaterThanOrEqual(1);
      expect(expected).toBeLessThan(early[at]?.expected ?? 0);
    });
    const wrong = ["Scarlett", "Mustard", "White"].find((card) => !envelope.includes(card)) ?? "";
    expect(review(game.setup, game.log, { envelope: [wrong] }).opponents).toEqual([]);
  });

  it("names the question that told most", () => {
    expect(found.best?.bits).toBe(Math.max(...found.steps.map(({ bits }) => bits)));
    expect(found.steps).toHaveLength(game.log.length);
  });
});
