// The Clue table in Chinese.

import { zh as table } from "@demonstrandum/deals/chinese";
import { LOCALES, sayChineseList } from "@demonstrandum/text";
import type { Words } from "../words.ts";
import { chineseEntries, chineseNumber } from "./amounts.ts";
import { zh as entry } from "./clue-entry.ts";
import { zh as intelligence } from "./clue-intelligence.ts";
import { zh as matrix } from "./clue-matrix.ts";
import { zh as next } from "./clue-next.ts";
import { zh as setup } from "./clue-setup.ts";
import { sayRefusalInChinese } from "./refusals.ts";

/** One place of the matrix, opened, in Chinese. */
const place: Words["clue"]["place"] = {
  envelope: "信封",
  chance: ({ said }, card, percent) => `${said}有${card}的可能性是${percent}。`,
  chanceInEnvelope: (percent) => `在信封里的可能性是${percent}。`,
  mayHaveShown: "可能出示过",
  hasIt: "有",
  lacksIt: "没有",
  isHere: "在这里",
  notHere: "不在这里",
  clearMark: "去掉我的标记",
  marked: {
    repeats: (claim) => `你的标记也一样：${claim}`,
    differs: (claim) => `你标的是：${claim}两者不可能都对。`,
    contested: (claim) => `你标的是：${claim}但与其他记录矛盾。`,
    unused: (claim) => `你标的是：${claim}记录有矛盾，暂不计入。`,
  },
  goBack: "返回",
  markAnyway: "照样标记",
  supposeIt: "假设如此",
  supposeNot: "假设并非如此",
  whatFollows: "那会怎样？",
  askIf: (card, owner) => (owner === undefined ? `如果${card}在信封里会怎样？` : `如果${owner}有${card}会怎样？`),
  why: "为什么",
  entriesBehind: "依据的记录",
  previousStep: "上一步",
  nextStep: "下一步",
  clearRow: "去掉这一行里我的标记",
  openCard: "这张牌公开放在桌上。",
};

/** The table on paper and in spreadsheets, in Chinese. */
const papers: Words["clue"]["papers"] = {
  print: "打印总表和记录",
  picture: "把总表存成图片",
  matrixCsv: "把总表存成CSV",
  logCsv: "把记录存成CSV",
  matrixFile: "总表",
  logFile: "记录",
  number: "序号",
  what: "记录类型",
  asker: "谁",
  passed: "没有",
  shower: "出示者",
  shownCard: "看到的牌",
  inWords: "文字说明",
  kind: "类别",
  card: "牌",
};

