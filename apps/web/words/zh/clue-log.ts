// The log, in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["clue"]["log"] = {
  title: "记录",
  empty: "还没有记录。这里知道的一切都来自你的手牌和这些记录。",
  first: "记录第一次提问",
  contradiction: "！矛盾的一部分",
  correct: (at) => `更正第${at}条记录`,
  delete: (at) => `删除第${at}条记录`,
  later: (at) => `把第${at}条记录后移`,
  earlier: (at) => `把第${at}条记录前移`,
  correction: (at) => `更正第${at}条记录的内容`,
  conflict: (count) => (count === 1 ? "这条记录与牌桌不符" : "这几条记录不可能都对"),
  conflictText: (hasRepairs, hasStar) =>
    [
      "其余的都说得通。",
      ...(hasStar ? ["★标出最可能记错的一条：改它最管用。"] : []),
      ...(hasRepairs ? ["更正或删除任何一条带星的就够了。"] : []),
      "在此之前，这里显示的是先前已知的情况。",
    ].join(""),
  enough: "只改这一条就够",
  likeliest: "最可能记错的一条",
  correctIt: "更正",
  deleteIt: "删除",
  orSetup: "或者更正你的手牌和张数",
};
