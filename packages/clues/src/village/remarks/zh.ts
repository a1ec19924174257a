// What can be wrong with a villager's statement in writing, in Chinese.

import type { InOtherWords } from "@demonstrandum/text";
import type { en } from "./en.ts";

export const zh: InOtherWords<typeof en> = {
  relationOfOne: () => "关系需要两个不同的村民",
  sameBothWays: ({ form, first, second }) => `“${form}”两边可以互换，应写作“${form}(${first},${second})”`,
  scopeOrder: ({ scope }) => `范围里每个村民只列一次，从小到大：${scope}`,
  formExpected: ({ forms }) => `应为以下之一：${forms.join("、")}`,
  formMeant: ({ flaw, suggestion }, say) => `${say.clause(flaw)}。是不是想写“${suggestion}”？`,
  aCount: () => "数量",
  aVillager: () => "村民",
  numberExpected: ({ what, most }, say) => `应为${say.clause(what)}：0到${most}的数`,
  numberTooLarge: ({ what, most, found }, say) => `${say.clause(what)}应为0到${most}的数，不能是${found}`,
  tokenExpected: ({ token }) => `应为“${token}”`,
  endExpected: () => "这句话后面不应再有内容",
};
