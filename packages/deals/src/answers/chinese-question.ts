// Reads typed Chinese questions. Names of cards and players are found first (`chinese-names.ts`); the shape that is left tells
// the kind. Whatever is in doubt is not read at all: the answer then says what can be asked.

import type { CardKind } from "../table/deck.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { isChineseQuestionCharacter, usesAllChineseWords } from "./chinese-lexicon.ts";
import { CHINESE_LIST_READERS } from "./chinese-list-questions.ts";
import { CHINESE_LOG_READERS } from "./chinese-log-questions.ts";
import { readChinese } from "./chinese-names.ts";
import { type ChineseReader, type ChineseSentence, IN_DOUBT, INSIDE, ownerNamedInChinese } from "./chinese-sentence.ts";
import { spelledInChinese } from "./chinese-spelling.ts";
import { CHINESE_TABLE_READERS } from "./chinese-table-questions.ts";
import { isOfPasses, keepsNegation, namesAll, type Question, type QuestionReading } from "./question.ts";

/** As it is written; where that is not understood, with names put right that are written wrongly. */
export function readChineseQuestion(text: string, setup: Setup): QuestionReading {
  const reading = readAsWritten(text, setup);
  if (reading.isSure) return reading;
  const spelled = spelledInChinese(text, setup, isChineseQuestionCharacter);
  return spelled === text ? reading : readAsWritten(spelled, setup);
}

function readAsWritten(text: string, setup: Setup): QuestionReading {
  const read = readChinese(text, setup);
  const { cards, players, shape } = read;
  if (read.unclear !== undefined)
    return { question: { kind: "unclear", name: read.unclear }, isSure: true, cards, players };
  const scene = { ...read, me: setup.me, everybody: setup.players };
  const found = READERS.map((reader) => reader(scene)).find((each) => each !== undefined);
  const question = found === IN_DOUBT ? undefined : found;
  const isSure =
    question !== undefined &&
    keepsNegation(question, isDenied(isOfPasses(question) ? shape.replace(PASSES, "") : shape)) &&
    namesAll(question, [...cards, ...players]) &&
    usesAllChineseWords(question.kind, shape.replace(NO_DENIAL, ""));
  return { question, isSure, cards, players };
}

/** What was asked, or undefined when it cannot be made out. */
export function parseChineseQuestion(text: string, setup: Setup): Question | undefined {
  const { question, isSure } = readChineseQuestion(text, setup);
  return isSure ? question : undefined;
}

const NOT = /划掉|划去|勾掉|没|不|无|未(?!来)|缺|除了|排除|非(?!常)|别(?!人|的|家)/;
/** Denies nothing: what is still to be found out, and turns of phrase. */
const NO_DENIAL =
  /[没未不](有|被|能)?(排除|确定|证明|定下来)|最不(可能|像)|我不知道(?=该|要|怎么|问|应)|没(弄|搞)(清|明白|懂)|不明白(?=.*为)|走神|行不行|好不好|有没有(?=自相|矛盾|冲突|错|记)|差不多|不错|不过|不好意思|不知道的$|我们不知道|除了我(以外|之外)?|大不大|行不行|好不好|会不会|还不知道|不知道(?=(是)?(在|归)?(谁|哪))/g;

/** To have none denies nothing where it is asked who had none. */
const PASSES = /(说|答)(过|了)?没有|答不(出|上)|[不没]能出示|没牌(可出)?|(?<=问到.*)没有$|过牌没|了没有?$/g;

const isDenied = (shape: string): boolean => NOT.test(shape.replace(NO_DENIAL, ""));

const player = ({ players }: ChineseSentence) => (players[0] === undefined ? {} : { player: players[0] });

const help: ChineseReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  /^(帮助|帮忙|帮帮我|help|说明|怎么用|怎么提问)|能问你|可以问你|怎么问你|你(都)?(能|会)(做|回答|告诉|干)/.test(shape)
    ? { kind: "help" }
    : undefined;

