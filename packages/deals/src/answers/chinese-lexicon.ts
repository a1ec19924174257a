// Which words each kind of question accounts for in Chinese. A sentence of which anything else is left is not answered.

import type { Question } from "./question.ts";

const list = (...words: readonly string[]): string[] => words.join(" ").split(/\s+/);

/** Words that ask for nothing by themselves. */
const FILLER = list(
  "那边 边 这边 哈 呗 嘞 啦 喔 诶 喂 亲 老师 谢谢 多谢 拜托 简单 直接 快 赶紧 赶快 真 真的 非常 特别 比如 反正 话说 对了 话 是不是 有没有 嗯 哎 唉 好像 似乎 来着 咱们 麻烦 请你 帮忙 的 了 吗 呢 啊 呀 吧 嘛 么 哦 请 请问 请告诉我 告诉我 帮我 看看 那 那么 现在 目前 到底 究竟 其实 就 都 也 还 又 再 已经 已 会 能 可以 可能 一定 肯定 确定 大概 应该 应当 是 有 在 我 我们 你 他 她 它 他们 觉得 认为 知道 想 说 到现在 迄今 一下 下 个 这 这个 这张 那张 牌 玩家 里 里面 手里 手上 手中 手牌 给 和 跟 与 以及 还是 或 或者 把 被 得 地 着 过 将 对 向 同意 亲眼 讲讲 给我 随便 这块 说全 一点 咱 你看 来看 到目前为止 目前为止 打勾 勾 不明白 想不通 没搞懂 明白 听 帮 我想 想问 问一下 问一句 走神",
);

const WHAT = "什么 啥 哪 哪些 哪张 哪一张 哪几张 谁 哪个 哪位 哪里 哪儿 怎么 怎样 怎么样 如何 多少 几 张 多大 多 吗 些";
const HOLD = "有 没 没有 不 无 拿 拿着 持有 持 手 那里 那儿 这里 这儿 处 不会 不可能 不在 不是";
const CHANCE = "概率 几率 机率 机会 可能性 可能 性 最 更 比较 把握 几成 成 大";
const INSIDE = "案子 发生 凶手 真凶 凶器 案发 现场 犯人 嫌疑人 房间 武器 干 杀 杀人 用 作案 地点 人";
const ASK = "问 提 提问 猜 建议 问题 问到 询问 推测 猜测";
const TIME = "上 上次 上一次 最近 刚才 刚 之前 先前 以前 曾 曾经 从来 次 一次 最后";
const NOT = "没 没有 不 不会 不能 不可能 无 未 不是 不在";
const SHOW = "出示 亮 展示 看 看过 见 见过 拿出 亮出 翻";
const WAITING = "要 该 不 再 等 等等 先 时候";

