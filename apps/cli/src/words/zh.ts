// What `qed` prints, in Chinese.

import { profileOf, type Texture } from "@demonstrandum/engine";
import { nameInChinese } from "@demonstrandum/engine/chinese";
import { troublesInChinese } from "@demonstrandum/games/chinese";
import { sayChineseList } from "@demonstrandum/text";
import type { Batch } from "../pool.ts";
import { type CliWording, type HelpWording, MOST_RANGES, type Reported, type WrongUse } from "./wording.ts";

function sayRanges(ranges: readonly Batch[]): string {
  const told = ranges.slice(0, MOST_RANGES).map(({ start, end }) => `${start}到${end - 1}`);
  return `${told.join("、")}${ranges.length > MOST_RANGES ? "等" : ""}`;
}

const help: HelpWording = {
  titles: {
    "Usage:": "用法：",
    "Arguments:": "参数：",
    "Options:": "选项：",
    "Commands:": "命令：",
    options: "选项",
    command: "命令",
  },
  choices: (list) => `可选：${list.join("、")}`,
  byDefault: (value) => `默认：${value}`,
  extra: (description, extras) => `${description}（${extras.join("，")}）`,
  about: {
    qed: "纯推理谜题：制作、检查、求解、评级、讲解、导出、游玩。",
    new: "制作谜题，每一个都先检查再输出",
    join: "把分批制作的各部分合在一起；有缺漏、重复或不属于同一批的，一概拒绝",
    check: "检查谜题，指出每一处问题，草稿则指出还缺什么；有问题时以1结束",
    solve: "只凭线索求解，并逐步给出证明",
    rate: "说明谜题有多难，难在哪里",
    say: "说明一条线索的意思：涉及谁，怎么读，还剩多少种情形",
    suggest: "列出草稿里某人可以说的话，并说明每句话的作用",
    export: "把谜题写成给其他求解器的问题：只有线索，没有答案",
    play: "在终端里游玩；输入“帮助”可以看到能做什么",
  },
  examples: "示例：",
  remarks: {
    qed: "一切正常时以0结束，结论为否时以1结束，用法有误时以2结束。",
    join: "有一份缺失、损坏、属于别的批次或别的版本时，以1结束。",
    new: "谜题上印的种子总能再做出同一个谜题。用--count或--first成批制作时，第i个的种子是“总种子#i”：单独制作、成批制作、用多少个核，结果都一样。",
    solve: "不猜就解不出来时，以1结束。",
    export: "DIMACS文件里每个人一个变量，其余变量都由它们决定，所以模型的个数就是情形的个数。",
  },
  options: {
    allJobs: "全部",
    around: "补完这份草稿：没开口的人都会开口，已有的话原样保留",
    board: "线索说的是哪个谜题；“-”表示标准输入",
    clue: "一条用该游戏的线索语言写成的线索",
    config: "一个JSON对象，内含游戏的设置",
    count: "制作多少个；不写时只做种子本身的那一个",
    dialect: "线索语言，用于有多种线索语言的游戏",
    debug: "每走一步，把局面和所有人的身份写到标准错误输出",
    difficulty: "难度，依游戏而定；也可以不限，做好后再评级",
    draft: "一份草稿或一个谜题的JSON；不写或写“-”表示标准输入",
    file: "单个、逐行或成列表的JSON谜题；不写或写“-”表示标准输入",
    first: "第一个谜题的序号（从0数起），用于分批制作",
    folder: "各部分所在的文件夹",
    format: "输出格式",
    formatOfNew: "输出格式；不写时按个数决定",
    game: "哪个游戏",
    help: "显示帮助",
    item: "有多个谜题时取第几个，从1数起",
    itemInFile: "文件里有多个谜题时取第几个，从1数起",
    jobs: "使用多少个核",
    lang: "输出给人看的文字用哪种语言",
    liars: "人人都已开口，而隐藏的一方说假话；用于棋盘游戏",
    noSolution: "在文字格式里略去答案",
    out: "写入文件，而不是标准输出",
    played: "玩这个谜题，而不是新的",
    seed: "种子相同，在任何机器上谜题都相同；不写时随机",
    set: "一项设置，可以重复",
    shard: "只做整批的n份中的第i份，写入--out所指的文件夹；写auto时从Slurm或Kubernetes的阵列作业读取（也可写auto/n）",
    shardOfCheck: "只检查n份中的第i份；写auto时从Slurm或Kubernetes的阵列作业读取（也可写auto/n）",
    solverFormat: "求解器的语言",
    seedOfSuggest: "换一个种子，会想到别的线索",
    speaker: "谁说的，写名字或座位",
    truthCache: "从这个文件读取真值表；没有就算出来写进去",
    verify: "让z3确认每个谜题的答案，较慢",
    version: "显示版本",
  },
};