const IF = /如果|假如|假设|要是|倘若|万一|假定|设想|的话|若/;

const suppose: ChineseReader = (scene) => {
  const { shape, cards, players } = scene;
  if (!IF.test(shape)) return undefined;
  if (/我(该|要|应该?)?(给|出|亮)(哪|什么|谁)|我(该|要|应该?)(给|出|亮)/.test(shape)) return undefined;
  if (/指控|指认/.test(shape)) return undefined;
  if (/我(去)?(问|猜|提)/.test(shape)) return score(scene) ?? IN_DOUBT;
  if (cards.length === 0 || /我没有?(出示|给|亮)/.test(shape)) return IN_DOUBT;
  if (/没人|没有人|谁都没|谁也没|都没|都不|无人/.test(shape)) return { kind: "nobody", cards };
  const isShown = /P(给|向|对)P/.test(shape);
  const isHeld = /P(就|真|也)?(没有?|有|拿|不拿)C/.test(shape) && players.length === 1;
  const owner = isShown || isHeld ? players[0] : ownerNamedInChinese(scene);
  return owner === undefined ? IN_DOUBT : { kind: "suppose", owner, cards, holds: !isDenied(shape) };
};

const why: ChineseReader = (scene) => {
  if (
    !/为什么|为啥|为何|凭什么|怎么(会)?(知道|确定|看出|证明|推出|得出)|(哪|从)一?条.*(看出|知道|说明|推出|得出|证明)|什么时候.*(排除|确定|证明|知道)|证据|证明|何以|解释|理由|原因|依据/.test(
      scene.shape,
    )
  )
    return undefined;
  const [card] = scene.cards;
  if (card === undefined || scene.cards.length > 1 || scene.players.length > 1 || /问|建议/.test(scene.shape))
    return IN_DOUBT;
  const owner = ownerNamedInChinese(scene);
  return { kind: "why", card, ...(owner !== undefined && { owner }) };
};

const bluff: ChineseReader = (scene) =>
  !/骗我/.test(scene.shape) && /虚张声势|诈|唬|骗|忽悠|自己(手里|手上)?的牌|说谎|撒谎|花招/.test(scene.shape)
    ? { kind: "bluff", ...player(scene) }
    : undefined;

const HABITS = /习惯|规律|倾向|风格|套路|打法|玩法|路数|战术|特点|怎么(玩|打)|(喜欢|爱|总是?|老是?)(问|猜|出示|亮)/;

/** How somebody tends to play; my own plan is another question. */
const habits: ChineseReader = (scene) => {
  const { shape, cards, players, me } = scene;
  const isTheirs = /P的?策略|(对手|大家|别人|其他人|他们)的?策略/.test(shape);
  if (players.length === 0 && /^(这|这个|游戏)?怎么(玩|打)/.test(shape)) return undefined;
  if (cards.length > 0 || (!HABITS.test(shape) && !isTheirs) || /该|应/.test(shape)) return undefined;
  if (players.length > 1) return IN_DOUBT;
  const mine = players.length === 0 && /我/.test(shape) && me !== undefined ? { player: me } : {};
  return { kind: "habits", ...player(scene), ...mine };
};

const asked: ChineseReader = (scene) => {
  const { shape, cards, me } = scene;
  if (
    !/(问|猜|提)(过|了|的是|的什么)|上一?次|上一个(问题|提问)|刚才(问|猜|的)|刚(问|猜)|(之前|最近|都|先前)(问|猜)/.test(
      shape,
    )
  )
    return undefined;
  if (/该|应当|建议|要是/.test(shape) || /问(了)?我/.test(shape)) return undefined;
  const by =
    /我(都|之前|刚才|刚|上次|最近)?(问|猜|提)|我上/.test(shape) && me !== undefined ? { player: me } : player(scene);
  return { kind: "asked", ...by, ...(cards[0] !== undefined && { card: cards[0] }) };
};

const SHOW = /出示|亮|展示|给.{0,4}看|拿出|我(该|要|应该?)?出(哪|什么)/;

