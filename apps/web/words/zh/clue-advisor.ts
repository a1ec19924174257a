// Questions to the advisor, in Chinese.
import type { Words } from "../words.ts";

const NOTES = {
  busy: "刚才问模型的人太多了。",
  unreachable: "连不上模型。",
  stopped: "模型中途停了下来。",
  late: "模型用的时间太长了。",
  unreadable: "模型没有好好回答。",
  strange: "模型没有挑选回答，而是写了别的内容。",
  nothing: "模型没有找到合适的回答。",
  "too-much": "这一桌太复杂，算不过来。",
};

export const zh: Words["clue"]["advisor"] = {
  title: "顾问",
  fromModel: "推理引擎的回答，由语言模型挑选",
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
  chosen: (figures) => `推理引擎的回答，由语言模型挑选；${figures}`,
  exact: "数字精确",
  estimated: "有些数字是抽样估计的",
  asOf: (entry) => ` · 截至第${entry}条记录`,
  instead: (note) => `${NOTES[note]}下面是不经过模型的回答。`,
};
