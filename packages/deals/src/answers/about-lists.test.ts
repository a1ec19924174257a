import { describe, expect, it } from "vitest";
import type { Entry } from "../table/entry.ts";
import { parseSetup } from "../table/setup.ts";
import { answerQuestion } from "./answer-question.ts";
import { chinese } from "./chinese-tongue.ts";
import { english } from "./english-tongue.ts";

const setup = parseSetup({
  deck: "classic-21",
  players: ["Alice", "Bob", "Carol", "David"],
  me: "David",
  myHand: ["Study", "Hall", "Green", "Rope"],
  handSizes: [5, 5, 4, 4],
});

const asks = (id: string, by: string, rest: object): Entry =>
  ({ type: "suggestion", id, time: 0, by, card: null, ...rest }) as Entry;

const log: readonly Entry[] = [
  asks("a", "Alice", { cards: ["Plum", "Knife", "Hall"], passed: ["Bob"], shower: "Carol" }),
  asks("b", "Bob", { cards: ["Green", "Rope", "Study"], passed: [], shower: "David", card: "Rope" }),
  asks("c", "David", { cards: ["Peacock", "Rope", "Hall"], passed: ["Alice"], shower: "Bob", card: "Peacock" }),
  asks("d", "Carol", { cards: ["White", "Wrench", "Lounge"], passed: ["David", "Alice", "Bob"], shower: null }),
];

const ask = (text: string) => answerQuestion(english, text, setup, log).text;
const askInChinese = (text: string) => answerQuestion(chinese, text, setup, log).text;

describe("what can be listed", () => {
  it.each([
    ["in which order do we play?", "4 players, in this order: Alice, Bob, Carol and you; it is your turn."],
    ["which suggestions did nobody answer?", /^Entry 4: Carol asked for White, the Wrench and the Lounge; /],
    ["which cards have I seen?", "You hold Green, the Rope, the Hall and the Study, and were shown Peacock."],
    ["which weapons do we know where they are?", /^You: the Rope; not known yet: 5\.$/],
    ["which cards do Alice and Bob both not have?", /^Certainly with none of Alice and Bob: .*White/],
    ["which weapons has nobody asked for?", /^Nobody ever asked for the Candlestick, /],
    ["which shown cards are still unknown?", /^Carol showed Alice one of Plum and the Knife/],
    ["which entry was most useful?", /^Most was made certain by entry /],
    ["which suggestion was a waste?", /made (something )?certain/],
    ["what has changed since entry 3?", /^Since entry 3: /],
  ])("is told in English: %s", (text, said) => {
    const told = ask(text);
    if (typeof said === "string") expect(told).toBe(said);
    else expect(told).toMatch(said);
  });

  it.each([
    ["我们按什么顺序玩？", "共4人，顺序是Alice、Bob、Carol、你；现在轮到你。"],
    ["哪几次提问没人出牌？", /^第4条：Carol问/],
    ["我看过的牌有哪些？", /^你手里有.*，别人给你看过/],
    ["哪些凶器已经知道在谁那？", /还不知道的有5张。$/],
    ["Alice和Bob都没有的牌有哪些？", /^Alice和Bob都肯定没有/],
    ["哪些凶器没人问过？", /^大家没有问过/],
    ["哪条记录最有用？", /^确定得最多的是第/],
    ["哪次提问没用？", /(没有确定|确定了些什么)。$/],
    ["第3条之后有什么变化？", /^第3条之后新知道：/],
  ])("is told in Chinese: %s", (text, said) => {
    const told = askInChinese(text);
    if (typeof said === "string") expect(told).toBe(said);
    else expect(told).toMatch(said);
  });
});
