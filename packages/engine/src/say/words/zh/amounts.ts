// Numbers of people in Chinese.

import { sayChineseList } from "@demonstrandum/text";
import { areEveryOther } from "../../count.ts";
import type { Bounds } from "../../saying.ts";

/** Of so few all numbers but one are told one by one. */
const FEW = 3;

const missingFrom = (numbers: readonly number[]): number => numbers.findIndex((number, i) => number !== i);

/** How many, before 个, with the word that stands before the verb: 恰好2, 至少2, 2到4. */
interface Amount {
  readonly how: "恰好" | "至少" | "至多" | "不是" | "";
  readonly many: string;
}

function amountOf(numbers: readonly number[], size: number): Amount {
  const [least = 0] = numbers;
  const most = numbers.at(-1) ?? 0;
  if (numbers.length === 1) return { how: "恰好", many: `${least}个` };
  if (areEveryOther(numbers) && most > size - 2) return { how: "", many: least === 0 ? "偶数个" : "奇数个" };
  if (numbers.length === size && most - least === size && size > FEW)
    return { how: "不是", many: `${missingFrom(numbers)}个` };
  if (most - least > numbers.length - 1) return { how: "", many: `${sayChineseList(numbers.map(String), "或")}个` };
  if (most === size) return { how: "至少", many: `${least}个` };
  if (least === 0) return { how: "至多", many: `${most}个` };
  return { how: "", many: most - least === 1 ? `${least}个或${most}个` : `${least}到${most}个` };
}

const isNone = (numbers: readonly number[]): boolean => numbers.length === 1 && numbers[0] === 0;

/** 恰好有2个妖, 至少有2个妖, 有2到4个妖. */
export function sayHas(numbers: readonly number[], size: number, kind: string): string {
  if (isNone(numbers)) return `没有${kind}`;
  const { how, many } = amountOf(numbers, size);
  return how === "不是" ? `${kind}的数量不是${many}` : `${how}有${many}${kind}`;
}

/** What is wanted, by itself: 恰好2个. */
export function sayWanted(numbers: readonly number[], size: number): string {
  if (isNone(numbers)) return "一个也没有";
  const { how, many } = amountOf(numbers, size);
  return `${how}${many}`;
}

/** 有3个妖, 至少有3个妖, 一个妖也没有. */
function sayMany({ least, most }: Bounds, kind: string): string {
  if (most === 0) return `一个${kind}也没有`;
  if (least === undefined) return `至多有${most}个${kind}`;
  if (most === undefined) return `至少有${least}个${kind}`;
  if (least === most) return `有${least}个${kind}`;
  return `有${least}${most - least === 1 ? "个或" : "到"}${most}个${kind}`;
}

export function sayAmounts(bounds: readonly Bounds[], kind: string): string {
  const isEach = bounds.length > 1 && bounds.every(({ least, most }) => least === most);
  if (isEach) return `有${bounds.map(({ least = 0 }) => `${least}个`).join("或")}${kind}`;
  return bounds.map((each) => sayMany(each, kind)).join("或");
}
