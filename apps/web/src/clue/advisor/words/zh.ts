// Questions to the advisor, in Chinese.
import type { AdvisorWording } from "./wording.ts";

export const zh: AdvisorWording = {
  title: "顾问",
  fromModel: "语言模型，数字来自推理引擎",
  fromFigures: "依据精确的数字",
  ready: [
    ["要点", "有什么关键发现？"],
    ["威胁", "谁的威胁最大？"],
    ["指控还是等？", "我该指控还是再等等？"],
    ["下一个提问", "接下来我该问什么？"],
  ],
  question: "你的问题",
  placeholder: "绳索在谁那里？",
  ask: "问",
  model: "语言模型，已和推理引擎核对",
  exact: "数字精确",
  estimated: "有些数字是抽样估计的",
  asOf: (entry) => ` · 截至第${entry}条记录`,
  instead: "下面是依据精确数字的回答。",
  cannot: "这个问题答不了。",
  notes: {
    busy: "刚才问模型的人太多了。",
    unreachable: "连不上模型。",
    strange: "模型提到了牌桌上没有的东西。",
    stopped: "模型中途停了下来。",
  },
  failed: () => "模型没能给出可靠的回答。",
};