/** Which card to show: what was shown already has 了 or 过, or is "的是哪张". */
const show: ChineseReader = ({ shape, cards, players }) => {
  const isAskedOfMe = /P.{0,2}问(我)?C+.*我(该|要|应该?)?(出|给|亮)(哪|什么|谁)/;
  const isChoice = /^(我)?(该|要)?给P(看|出示|亮)C还是C/;
  if ((isAskedOfMe.test(shape) || isChoice.test(shape)) && players[0] !== undefined && players.length === 1)
    return { kind: "show", cards, asker: players[0] };
  if (!SHOW.test(shape) || /(出示|亮|展示|看|拿出)(了|过|的是|的哪|的什么)/.test(shape)) return undefined;
  if (!/该|应当|最好|要|哪张|哪一张|什么牌|怎么|选/.test(shape) || /谁/.test(shape)) return undefined;
  if (players.length > 1) return IN_DOUBT;
  return { kind: "show", cards, ...(players[0] !== undefined && { asker: players[0] }) };
};

const shown: ChineseReader = ({ shape, cards, players, me }) => {
  if (!SHOW.test(shape) && !/(看|见)(过|到)/.test(shape)) return undefined;
  const [card] = cards;
  const about = card === undefined ? {} : { card };
  const [first, second] = players;
  if (/我(都|已经|之前)?(给|向|对)|我(都|已经|之前)?(出示|亮|展示)|(看|见)(过|到)我|我的.*(看|见)/.test(shape)) {
    return { kind: "shown", ...about, ...(me && { by: me }), ...(first !== undefined && { to: first }) };
  }
  if (/有人|谁/.test(shape) && /(给|向|对)P/.test(shape) && second === undefined && first !== undefined)
    return { kind: "shown", ...about, to: first };
  // Whom somebody saw a card from is not noted, nor what was not shown or is yet to be.
  if (!SHOW.test(shape) || !/[过了到]|的是|的什么/.test(shape) || NOT.test(shape)) return IN_DOUBT;
  const isToMe = /(给|向|对)我/.test(shape) && me !== undefined;
  const isToOther = /P(都|已经)?(给|向|对)P/.test(shape) && second !== undefined;
  const to = isToMe ? { to: me } : isToOther ? { to: second } : {};
  return { kind: "shown", ...about, ...(first !== undefined && { by: first }), ...to };
};

const close: ChineseReader = (scene) => {
  const isClose =
    /离E|离胜|对手|接近|多近|多远|威胁|危险|领先|担心|提防|当心|小心|防着|落后|[谁P].{0,6}赢|[谁P].{0,4}(快|先)(要)?(猜|知道|解)|谁知道得(更|最)?多|谁(最)?(落后|慢)/;
  if (/P会(不会)?赢/.test(scene.shape) || !isClose.test(scene.shape) || scene.cards.length > 0) return undefined;
  if (scene.players.length > 1) return { kind: "close", among: scene.players };
  return { kind: "close", ...player(scene) };
};

/** The three cards of a suggestion, if one of each kind is named. */
function tripleIn({ cards, kindOf }: ChineseSentence): [string, string, string] | undefined {
  const of = (kind: CardKind) => cards.filter((card) => kindOf.get(card) === kind);
  const [[suspect], [weapon], [room]] = [of("suspect"), of("weapon"), of("room")];
  if (cards.length !== 3 || suspect === undefined || weapon === undefined || room === undefined) return undefined;
  return [suspect, weapon, room];
}

/** "是格林先生用绳索在大厅干的": is it? */
const theory: ChineseReader = (scene) => {
  const triple = tripleIn(scene);
  return triple && scene.players.length === 0 && /是.*C|觉得|认为|猜C|我猜|想是|对吗|干的|E/.test(scene.shape)
    ? { kind: "cells", owner: ENVELOPE, cards: triple }
    : undefined;
};

