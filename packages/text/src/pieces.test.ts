import { expect, it } from "vitest";
import { piecesOf } from "./pieces.ts";

it("keeps words whole, and Chinese characters with their punctuation", () => {
  expect(piecesOf("one two, three")).toEqual(["one", " two,", " three"]);
  expect(piecesOf("李木说：“有2个妖。”")).toEqual(["李", "木", "说：", "“有", "2", "个", "妖。”"]);
  expect(["", "a  b", "“”"].map((text) => piecesOf(text).join(""))).toEqual(["", "a  b", "“”"]);
});
