// Answers and advice in Chinese.

import { sayChineseList, chineseSentence as sentence } from "@demonstrandum/text";
import type { NumberedRule } from "../../rules/rule-names.ts";
import type { CardKind } from "../../table/deck.ts";
import { zh as table } from "../../words/zh.ts";
import { sayChineseChance } from "./chinese-figures.ts";
import { LOG_ANSWERS_IN_CHINESE } from "./log-answers-zh.ts";
import { restateInChinese } from "./restate-chinese.ts";
import type { AdviceWording, CardChance } from "./wording.ts";

const { and } = table;

const digits = (count: number): string => Math.round(count).toLocaleString("zh-CN");

const envelopes = (count: number): string => `${digits(count)}种信封`;

const KINDS: Readonly<Record<CardKind, string>> = { suspect: "嫌疑人", weapon: "凶器", room: "房间" };
const MEASURES: Readonly<Record<CardKind, string>> = { suspect: "名", weapon: "件", room: "个" };

const ofKind = (kind: CardKind, count: number): string => `${count}${MEASURES[kind]}${KINDS[kind]}`;

/** Apart from the name, which may end in a digit. */
const inBrackets = (name: string, chance: number): string => `${name}（${sayChineseChance(chance)}）`;

/** The three cards of an envelope or a suggestion. */
const triple = (cards: readonly string[]): string => cards.join("、");

const withChance = ({ card, chance }: CardChance): string => (chance === undefined ? card : inBrackets(card, chance));

const likely = (chance: number): string =>
  chance > 0 ? `可能性是${sayChineseChance(chance)}` : "有可能，但可能性很小";

const RULE_NAMES: Readonly<Record<NumberedRule, string>> = {
  "0": "缩小范围",
  "1": "确定出示的牌",
  "1.5": "前后提问对照",
  "1.6": "几次出示的交集",
  "2": "排除法",
  "2.5": "被问到时没有",
  "3": "无人有即在信封",
  "4": "信封里每类一张",
  "5": "同类最后一张",
  "6a": "候选正好凑满手牌",
  "6b": "手牌已满",
  "6c": "不能再缺牌",
  "6d": "只有一家放得下",
  "7": "一张牌只在一处",
};

