// Learning with marks of one's own, in Chinese.

import type { Words } from "../words.ts";

export const zh: Words["clue"]["learn"] = {
  name: "学推理",
  opening: "请稍候……",
  note: "把你能推出的标上：点一下表示有，再点一下表示没有。核对之前，这里的标记不作数。",
  check: "核对我的标记",
  score: (sound, open, wrong) => `推得对：${sound}个；还推不出：${open}个；错了：${wrong}个。`,
  found: (found, all) => `目前能推出的${all}格里，你找到了${found}格。`,
  verdicts: { sound: "推得对：", open: "还推不出：", wrong: "错了：" },
  why: "为什么？",
  both: (chance) => `这与所有记录相符，反过来也相符。它的可能性是${chance}。`,
  opposite: "从记录里能推出相反的结论。",
  putAway: "学推理时收起来了；关掉“学推理”就能看到。",
};