const QUOTED = (text: string | undefined): string => `“${text ?? ""}”`;

function sayWrong({ code, quoted: [first, second], suggestions, choices, reason }: WrongUse): string {
  const tail = suggestions.length === 0 ? "" : `，是不是想写${sayChineseList(suggestions, "或")}？`;
  switch (code) {
    case "commander.unknownOption":
      return `没有${QUOTED(first)}这个选项${tail || "。"}`;
    case "commander.unknownCommand":
      return `没有${QUOTED(first)}这个命令${tail || "。"}`;
    case "commander.missingArgument":
      return `缺少参数${QUOTED(first)}。`;
    case "commander.optionMissingArgument":
      return `选项${QUOTED(first)}缺少值。`;
    case "commander.missingMandatoryOptionValue":
      return `必须写明选项${QUOTED(first)}。`;
    case "commander.excessArguments":
      return "参数太多了。";
    case "commander.invalidArgument":
      return `${QUOTED(first)}的值${QUOTED(second)}不行。${choices.length === 0 ? reason : `可选的有${sayChineseList(choices)}。`}`;
    default:
      return "用法有误。";
  }
}

/** "16人各用1条线索，3人各用2条线索". */
const sayProfile = (profile: readonly number[], measure: string): string =>
  profile.flatMap((count, clues) => (count > 0 ? [`${count}${measure}各用${clues}条线索`] : [])).join("，") || "无";

/** What is told of how a puzzle feels. */
const textureRows = ({
  people,
  long,
  bottlenecks,
  reuse,
  shapes,
  direct,
  naming,
  idle,
}: Texture): [string, string][] => [
  ["逐人推理", sayProfile(profileOf(people), "人")],
  ["长推理", long.map(({ known, clues }) => `已知${known}人时用${clues}条线索`).join("，") || "无"],
  ["独木桥", `${bottlenecks}处`],
  ["重复使用的线索", reuse.clues === 0 ? "无" : `${reuse.clues}条，最多用${reuse.most}次`],
  ["线索句式", `${shapes.kinds}种，最常见的出现${shapes.most}次`],
  ["点明身份的线索", `${naming}条，其中${direct}条仅此而已`],
  ["无用线索", `${idle}条`],
];

function sayLeft({ worlds, of }: Reported): string {
  const share = (100 * worlds) / of;
  const percent = share > 0 && share < 0.1 ? "不到0.1" : share.toFixed(1);
  return `${of}种情形中的${worlds}种（${percent}%）`;
}

/** Figures that games add to the card. */
const REMARKS: Readonly<Record<string, string>> = {
  suppositions: "需要的假设",
  depth: "假设的层数",
  "clues together": "合看的证词",
  cost: "复杂度",
  solutions: "解的个数",
  "difficulty score": "难度分",
};