const LEXICON: Readonly<Record<Question["kind"], readonly string[]>> = {
  owner: list(
    "除了 除 以外 之外 其他 其他人 别人 还有 到底 归 下落 拿走 抽到 分到",
    WHAT,
    HOLD,
    CHANCE,
    "有人 任何人 人 在 情况 关于 情形 其中 之间",
  ),
  lacks: list(WHAT, HOLD, "人 都 排除 哪些人"),
  cell: list(
    "证据 打勾 同意 清白 的 无辜 可疑 嫌疑 百分之 五十 一半 超过 以上 不到 五 十 五成 地点 案发地点 排除 出局 肯定 确定 边 处",
    HOLD,
    CHANCE,
    INSIDE,
    "没 有没有 是不是 多 多大 多少 真的 对",
  ),
  cells: list(
    "同意 干 信封 有嫌疑 高 性 大 既 也 又 但 但是 比 可疑 比较 嫌疑 清白 还是 或者 至少 一张 一个 排除 像 凶手 都不 两个 两张 哪",
    HOLD,
    CHANCE,
    INSIDE,
    "都 其中 哪 哪个 哪张 多大 像 对 之间 我猜 猜 更 中",
  ),
  hand: list(
    "情况 呢 剩下 剩 随便 一张 了解 对 介绍 讲讲 都 知道 说说 关于 一切 已知 明 了解 全 所有 列",
    WHAT,
    HOLD,
    "清楚 全部 所有 可能 大概 最",
  ),
  rank: list(
    "每个人 每人 各 各人 每 人 一共",
    WHAT,
    ASK,
    SHOW,
    HOLD,
    "过 过牌 答不出 答不上 没牌 出 出牌 比 更 多 少 最多 最少 最 次数 次 频繁 一样 同样 比较 知道 清楚 已知 了解 得 关于 位",
  ),
  favorites: list(
    WHAT,
    ASK,
    "打听 为什么 为啥 为何 最多 最常 最爱 最 次数 被 老 总 总是 老是 一直 反复 不停 不停地 每次 同一个 同一张 同 在 找 想找 查 弄清 盯着 房间 凶器 武器 嫌疑人 人物 角色 同样",
  ),
  exposed: list(
    WHAT,
    HOLD,
    "泄露 暴露 透露 露 多少 没 别人 其他人 他们 大家 对手 有人 人家 知道 清楚 看出 猜到 猜出 推出 确定 了解 发现 多少 是不是 已经",
  ),
  unplaced: list(WHAT, HOLD, "不知道 没找到 不清楚 没确定 不确定 没弄清 未知 下落不明 下落 还有 归 哪些 几张 列 出来"),
  without: list("嫌疑人 凶器 武器 房间 人物 不会 肯定", WHAT, HOLD, "全部 所有 缺 排除"),
  why: list(
    "什么 有 证据 一定 哪几条 几条 什么时候 时候 排除 不明白 说 认为 敢 肯定 排除 还 可能 不可能",
    "为什么 为啥 为何 凭什么 怎么 何以 解释 理由 原因 依据 知道 看出 证明 推出 得出 从 哪 一条 条 哪条 说明 记录",
    HOLD,
    INSIDE,
  ),
  suppose: list(
    "如果 假如 假设 要是 倘若 万一 假定 设想 的话 若 会怎样 谁 那 凶手 凶器 房间 哪些 哪 可能 用 是 会怎么样 怎样 怎么样 怎么办 会 什么",
    HOLD,
    "出示",
    NOT,
  ),
  nobody: list("如果 假如 假设 要是 的话 没人 没有人 谁都没 谁也没 都没 都不 无人 出示 能", HOLD, "会怎样"),
  ask: list(
    WHAT,
    "为什么 为啥 为何 这个 这样 这么 理由",
    ASK,
    "下一步 接下来 走 办 做 推荐 支 招 支招 主意 意见 要 该 好 最佳 最 轮到 比较 点 法 问法 一个 给 人在 时候 干",
  ),
  score: list(WHAT, ASK, "出 来 能 得到 好 值 划算 合适 有用 行 如果 假如 要是 要 该 不 会 值得 去"),
  show: list("如果 要是 假如 的话 他 她 出 还是 好 比较 更 给", WHAT, SHOW, ASK, "该 最好 要 选 哪张 想 好 来"),
  accuse: list(
    "要是 如果 猜 赌一把 一把 对不对 对 正确 会 一轮 直接 大不大 风险 还是 现在 再等 等 早 晚 太早 冒险 赌 指控 指认 结案 揭晓 揭开 开 赢 胜算 机会 结束 游戏 下结论 出手",
    WHAT,
    CHANCE,
    WAITING,
    "划算 值得 行 行不行 风险 把握 几成 时机 好 最",
  ),
  close: list(
    "谁 更 多 最多 得 知道 还是 比 落后 慢 出来 出 猜出 猜出来 离 大 胜 胜利 对手 接近 近 远 威胁 危险 领先 担心 提防 当心 小心 防着 落后 赢 快 先 要 猜 猜到 解 最 需要",
    WHAT,
    "真相 是不是 快要 人 别人 其他人",
  ),
  knows: list("凶手 凶器 房间 答案 知道 了解 推出 推断 猜到 看出 掌握 算出 出", WHAT),
  bluff: list("拿 手里 来 诈人 有没有 虚张声势 诈 唬 骗 忽悠 自己 习惯 说谎 撒谎 花招 有人 人 谁", ASK, "是不是 在"),
  habits: list(
    WHAT,
    "同 同一个 同样 房间 凶器 嫌疑人 牌",
    ASK,
    "平时 平常 老 老是 总 路数 战术 对手 习惯 规律 倾向 风格 打法 玩法 套路 模式 爱 喜欢 通常 一般 总是 往往 别人 其他人 大家 人 打 玩 策略 思路 特点 行为 出牌 出示",
  ),
  asked: list(
    "列 列出 列出来 出来 全部 所有 都 哪条 哪几条 条 记录 提到 提及 包含 第几 时候 第一次 房间",
    WHAT,
    ASK,
    TIME,
    "有人 人 大家 关于 没 没有",
  ),
  passed: list(
    "那次 时候 过了 没过",
    WHAT,
    "过牌 过 pass 答不出 答不上 跳过 说 时候 答 没有 不能 没能 出示 被 时 上 没",
    ASK,
  ),
  times: list(
    "轮 没人 没有人 谁都没 谁也没 都没 到 被问 几 多少 次 回 遍 一共 总共 共 张",
    ASK,
    SHOW,
    "过 pass 答不出 答不上 没有 没 大家 被",
  ),
  count: list(
    "差 弄清 没弄清 搞清 还有 没见过 知道 已知 清楚 几 多少 张 一共 总共 共 剩 未知 不知道 没 不 手 拿 手里 有",
  ),
  holds: list(WHAT, HOLD, CHANCE, "嫌疑人 凶器 武器 房间 人物 任何 其他 别"),
  entry: list(
    WHAT,
    "发生",
    ASK,
    SHOW,
    "谁 出 出的 过 没 没有 没过 倒数 两 上上 前 再 往前 之前 以前 轮 回 次 句 刚刚 最新 说明 结果 有用 用 意义 看出 告诉 透露 得到 回答 先 最先 开始 开头 头 第一个 头一个 念 读 讲 说 房间 凶器 嫌疑人 新 那 一 条 给 亮 的牌",
    "第 条 次 轮 回 回合 合 圈 一下 收获 有人 出牌 没能 能 人 没牌 可出 可 知道 说明 个 一 二 三 四 五 六 七 八 九 十 0 1 2 3 4 5 6 7 8 9 最后 上 最近 刚才 记录 内容 写 再看 看",
  ),
  conflict: list(
    "第 四 一 二 三 五 六 七 八 九 十 0 1 2 3 4 5 6 7 8 9 打错 跟 别的 可能 输错 写错 填错 问题 漏 漏出 忘了 忘记 出 亮 给 合理 一条 哪条 条 有人 谁 输入 写 填 我 矛盾 冲突 记错 记录 记 对得上 有错 有误 出错 正确 哪里 哪儿 错 弄错 搞错 东西 地方 前后 自相 没 没有 不 是不是 什么 全 哪",
    NOT,
  ),
  turn: list(
    "后面 之后 后 完 下一位 轮到 该 轮 谁 问 走 提问 行动 下一个 下一 下个 下家 位 家 到 回合 先 没 没有 是不是",
  ),
  hands: list("谁 哪个 哪位 有人 没有 有没有 人 手牌 全 全部 齐 清楚 完全 知道 已知 都 哪些 明 没"),
  order: list(
    WHAT,
    "按 顺序 玩 几 个 人 位 玩家 谁先谁后 先 后 轮 还要 要 才 就 到 轮到 多久 什么时候 时候 前面 上家 前一个 上一个 后面 左边 右边 旁边 那个 的人 差 一起 还有",
  ),
  unanswered: list(
    WHAT,
    ASK,
    SHOW,
    "哪次 条 次 轮 几 转 一圈 圈 没人 没有人 无人 谁都没 谁也没 都没 全 没 不 能 出 出牌 给 答 反驳 回应 过 大家 所有人 什么时候 时候 那次 落空 记录 他 她",
  ),
  seen: list(WHAT, SHOW, "亲眼 到 过 都 已经 一共 列 嫌疑人 凶器 武器 房间 人物"),
  none: list(
    WHAT,
    HOLD,
    "大家 所有人 别人 其他人 他们 三个人 三家 四个人 对手 都 也 全 谁 肯定 列 嫌疑人 凶器 武器 房间 人物 不可能",
  ),
  placed: list(
    WHAT,
    HOLD,
    "知道 确定 清楚 明确 弄清 归 下落 位置 归属 主人 主 着落 列 嫌疑人 凶器 武器 房间 人物 已知",
  ),
  unasked: list(
    WHAT,
    ASK,
    "没 没有 没人 从来不 从不 从来 不 未 被 人 过 到 及 躲 躲着 开 回避 避开 大家 谁 列 嫌疑人 凶器 武器 房间 人物 还 张",
  ),
  hidden: list(WHAT, SHOW, "出 出的 不知道 没弄清 不清楚 没确定 不确定 是个谜 谜 别人 大家 牌 还"),
  worth: list(
    WHAT,
    ASK,
    "条 次 轮 回 记录 白问 白 没用 没 有用 用 意义 收获 浪费 告诉 带来 得到 最 关键 重要 有价值 价值 值 信息 用处 帮助 大 多 什么 哪",
  ),
  changed: list(
    "第 条 次 轮 回 回合 合 个 一 二 三 四 五 六 七 八 九 十 0 1 2 3 4 5 6 7 8 9 之后 以后 以来 后 到现在 刚才 没听 没注意 知道 记录 走神 错过",
    "刚 去 厕所 洗手间 卫生间 走开 离开 不在 错过 情况 发生 事 啥 新情况 上厕所 有 上 次 一 轮 回 上次 上一次 上一轮 轮到 之后 以后 后 自从 新 多 变 变化 发现 进展 结论 推出 出 完",
    ASK,
    WHAT,
  ),
  room: list(
    "划算 还是 和 跟 去 走 到 进 往 向 房 哪 哪个 哪间 哪里 哪儿 哪边 房间 间 最 好 值得 该 要 比较 更 什么 地方 的 下一步",
  ),
  find: list(
    "能 问什么 想 要 才能 怎么 怎样 如何 知道 查 查出 弄清 弄清楚 搞清 搞清楚 清楚 确认 确定 找出 试出 问出 验证 排除 出 该 什么 哪 哪里 哪儿 谁",
    ASK,
    HOLD,
    "没 好",
  ),
  shown: list(WHAT, SHOW, TIME, "有人 人 别人 大家 没 没有 曾 的是 自己"),
  candidates: list(
    WHAT,
    "种 都 说 列 排 排序 排名 前三 前 三 名 个 最不 不 最 小 低 大 高 各 每 每个 每种 分别 剩 几",
    INSIDE,
    CHANCE,
    "候选 排除 剩 剩下 还剩 余下 可疑 嫌犯 凶犯 罪犯 杀人犯 做 作 人物 死 名 件",
    NOT,
  ),
  excluded: list(WHAT, INSIDE, "划掉 划去 勾掉 排除 不可能 不在 洗清 嫌疑 候选", NOT),
  envelope: list(WHAT, INSIDE, CHANCE, "出来 出 了没 没 组合 结果 解 三张"),
  deals: list("多少 几 种 个 可能 情况 组合 发牌 方式 剩 还剩 剩下 还有 可能性 发牌方式"),
  insights: list(
    WHAT,
    "目前 到目前为止 肯定 能 有 为止 简单 说说 讲讲 介绍 简短 一下 大概 多远 到 步 哪一步 啥 新",
    "知道 总结 概括 概况 情况 局势 形势 局面 进展 发现 要点 关键 重点 现状 回顾 确定 线索 推出 新消息 消息 了解",
  ),
  help: list("帮助 帮忙 帮帮 help 说明 用 提问 问 回答 做 干 什么 怎么 哪些"),
  unclear: [],
};

const longestFirst = (words: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => word !== "").sort((a, b) => b.length - a.length);

/** Whether nothing of a sentence's shape is left once the words for this, and those for nothing, are taken away. */
export function usesAllChineseWords(kind: Question["kind"], shape: string): boolean {
  const words = longestFirst([...FILLER, ...LEXICON[kind]]);
  let at = 0;
  while (at < shape.length) {
    const word = words.find((each) => shape.startsWith(each, at));
    if (word === undefined && !/[PCE]/.test(shape[at] ?? "")) return false;
    at += word?.length ?? 1;
  }
  return true;
}

const CHARACTERS: ReadonlySet<string> = new Set([...FILLER, ...Object.values(LEXICON).flat()].join(""));

/** Whether a character is one that questions are asked with. */
export const isChineseQuestionCharacter = (character: string): boolean => CHARACTERS.has(character);
