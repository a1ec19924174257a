import { type Habits, learnHabits } from "@demonstrandum/deals";
import { describe, expect, it } from "vitest";
import { exampleGame } from "../state/example-game.ts";
import { SETUP } from "../state/sample.ts";
import { sayHabits } from "./habits-panel.tsx";

const never = { seen: 0, chances: 0 };
const habits: Habits = {
  guess: true,
  player: "Bob",
  games: 2,
  asksOwnCards: { seen: 2, chances: 4 },
  showsKind: { suspect: { seen: 3, chances: 3 }, weapon: never, room: { seen: 0, chances: 5 } },
  neverShowsFirst: ["Rope"],
  showsAgain: { seen: 1, chances: 2 },
};

describe("habits", () => {
  it("are told when they were seen often enough", () => {
    expect(sayHabits(SETUP, habits)).toEqual([
      "Asked for a card in hand 2 of 4 times.",
      "With a choice, showed a suspect 3 of 3 times and a room 0 of 5 times.",
      "Never showed the Rope first.",
    ]);
  });

  it("are guesses, whatever they are learned from", () => {
    expect(learnHabits([exampleGame(1)]).every(({ guess }) => guess)).toBe(true);
  });
});
