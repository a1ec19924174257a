import { expect, it } from "vitest";
import { areNear } from "./tell-apart.ts";

it.each([
  ["Li", "Lin", true],
  ["Chen", "Cheng", true],
  ["Zhang", "Zhong", true],
  ["Hu", "He", true],
  ["Xiao", "Xia", true],
  ["Luo", "Liao", false],
  ["Song", "Sun", false],
  ["Clara", "Klara", true],
  ["Cora", "Dora", true],
  ["Kira", "Vera", true],
  ["Flora", "Nora", true],
  ["Edith", "Judith", true],
  ["Jasper", "Kaspar", true],
  ["Clara", "Agnes", false],
  ["Ava", "Una", false],
  ["Leo", "Milo", false],
  ["Bruno", "Hugo", false],
])("%s and %s are near: %s", (a, b, near) => {
  expect([areNear(a, b), areNear(b, a)]).toEqual([near, near]);
});
