import { describe, expect, it } from "vitest";
import { parseSetup } from "../table/setup.ts";
import { readChineseLine } from "./chinese-line.ts";
import { readEnglishLine } from "./english-line.ts";

const tableOf = (deck: string, players: readonly string[]) =>
  parseSetup({ deck, players, me: players[0], handSizes: [5, 5, 4, 4] });
const table = tableOf("classic-21", ["Me", "Anna", "Ben", "Carol"]);
const zh = tableOf("classic-21", ["我", "安娜", "老王", "小李"]);

const PLUM = ["Plum", "Rope", "Kitchen"];
const said = { by: "Anna", cards: PLUM, passed: [], shower: "Ben", card: undefined, unknown: [] };

describe("a suggestion in one line", () => {
  it.each([
    ["Anna: Plum rope kitchen, Ben showed", said],
    ["Anna asks Prof. Plum with the rope in the kitchen. Ben shows a card", said],
    ["anna plum rope kitchen ben showed", said],
    ["Anna: Plumm, ropee, kichen, Ben showed", said],
    ["Anna: Gren wrench lounge, Ben showed", { ...said, cards: ["Green", "Wrench", "Lounge"] }],
    ["Anna: kitchen, rope, Plum; nobody showed", { ...said, shower: null }],
    ["Anna: Plum rope kitchen, Ben passed, Carol showed", { ...said, passed: ["Ben"], shower: "Carol" }],
    [
      "Anna: Plum rope kitchen, Ben and Carol passed, I showed rope",
      { ...said, passed: ["Ben", "Carol"], shower: "Me", card: "Rope" },
    ],
    ["I ask Plum rope kitchen, Ben showed me Plum", { ...said, by: "Me", card: "Plum" }],
    ["Plum rope kitchen, Ben showed", { ...said, by: undefined }],
    ["Anna: Plum kitchen", { ...said, cards: ["Plum", undefined, "Kitchen"], shower: undefined }],
    ["Anna: Plum rope kitchen, Ben yodelled", { ...said, shower: undefined, unknown: ["yodelled"] }],
  ])("in English: %s", (text, wanted) => {
    expect(readEnglishLine(text, table)).toEqual(wanted);
  });

  it.each([
    ["安娜：梅子、绳索、厨房，老王出示了", {}],
    ["安娜问梅子教授绳子厨房，老王没有，小李出示", { passed: ["老王"], shower: "小李" }],
    ["安娜问梅子绳子厨房没人出示", { shower: null }],
    ["我问梅子绳索厨房，老王给我看了绳索", { by: "我", card: "Rope" }],
  ])("in Chinese: %s", (text, wanted) => {
    const own = { ...said, by: "安娜", shower: "老王" };
    expect(readChineseLine(text, zh)).toEqual({ ...own, ...wanted });
  });

  it.each(["安娜：没子、生索、出房，老网出示了", "按娜问梅自绳锁橱房，老王出示", "安娜问霉子教授绳素厨方老往出示"])(
    "is forgiving of wrong characters: %s",
    (text) => {
      expect(readChineseLine(text, zh)).toEqual({ ...said, by: "安娜", shower: "老王" });
    },
  );

  it("guesses at no wrong character that may be several names, or is a word of its own", () => {
    expect(readChineseLine("安娜问是梅子绳索厨房", zh)).toMatchObject({ cards: PLUM, unknown: [] });
    expect(readChineseLine("安娜问蓝小姐绳索厨房", zh)).toMatchObject({ cards: [undefined, "Rope", "Kitchen"] });
  });

  it("reads the names of other editions", () => {
    const uk = tableOf("classic-uk", ["Me", "Anna", "Ben", "Carol"]);
    expect(readEnglishLine("Anna: Plum spanner kitchen, Ben showed", uk)).toMatchObject({
      cards: ["Plum", "Wrench", "Kitchen"],
      shower: "Ben",
    });
  });
});
