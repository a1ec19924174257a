// The front door in Chinese.

import type { Words } from "../words.ts";
import { zh as house } from "./games.ts";

export const zh: Words["home"] = {
  house,
  description: "纯粹的推理游戏。每个答案都能证明，游戏会把证明给你看。",
  lead: "纯粹的推理游戏。未经证明，一概不算：每个答案都能由桌面上的线索推出来，游戏会把证明给你看。",
  glance: {
    names: ["韩雪", "江波", "林飞"],
    caption: {
      before: "韩雪说：",
      quote: "江波和林飞之中有一个是妖。",
      after: "江波是修士，所以林飞就是妖。既然能证明，你就可以说出来；接着，林飞也会告诉你一件事。",
    },
  },
  daily: { go: "每日谜题", text: "人人同题；可以保持连胜，也可以和朋友组队比试。" },
  start: { go: "从这里开始", text: "九十秒，学会怎么玩。" },
  games: "游戏",
  today: "今日谜题",
  fresh: "新谜题",
  todayOf: (title) => `今日谜题：${title}`,
  freshOf: (title) => `新谜题：${title}`,
  tables: {
    "/clue": {
      title: "妙探寻凶助手",
      text: "玩《妙探寻凶》时的好帮手：谁手里有什么牌，其余各有多大可能，下一步该问什么。",
    },
    "/learn": {
      title: "学习玩法",
      text: "规则、线索用语，还有一局边玩边讲解的入门谜题。",
    },
  },
};