const accuse: ChineseReader = (scene) => {
  const { shape, cards, players } = scene;
  if (
    !/指控|指认|结案|揭晓|揭开|开E|(我|现在|能|可以).{0,4}赢|胜算|赢的机会|机会.{0,2}赢|结束游戏|下结论|出手/.test(
      shape,
    )
  )
    return undefined;
  const triple = tripleIn(scene);
  if (triple && players.length === 0) return { kind: "accuse", cards: triple };
  return players.length + cards.length > 0 ? IN_DOUBT : { kind: "accuse" };
};

const knows: ChineseReader = ({ shape, cards, players }) => {
  const [first] = players;
  if (/对P|关于P/.test(shape)) return undefined;
  if (first === undefined || /我们?知道/.test(shape) || !/P.*(知道|了解|推出|推断|猜到|看出|掌握|算出)/.test(shape))
    return undefined;
  return cards.length > 0 || players.length > 1 ? IN_DOUBT : { kind: "knows", player: first };
};

const score: ChineseReader = (scene) => {
  const triple = tripleIn(scene);
  const isAsked = /问|猜|提|怎么样|怎样|好吗|如何|值|划算|合适|有用|行吗|可以吗/;
  return triple && scene.players.length === 0 && isAsked.test(scene.shape)
    ? { kind: "score", cards: triple }
    : undefined;
};

const ask: ChineseReader = ({ shape, cards, players, kindOf }) => {
  const isAsk =
    /(问|猜|提)(些|点)?(什么|啥|哪|谁)|怎么(问|猜|走|办|提|做)|下一步|接下来|建议|推荐|支(个)?招|主意|意见|(该|要|应当)(做|干)什么|现在(做|干)什么|(好|最佳)(的)?(提问|问题|猜测)|问题.*(好|最佳)|轮到我/;
  if (!isAsk.test(shape) || shape.includes("E")) return undefined;
  const [room, ...others] = cards;
  if (others.length > 0 || (players.length > 0 && !shape.includes("我"))) return IN_DOUBT;
  if (room !== undefined && kindOf.get(room) !== "room") return IN_DOUBT;
  return { kind: "ask", ...(room !== undefined && { room }) };
};

const KIND_WORDS: readonly (readonly [CardKind, RegExp])[] = [
  ["weapon", /凶器|武器|用(了|的)?(什么|啥)|作案工具|怎么(杀|死)/],
  ["room", /房间|在哪|哪里|哪儿|地点|现场|什么地方|地方/],
  ["suspect", /嫌疑人|嫌犯|凶手|凶犯|犯人|罪犯|杀人犯|谁(干|杀|做|作)|是谁|人物/],
];

const candidates: ChineseReader = ({ shape, cards, players }) => {
  if (cards.length > 0 || players.length > 0) return undefined;
  const denied = isDenied(shape);
  if (shape.includes("E")) return denied && /哪|什么|啥/.test(shape) ? { kind: "excluded" } : undefined;
  const of = KIND_WORDS.find(([, words]) => words.test(shape))?.[0];
  const isOpen =
    /候选|排除|(还有|还剩|剩下|有)(哪些|什么)(牌)?(是)?(可能|没|未)?|哪些(牌)?(还)?(可能|不可能|没|未)/.test(shape) &&
    /可能|候选|排除|剩|没|未/.test(shape);
  if (of === undefined && !isOpen) return undefined;
  return { kind: denied ? "excluded" : "candidates", ...(of !== undefined && { of }) };
};

const deals: ChineseReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  /多少种|几种|多少(个)?(可能|情况|组合|发牌)|(可能|组合|发牌方式|情况).{0,3}多少/.test(shape)
    ? { kind: "deals" }
    : undefined;

const HELD = /有|在|拿|手|持|给|概率|可能|几率|机会|机率|是/;