export const zh: AdviceWording = {
  ...table,
  tooMuch: "还不能确定：这一桌太复杂，算不过来。",
  isCertain: "这是确定的。",
  isNotCertain: "这还不能确定。",
  owners: (card, owners) => `${card}：${owners.map(({ holder, chance }) => inBrackets(holder, chance)).join("，")}。`,
  nobodyLacks: (card) => `${card}还没有排除任何人。`,
  lack: (card, holders) => `确定没有${card}的：${sayChineseList(holders)}。`,
  no: (clause) => sentence(`不是：${clause}`),
  yes: (clause) => sentence(`是的：${clause}`),
  perhaps: (clause, chance) => sentence(`也许：${clause}，${likely(chance)}`),
  cells: (cells) =>
    sentence(
      cells
        .map(({ card, held, chance }) => {
          if (held === undefined) return `${card}：${likely(chance)}`;
          return held ? `${card}：确定在` : `${card}：确定不在`;
        })
        .join("；"),
    ),
  hand: ({ said }, cards) => `${said}确定有的牌：${cards.length > 0 ? and(cards) : "目前一张也不知道"}。`,
  without: ({ said }, cards) =>
    cards.length === 0 ? `还不能确定${said}没有哪些牌。` : `${said}确定没有的牌：${and(cards)}。`,
  besides: (cards) => `此外最可能的是：${cards.map(withChance).join("、")}。`,
  byRule: (rule) => `依据规则${rule}：${RULE_NAMES[rule]}。`,
  kindProved: (kind, card) => `${KINDS[kind]}已经证明：${card}。`,
  kindOpen: (kind, cards) => `还有${ofKind(kind, cards.length)}可能：${cards.map(withChance).join("、")}。`,
  kindExcluded: (kind, cards) =>
    cards.length === 0
      ? `${KINDS[kind]}还没有排除任何一${MEASURES[kind]}。`
      : `确定不在信封里的${KINDS[kind]}：${and(cards)}。`,
  envelopeProved: (cards) => `信封已经证明：${triple(cards)}。`,
  likeliestEnvelopes: (list) =>
    `最可能的信封：${list.map(({ cards, chance }) => `${triple(cards)}（${sayChineseChance(chance)}）`).join("；")}。`,
  kindsOpen: (kinds) => `还可能的有${sayChineseList(kinds.map(({ kind, count }) => ofKind(kind, count)))}。`,
  deals: (deals, count) =>
    deals === undefined
      ? `可能的发牌方式多得数不清，信封有${digits(count)}种可能。`
      : `还有${digits(deals)}种可能的发牌方式，信封有${digits(count)}种可能。`,
  noSuchSuggestion: "这副牌里没有这样的提问。",
  suggestionPlace: (cards, place, count) => `${triple(cards)}在${count}种提问中排第${place}。`,
  namedAfter: (success, now) =>
    `得到回答后，你说中信封的机会平均为${sayChineseChance(success)}（现在是${sayChineseChance(now)}）。`,
  nobodyAnswers: (chance) => (chance <= 0 ? "一定有人能出示。" : `没人能出示的可能性：${sayChineseChance(chance)}。`),
  bestWouldBring: (cards, success) => `最好的提问是${triple(cards)}，可以达到${sayChineseChance(success)}。`,
  gameOver: (cards) => `游戏已经结束：答案是${triple(cards)}。`,
  youAreOut: "你指控错了，不能再提问，但仍要出示牌：该出示哪张可以问我。",
  contradicts: "这不可能：与已知的情况矛盾。",
  tooMuchIf: "这样会怎样，太复杂，算不过来。",
  envelopesIf: (then, now) =>
    then === now ? `那么可能的信封仍是${digits(now)}种。` : `那么可能的信封会从${digits(now)}种变成${digits(then)}种。`,
  likeliestIf: (cards, chance) => `最可能的会是${triple(cards)}：${sayChineseChance(chance)}。`,
  knownIf: (clauses) => (clauses.length > 0 ? `你还会知道：${clauses.join("；")}。` : "不会再有别的牌因此确定下来。"),
  askWhatWasAsked: "请告诉我问的是什么：一名嫌疑人、一件凶器和一个房间，还有是谁问的。",
  youHoldNone: "这几张牌你一张也没有。",
  show: (card, asker, seenBefore, leaves) =>
    seenBefore
      ? `出示${card}：${asker}已经看过它。`
      : `出示${card}：这样在${asker}看来，信封大约还有${digits(leaves)}种可能。`,
  otherShows: (cards) =>
    `${cards.map(({ card, leaves }) => `出示${card}大约会剩下${Math.round(leaves)}种`).join("，")}。`,
  youKnow: "你知道的就是总表上的内容。",
  seen: (player, cards) => (cards.length === 0 ? `${player}没看过你的牌。` : `${player}看过你的${and(cards)}。`),
  nothingShown: "没有这样的记录。",
  showed: (by, to, card) => `${by}给${to}出示了${card}。`,
  showedHidden: (by, to, cards) => `${by}给${to}出示了${triple(cards)}中的一张。`,
  nothingAsked: "没有这样的提问记录。",
  asked: (by, cards, entry) => `${by}问过${triple(cards)}（第${entry}条）。`,
  askedBefore: (count) => `之前还有${count}次。`,
  nobodyAsked: "还没有人提过问。",
  ownAsked: (who, own, count) => `${who}的${count}次提问中，确定有${own}次问了自己的牌。`,
  lastAsked: (who, cards, own) =>
    own.length === 0
      ? `最近一次问的${triple(cards)}里没有${who}自己的牌。`
      : `最近一次问的牌里，${who}自己可能有${own.map(withChance).join("、")}。`,
  ...LOG_ANSWERS_IN_CHINESE,
  unsure: (taken) =>
    taken === undefined ? "这句话我没有全看懂，不敢乱答。你可以问：" : `我理解为：${taken}但有些话没看懂，先问一声：`,
  conflict: (entries) => `记录自相矛盾：${table.entries(entries)}不可能都对。请更正或删除其中一条。`,
  ask: (cards) => `问${triple(cards)}。`,
  after: (leaves, success, now) =>
    `得到回答后平均大约还剩${envelopes(leaves)}，你说中的机会是${sayChineseChance(success)}（现在是${sayChineseChance(now)}）。`,
  answerProves: (chance) => `回答能证明信封的可能性：${sayChineseChance(chance)}。`,
  likeliestAnswer: (shows, chance) =>
    `最可能的回答是${shows.map(({ player, card }) => `${player}出示${card}`).join("、")}：${sayChineseChance(chance)}。`,
  mostInformative: (cards, bits) => `问${triple(cards)}能最多地了解信封（${bits.toFixed(2)}比特）。`,
  likeliestEnvelope: (cards, chance, count) =>
    `最可能的信封是${triple(cards)}：${sayChineseChance(chance)}，共有${count}种可能。`,
  provedSoFar: (cards) => `目前已证明在信封里：${and(cards)}。`,
  dealsFit: (deals) => `还有${digits(deals)}种发牌方式说得通。`,
  lead: (player, card, chance) =>
    `${player}可能有${card}（${sayChineseChance(chance)}）：几次未定的出示都包含它，这只是线索，不是证明。`,
  openLinks: (count) => `还有${count}次出示没有定下来。`,
  closeness({ player, expected, solved, isExact }) {
    const may = `在${player}看来，信封大约还有${digits(expected)}种可能`;
    if (solved <= 0) return `${may}。`;
    return isExact
      ? `${may}，在${sayChineseChance(solved)}的可能情形里已经能说出答案。`
      : `${may}，在抽样的情形里约有${sayChineseChance(solved)}已经能说出答案。`;
  },
  accuseNow: (cards) => `现在就指控：已经证明信封里是${triple(cards)}。`,
  verdict: (verdict) =>
    verdict === "accuse"
      ? "轮到你就先提问，然后指控：再等下去的风险大过好处。"
      : "再等等：指控错了就输了，多一个回答更值得。",
  accuseOdds: (cards, now, afterAsking) =>
    `最好的指控是${triple(cards)}，对的机会是${sayChineseChance(now)}；再得到一个回答，平均会是${sayChineseChance(afterAsking)}。`,
  risk(risk, isExact) {
    if (risk <= 0) return "就目前所知，还没有对手能说出答案。";
    return isExact
      ? `对手中已有人能说出答案的可能性是${sayChineseChance(risk)}。`
      : `对手中已有人能说出答案的可能性约为${sayChineseChance(risk)}，这是抽样估计的。`;
  },
  fromEarlierGames: "以往各局：",
  nothingStandsOut: ({ said }, suggestions) => `${said}提过${suggestions}次问，目前看不出什么规律。`,
  habitsAreGuesses: ({ said }) => `${said}的习惯，只是猜测。`,
  restate: restateInChinese,
  examples: ({ other, suspect, weapon, room }) =>
    `你可以这样问我：“${weapon}在谁那里？”“还有哪些嫌疑人可能？”“如果${other}有${weapon}呢？”“在${room}我该问什么？”“问${suspect}、${weapon}、${room}怎么样？”“我该指控吗？”“${other}离答案还有多远？”“${other}问过什么？”“${other}在虚张声势吗？”“为什么${other}没有${room}？”。`,
  unclear: (name) => `你说的${name}是牌还是玩家？请说“${name}这张牌”或“玩家${name}”。`,
};
