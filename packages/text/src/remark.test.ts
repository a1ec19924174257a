import { expect, it } from "vitest";
import { clauseOf, packRemark, said, unpackRemark } from "./remark.ts";

const inner = said`row ${3}`;
const remark = said`There is no ${inner}; there are ${["A", "B"]}.`;

it("reads as English and keeps what fills it", () => {
  expect(remark.text).toBe("There is no row 3; there are A, B.");
  expect(remark.around.join("{}")).toBe("There is no {}; there are {}.");
  expect(remark.fillings).toEqual([inner, ["A", "B"]]);
});

it("can be handed on as a text", () => {
  expect(unpackRemark(packRemark(remark))).toEqual({ ...remark, around: [...remark.around] });
  expect(unpackRemark("a name is needed")).toMatchObject({ text: "a name is needed", fillings: [] });
});

it("goes on without its full stop", () => {
  expect(clauseOf(remark).text).toBe("There is no row 3; there are A, B");
  expect(clauseOf(inner).text).toBe("row 3");
});
