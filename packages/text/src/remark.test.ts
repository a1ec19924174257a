import { expect, it } from "vitest";
import { clausesBy, flawless, type InOtherWords, makersOf, needs, type Remark, remarkOf } from "./remark.ts";

const en = {
  row: ({ at }: { at: number }) => `row ${at}`,
  noLine: ({ line, choices }: { line: Remark; choices: readonly string[] }) =>
    `There is no ${line.text}; there are ${choices.join(", ")}.`,
  noName: ({ name }: { name: string }) => `${name} is no name.`,
  empty: () => "Nothing is here.",
};
const zh: InOtherWords<typeof en> = {
  row: ({ at }) => `第${at}行`,
  noLine: ({ line, choices }, say) => `没有${say.clause(line)}，有${choices.join("、")}`,
  noName: ({ name }, say) => `${say.name(name)}不是名字`,
  empty: () => "这里什么也没有",
};
const make = makersOf(en);
const remark = make.noLine({ line: make.row({ at: 3 }), choices: ["A", "B"] });

it("is an id and what fills it, and reads as English", () => {
  expect(remark).toEqual({
    id: "noLine",
    fillings: { line: { id: "row", fillings: { at: 3 }, text: "row 3" }, choices: ["A", "B"] },
    text: "There is no row 3; there are A, B.",
  });
  expect(make.empty()).toEqual({ id: "empty", fillings: {}, text: "Nothing is here." });
});

it("is said in another language with all that fills it, remarks and names too", () => {
  const clause = clausesBy(zh, (latin) => (latin === "Li Mu" ? "李木" : latin));
  expect(clause(remark)).toBe("没有第3行，有A、B");
  expect([clause(make.noName({ name: "Li Mu" })), clause(make.noName({ name: "Bo" }))]).toEqual([
    "李木不是名字",
    "Bo不是名字",
  ]);
});

it("keeps its English where a language does not know it, as of a game that somebody else made", () => {
  expect(clausesBy(zh, String)(makersOf({ strange: () => "This is strange." }).strange())).toBe("This is strange.");
});

it("is kept beside what a validator found, whose message is a text", () => {
  const [issue, other] = [{ input: "x" }, { input: "y" }];
  const [isFlawless, say] = flawless((name: string) => (name === "" ? undefined : make.noName({ name })));
  expect([isFlawless(""), isFlawless("x"), say(issue)]).toEqual([true, false, "x is no name."]);
  expect(remarkOf(issue)).toEqual(make.noName({ name: "x" }));
  expect(needs(remark)(other)).toBe(remark.text);
  expect([remarkOf(other), remarkOf({})]).toEqual([remark, undefined]);
});