export const zh: CliWording = {
  help,
  use: {
    wrong: sayWrong,
    tryHelp: (path) => `请看“${path} --help”。`,
    noGame: (ids) => `没有这个游戏；有的是${sayChineseList(ids)}。`,
    atLeast: (least) => `需要一个不小于${least}的整数。`,
    keyValue: "请写成KEY=VALUE。",
    setTwice: (key) => `${key}设了两次。`,
    longSeed: (longest) => `种子最多${longest}个字符。`,
    badSeed: (seed, flaw) => `${seed}不能用作种子：种子${troublesInChinese.say(flaw)}`,
    noChoice(game, what, chosen, choices) {
      const list = choices.length > 0 ? `有的是${sayChineseList(choices)}` : "它只有一种";
      return `游戏${game}没有${what === "dialect" ? "线索语言" : "难度"}“${chosen}”；${list}。`;
    },
    several: "谜题不止一个，请用--item选一个。",
    noItem: (number, count) => `没有第${number}个谜题，一共${count}个。`,
    nobody: (name, names) => `没有人叫“${name}”；有的是${sayChineseList(names)}。`,
    noWorkshop: (game) => `${game}的谜题不能手工制作。`,
    notUnderstood: (flaw) => `看不懂这条线索：${flaw}`,
    inputIsForPlaying: "游玩要用标准输入，请把谜题放在文件里。",
    otherGame: (where, game) => `${where}：这是${game}的谜题。`,
    notPlayable: (where, defects) => `${where}：这个谜题不能玩。${defects.join("")}`,
    openEnded: "这个谜题可能有多个解，没有终点可玩；能证明的，“qed solve”会告诉你。",
    noTruth: (game) => `游戏${game}没有可以保存的真值表。`,
    noSolver: () => "z3没有作答：它没有安装，出了错，或者太慢。",
    at: (where, what) => `${where}：${what}`,
  },
  json: {
    place: (source, line, column) => `${source}，第${line}行第${column}列`,
    wants: {
      value: "一个值",
      nothing: "到此为止",
      "comma or }": "逗号或右花括号",
      "comma or ]": "逗号或右方括号",
      key: "双引号里的键",
      "another key": "另一个键",
      colon: "冒号",
      escape: "反斜杠之后正确的转义",
      quote: "文字结尾的双引号",
      shallower: "套得更浅的列表或对象",
    },
    twice: (key) => `又一个${key}`,
    expected: (want, found) => `这里应该是${want}，${found === undefined ? "但文字到此结束" : `而不是${found}`}。`,
    endless: "这个值似乎没有尽头。",
    openList: "列表没有结束，缺少右方括号。",
    oneObject: "配置应该是一个JSON对象。",
  },
  files: {
    input: "标准输入",
    output: "输出",
    noPuzzle: "里面没有谜题。",
    reasons: {
      ENOENT: "没有这个文件或文件夹",
      EACCES: "没有权限",
      EISDIR: "这是一个文件夹",
      ENOSPC: "磁盘已满",
    },
    trouble: (file, reason) => `${file}：${reason}。`,
  },
  making: {
    progress: (done, total, perSecond, inVain) =>
      `已完成${done}个，共${total}个，每秒${perSecond}个${inVain === 0 ? "" : `，${inVain}次没有做成`}`,
    fellBack: (parts) => `qed：所有线索类型都关掉了，改用最基本的类型：${parts.join("、")}。`,
    failed: (index, seed, failure) => `qed new：第${index}个（种子${seed}）：${failure}`,
  },
  shard: {
    wrong: "请写成i/n，例如3/8；在阵列作业里可以写auto。",
    needs: "分份制作时，要写明--seed、--count和用作文件夹的--out，格式只能是jsonl。",
    done: ({ number, of }, { start, end }, rows) =>
      `qed new：${of}份中的第${number}份已完成：序号${start}到${end - 1}，共${rows}行`,
    none: (folder) => `${folder}：里面没有做完的部分。`,
    damaged: (file) => `${file}：内容与当初制作的不符。请把它和它的清单一起删掉，再做一次。`,
    mixed: (runs) => `这些部分不属于同一批或同一版本：${sayChineseList(runs)}。`,
    notOnce: (holes, overlaps) =>
      [
        ...(holes.length > 0 ? [`缺少序号${sayRanges(holes)}的谜题。`] : []),
        ...(overlaps.length > 0 ? [`序号${sayRanges(overlaps)}的谜题出现了两次。`] : []),
      ].join(""),
    joined: (shards, rows, failed) =>
      `qed join：${shards}份，共${rows}行${failed > 0 ? `，另有${failed}个没有做成` : ""}`,
  },
  check: {
    defect: (where, text) => `${where}：${text}`,
    summary: (count, faulty) => `共${count}个谜题，${faulty === 0 ? "没有问题" : `其中${faulty}个有问题`}`,
  },
  solve: {
    head: (title, dialect, difficulty, seed) =>
      [
        ...new Set([`《${title}》`, ...[dialect, difficulty].flatMap((id) => (id ? [nameInChinese(id)] : []))]),
        `种子：${seed}`,
      ].join("，"),
    revealed: (name) => `开局时${name}的身份已经揭晓。`,
    says: (name, text) => (text === "" ? `${name}什么也没说。` : `${name}说：“${text}”`),
    claims: (groups) =>
      `${groups.map(({ kind, names }) => `${sayChineseList(names)}${names.length === 1 ? "" : "都"}是${kind.one}`).join("，")}。`,
    solved: ({ one }, names) =>
      names.length === 0 ? `已解出：没有${one}。` : `已解出：${one}共${names.length}个，${sayChineseList(names)}。`,
    open: (names) => `能解的都解出了：${sayChineseList(names)}的身份两可。`,
  },
  rate: {
    tooMuch: "推算量太大，算不出来。",
    rows: (card, called) => [
      ["实际难度", card.label === undefined ? "无" : nameInChinese(card.label)],
      ["标注难度", nameInChinese(called)],
      ["人物", sayProfile(card.steps, "人")],
      ["推理", sayProfile(card.insights, "步")],
      ["最长证明", card.proofs ? `${card.proofs.sentences}句` : "没有找到"],
      ["最大一步", `${card.largest}条线索`],
      ["第一步", `${card.opening}条线索`],
      ["每步可推人数", card.choices.join(" ")],
      ...(card.texture ? textureRows(card.texture) : []),
      ["文档评分", String(card.score)],
      ["复杂线索", card.needed === 0 ? "从不需要" : `有${card.needed}步需要`],
      ["局部规则", card.local.isSolved ? "足以解完" : `找出${card.local.found}个身份后停下`],
      ...Object.entries(card.remarks ?? {}).map(([name, value]): [string, string] => [
        REMARKS[name] ?? name,
        String(value),
      ]),
    ],
  },
  say: {
    person: (name, place) => `${name}（${place}）`,
    rows: (report) => [
      ["线索", report.clue],
      ["中文", report.said],
      ["涉及", report.people.join("、") || "无人"],
      ["剩下", sayLeft(report)],
      ["在此为真", report.worlds === 0 ? "否，永远不可能为真" : report.isTrueHere ? "是" : "否"],
    ],
  },
  suggest: {
    none: "想不出可以说的话。",
    line: (clue, effect) => `${clue}（${effect}）`,
    effect({ effect, worlds, names, label }) {
      const left = worlds.isExact ? `剩下${worlds.count}种情形` : `剩下的情形超过${worlds.count}种`;
      const called = label === undefined ? "" : `，难度为${nameInChinese(label)}`;
      if (effect === "unique") return `使答案唯一${called}`;
      if (effect === "opens") return `可以证明${names.join("、")}，${left}`;
      if (effect === "follows") return "由已有的话就能推出";
      return effect === "narrows" ? left : `${effect === "harder" ? "谜题变难" : "谜题变容易"}${called}`;
    },
  },
  talk: {
    canType: "你可以输入",
    verdict: ["名字 身份", "下判断，先写名字或座位，空一格，再写身份"],
    commands: {
      rules: ["规则", "这个游戏的规则"],
      hint: ["提示", "给一个提示，再问就说得更多"],
      why: ["为什么", "上一个判断为什么被驳回，也算一次提示"],
      board: ["棋盘", "再看一遍棋盘和所有线索"],
      undo: ["撤销", "收回上一次揭晓，失误和提示照算"],
      code: ["分享", "谜题的分享码"],
      quit: ["退出", "不玩了"],
      help: ["帮助", "这份清单"],
    },
    greet: (title, difficulty, seed, table) =>
      `${title}（${nameInChinese(difficulty)}，种子：${seed}）\n\n${table}\n\n输入“规则”看规则，输入“帮助”看能做什么。`,
    bye: "下次再见。",
    nothingToUndo: "没有可以收回的揭晓。",
    nothingRefused: "上一次揭晓之后，没有判断被驳回。",
    known: (name) => `${name}的身份已经揭晓了。`,
    locked: "这个判断已经被驳回过，之后也没有新的揭晓。",
    refused: "证据不足！",
    proved: (name, { one }) => `证明完毕：${name}是${one}。`,
    howToSay: ([one, other]) => `请写一个名字，空一格，再写${one.one}或${other.one}；也可以输入“帮助”。`,
    nobody: (name) => `没有人叫“${name}”，或者不止一个。`,
    says: (name, place, text) => (text === "" ? `${name}（${place}）什么也没说。` : `${name}（${place}）说：“${text}”`),
    told: (name, place, narrative, text) => `${name}（${place}）说：“${narrative}”【${text}】`,
    aside: "（闲话，不是线索）",
    spent: "（已无新意）",
    end: (mistakes, hints) => `所有人的身份都证明了。失误${mistakes}次，提示${hints}次。`,
    hintLevels: ["看哪里", "看哪些线索", "能推出谁", "完整证明", "直接说出身份"],
    deepest: (level) => `最深的提示：${level}。`,
    cell: (person, state) => `${person}：${state}`,
    unknown: "？",
    notProved: (kinds) => `未能证明是${sayChineseList(kinds, "或")}`,
    rules: (size, [ordinary, hidden], honesty) => [
      `这${size}人，每人不是${ordinary.one}就是${hidden.one}。请找出各人的身份。`,
      ...(honesty === undefined
        ? ["开局时有一人已经揭晓。揭晓了的人说一句话，都是真话。", "其他人要说的话，揭晓之后才能看到。"]
        : [`人人都已开口，谁也没有揭晓。${honesty}`]),
      "对谁下判断、先后如何都随你，只要能从桌面上推出来：推得出就接受，推不出就驳回。",
      "推不出的判断不论对错都会被驳回，并算一次失误。",
      "两种身份各有多少人并不告诉你。任何时候都不需要猜。",
    ],
    mark: (name) => name,
  },
};