const aboutCard: ChineseReader = (scene) => {
  const { shape, cards, players } = scene;
  const [card, ...more] = cards;
  if (card === undefined) return undefined;
  const isLikelier = /(哪|谁).*(更|比较|最)?(可能|像|可疑|大|高|有嫌疑)|更可能|更像/;
  if (more.length > 0 && players.length === 0 && isLikelier.test(shape))
    return { kind: "cells", owner: ENVELOPE, cards };
  const isOpen = /谁|哪|有人|任何人/.test(shape) || players.length > 1 || (players.length > 0 && INSIDE.test(shape));
  if (isOpen) {
    if (more.length > 0 || /不在P.*不在P.*P|P没有?.*P(也)?没有?.*(那|所以|就).*P/.test(shape)) return IN_DOUBT;
    const among = players.length > 1 ? { among: players } : {};
    if (players.length > 0 && INSIDE.test(shape)) return IN_DOUBT;
    return { kind: isDenied(shape) ? "lacks" : "owner", card, ...among };
  }
  const owner = ownerNamedInChinese(scene);
  if (owner === undefined && players.length === 0 && GUILTY.test(shape)) {
    if (more.length > 0) return { kind: "cells", owner: ENVELOPE, cards };
    const isOut = isDenied(shape) || /清白|无辜|出局/.test(shape);
    return { kind: "cell", owner: ENVELOPE, card, ...(isOut && { holds: false as const }) };
  }
  if (owner === undefined) return more.length === 0 && isAlone(shape) ? { kind: "owner", card } : IN_DOUBT;
  if (!HELD.test(shape)) return IN_DOUBT;
  if (more.length > 0) return { kind: "cells", owner, cards };
  return { kind: "cell", owner, card, ...(isDenied(shape) && { holds: false as const }) };
};

/** Whether it is in the envelope, or how likely. */
const GUILTY =
  /清白|无辜|可疑|嫌疑|干的|百分之|把握|像(是)?凶|排除|(^|肯定|一定|确定|会|可能|应该|到底|是|不)是C|C(还)?(有)?(没有)?可能|C(和|跟|还是|或)C(哪个|谁)?(更|比较|最)?|C比C|出局|真的是/;

/** A card and nothing else, or what its chances are. */
const isAlone = (shape: string): boolean =>
  /^(那|关于)?C(这张牌|那张牌|呢|吗)?$|概率|几率|机率|机会|可能|情况/.test(shape);

const hand: ChineseReader = ({ shape, players, me }) => {
  if (
    !/^(玩家|那|那么)?P呢?$|(对|关于)P.*(了解|知道)|^(说说|讲讲|介绍)P|手里|手上|手牌|的牌|(有|拿着?|持有?|缺)(些|了)?(什么|啥|哪)|什么牌|哪些牌|哪几张/.test(
      shape,
    ) ||
    shape.includes("E")
  )
    return undefined;
  if (players.length > 1) return IN_DOUBT;
  const who = players[0] ?? (shape.includes("我") ? me : undefined);
  return who === undefined ? undefined : { kind: isDenied(shape) ? "without" : "hand", player: who };
};

const envelopeAsked: ChineseReader = ({ shape, players }) =>
  players.length === 0 && !NOT.test(shape.replace(/了没有?$/, "")) && /E|最可能的(组合|结果|解)/.test(shape)
    ? { kind: "envelope" }
    : undefined;

const insights: ChineseReader = ({ shape, players }) =>
  players.length === 0 &&
  /知道(些|了)?(什么|啥|多少|哪些)|总结|概括|概况|情况|局势|形势|局面|进展|发现|要点|关键|重点|现状|回顾|确定了|线索|推出了|新消息|肯定的(有|是)/.test(
    shape,
  )
    ? { kind: "insights" }
    : undefined;

/** Tried in this order; the first that understands the sentence wins. */
const READERS: readonly ChineseReader[] = [
  help,
  ...CHINESE_LIST_READERS,
  ...CHINESE_TABLE_READERS,
  ...CHINESE_LOG_READERS,
  suppose,
  why,
  habits,
  bluff,
  asked,
  show,
  shown,
  close,
  accuse,
  theory,
  knows,
  score,
  ask,
  candidates,
  deals,
  aboutCard,
  hand,
  envelopeAsked,
  insights,
];