/** The log, in Chinese. */
const log: Words["clue"]["log"] = {
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

/** Learning with marks of one's own, in Chinese. */
const learn: Words["clue"]["learn"] = {
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

/** Handing a game over, in Chinese. */
const handover: Words["clue"]["handover"] = {
  tooLarge: "这个文件太大，不会是一局牌。",
  openFile: "打开文件",
  file: "牌局文件",
  guest: "有人交给你一局牌",
  unreadable: "这个链接读不了",
  guestText: (deck, players, count) =>
    `${deck}，玩家有${sayChineseList(players)}；${chineseEntries(count)}。它会加到你的牌局里。`,
  take: "接过来",
  notNow: "以后再说",
  close: "关闭",
  qr: "这一局的二维码",
  tooLong: "这一局太长，放不进二维码。链接和文件里有全部内容。",
  link: "这一局的链接",
  warning: "打开它的人能看到你的手牌和笔记。",
  copied: "已复制。",
  notCopied: "这里不允许复制：请长按链接。",
  copy: "复制链接",
  fileName: "牌局",
};

const SERVER_AWAY = "连不上服务器。";

/** Following a table, in Chinese. */
const following: Words["clue"]["following"] = {
  states: {
    waiting: "正在寻找这一桌……",
    current: "已是最新。",
    late: "连不上服务器：这里可能是旧的。",
    gone: "这一桌已不再分享。",
  },
  title: "跟随一桌",
  own: "你自己的牌局",
  keep: "存一份到你的牌局里",
  offer:
    "另一部手机或平板可以显示这一桌，并随时更新。为此，这一桌连同你的手牌和笔记会保存在服务器上，直到你收回链接，或者最后一次改动后满一天。",
  warning: "打开这个链接的人能看到你的手牌和笔记，以及之后的变化。",
  qr: "跟随这一桌的二维码",
  link: "跟随这一桌的链接",
  on: "开启跟随",
  withdraw: "收回链接",
  offline: SERVER_AWAY,
  late: `${SERVER_AWAY}等能连上时，别人看到的就会更新。`,
  ended: "链接已经失效。重新开启跟随可以得到新的链接。",
};

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

/** Questions to the advisor, in Chinese. */
const advisor: Words["clue"]["advisor"] = {
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

/** Large numbers are told in these. */
const UNITS = [
  [1e12, "万亿"],
  [1e8, "亿"],
  [1e4, "万"],
] as const;

export const zh: Words["clue"] = {
  title: "妙探寻凶助手",
  description: "牌桌旁的精确助手：谁有什么牌，每种信封有多大可能，接下来该问什么。",
  table,
  figures: {
    percent: (short) => `${short}%`,
    number: chineseNumber,
    round(count) {
      if (count < 1e6) return chineseNumber(count);
      const [unit, name] = UNITS.find(([least]) => count >= least) ?? [1, ""];
      return `${chineseNumber(Number((count / unit).toPrecision(3)))}${name}`;
    },
    clock: (time) =>
      new Date(time).toLocaleTimeString(LOCALES.zh, { hour: "2-digit", minute: "2-digit", hour12: false }),
    minutesAgo: (minutes) => (minutes < 1 ? "刚刚" : `${minutes}分钟前`),
    hoursAgo: (hours) => `${hours}小时前`,
    date: (time) => new Date(time).toLocaleDateString(LOCALES.zh, { day: "numeric", month: "long", year: "numeric" }),
    entries: chineseEntries,
    players: (count) => `${count}位玩家`,
  },
  told: {
    known: (claim) => `你知道：${claim}`,
    knownOneOf: (holder, cards) => `你知道：${holder}有${sayChineseList(cards, "或")}。`,
    accused: (by, cards, isRight) => `${by ?? "有人"}指控${cards.join("、")}：${isRight ? "对了" : "错了"}。`,
    suggestion({ by, cards, passed, shows }) {
      const passes = passed.length === 0 ? [] : [`${sayChineseList(passed)}没有`];
      const shown = shows.map((show) => `${show.by}出示了${show.card ?? "一张牌"}`);
      const answers = [...passes, ...(shown.length === 0 ? ["没有人出示牌"] : shown)].join("；");
      return `${by}问${cards.join("、")}。${answers}。`;
    },
    whichCard: (shower, isToMe) => {
      if (shower === null) return "你出示了哪张牌？";
      return isToMe ? `${shower}给你看了哪张牌？` : `${shower}出示了哪张牌？`;
    },
    numbered: (at, told) => `第${at}条：${told}`,
  },
  shelf: {
    opening: "正在打开书房……",
    allGames: "所有游戏",
    text: "牌桌旁的助手。记下谁提问、谁没有、谁出示了牌，它就找出由此能推出的一切，说明理由，并准确算出其余的可能性。",
    begin: "新的一桌",
    practice: "练习",
    example: "看一个例子",
    exampleName: "例子",
    examplePlayers: ["我", "鲍勃", "卡萝", "大卫"],
    yourGames: "你的牌局",
    promises: [
      ["每一个事实", "一切确定的事，连同依据的规则和记录。"],
      ["每一种可能", "从第一轮起，每张牌、每种信封的精确概率。"],
      ["下一步", "该问什么，该出示什么，何时指控，谁快要知道了。"],
    ],
    kept: "牌局只保存在这个浏览器里。除非你让别的设备跟随这一桌，或者配置了语言模型并向它提问，否则什么都不会发送出去。",
    reallyDelete: (name) => `要彻底删除“${name}”吗？`,
    delete: "删除",
    keep: "保留",
    deleteGame: (name) => `删除${name}`,
  },
  page: {
    cover: "已经遮住，免得别人从背后看到。",
    lift: "揭开",
    parts: "牌桌的各个部分",
    partNames: { matrix: "总表", intelligence: "情报", advisor: "顾问", log: "记录" },
    goOn: "继续记录",
    record: "记录一次提问",
    recordShort: "记录提问",
    undo: "撤销",
    redo: "重做",
    coverTable: "遮住牌桌",
    more: "牌桌、牌局与分享",
    troubles: {
      full: "这个浏览器的存储空间已满。牌局可以继续，但关闭标签页之前请存成文件。",
      forbidden: "这个浏览器不允许网页保存内容。关闭标签页之前请把牌局存成文件。",
    },
    onlyRules: "太复杂，算不过来：只显示规则能证明的内容",
    noDeal: "没有说得通的发牌方式",
    dealsLeft: (_, rounded) => `剩${rounded}种发牌`,
    stopped: "已停止。",
    working: "正在计算……",
    workItOut: "继续计算",
    stop: "停止",
    close: "关闭",
  },
  menu: {
    titles: {
      menu: "这一局",
      setup: "更正牌桌",
      handover: "交给别的设备",
      papers: "打印、图片、CSV",
      sharing: "在别的设备上跟随",
    },
    name: "这一局的名称",
    handover: "用链接或二维码交出",
    followed: "正在被跟随：查看或收回链接",
    follow: "在别的设备上跟随",
    save: "存成文件",
    papers: "打印、图片、CSV",
    coach: "再引导一次",
    correct: "更正玩家、手牌和张数",
    leave: "其他牌局、新的一桌",
    gameName: (deck, others) => `${deck}：${others.join("、")}`,
  },
  setup,
  entry,
  matrix,
  place,
  log,
  intelligence,
  next,
  advisor,
  following,
  handover,
  papers,
  learn,
  unanswered(failure) {
    if (failure.why === "refused") return table.refused(failure.reason);
    return failure.why === "failed" ? "这一桌算不出来。" : "这个浏览器无法启动推理。";
  },
  serverRefused: sayRefusalInChinese,
};
