// Reads Chinese questions for a list: the seats, what I have seen, what nobody has, what was never asked, which entries told most.

import type { ChineseReader, ChineseSentence } from "./chinese-sentence.ts";
import { chineseNumberIn, kindInChinese } from "./chinese-table-questions.ts";

const kindOf = (shape: string) => {
  const of = kindInChinese(shape);
  return of === undefined ? {} : { of };
};

const isBare = ({ cards, players }: ChineseSentence): boolean => cards.length + players.length === 0;
const LISTED = /哪|什么|啥|列|有没有|有的?牌/;

const order: ChineseReader = (scene) =>
  isBare(scene) &&
  /(按|是)?(什么|啥)顺序|顺序是|谁先谁后|几个人(玩|在玩|一起)?$|几个人(玩|在玩)|多少(个)?(人|玩家)$|(几|多少)(个|位)玩家|还(要|有|差)?(几|多少)(个|轮|位)?人?(才|就)?(能)?(到|轮到)我|多久(才)?(轮)?到我|什么时候(轮)?到我|我(的)?(前面|上家|前一个|上一个|左边|右边|旁边)(那个|的人)?(是)?谁|谁在我(前面|上家|后面)/.test(
    scene.shape,
  )
    ? { kind: "order" }
    : undefined;

const unanswered: ChineseReader = ({ shape, cards, players }) => {
  const [by, more] = players;
  if (cards.length > 0 || more !== undefined || /如果|假如|要是|的话|(?<!哪)几次|多少|问过|牌有哪/.test(shape))
    return undefined;
  const isNobody =
    /(没有?人|无人|谁(都|也)没|(大家|所有人)?(都|全)(没|不)(有|能)?|全都?)(能)?(出|亮|给|答|反驳|回应|过)|一圈.*没(有)?(人|牌)|落空/;
  if (!isNobody.test(shape) || !/哪(次|条|几|些|一|个)|什么时候|有没有|有(哪)?次|那次|有过|转了一圈/.test(shape))
    return undefined;
  return { kind: "unanswered", ...(by !== undefined && { by }) };
};

const seen: ChineseReader = ({ shape, cards, players, me }) =>
  me !== undefined &&
  cards.length + players.length === 0 &&
  /我(都|已经|亲眼|到现在|一共)*(看|见)(过|到|到过)|我被出示过/.test(shape) &&
  LISTED.test(shape) &&
  !/没|不|谁|最后|上次|几张|多少/.test(shape)
    ? { kind: "seen", ...kindOf(shape) }
    : undefined;

const none: ChineseReader = ({ shape, cards, players, me, everybody }) => {
  if (cards.length > 0 || !/没有|没|不可能有/.test(shape) || /问|出示|亮|E|如果|看/.test(shape)) return undefined;
  if (!LISTED.test(shape) || !/牌|凶器|武器|房间|嫌疑人|人物/.test(shape)) return undefined;
  if (players.length > 1) return /都|谁也|全/.test(shape) ? { kind: "none", players, ...kindOf(shape) } : undefined;
  if (players.length > 0 || !/(大家|所有人|谁|别人|其他人|他们|三个人|三家|四个人|对手)(都|也|全都?)/.test(shape))
    return undefined;
  const isOfOthers = /别人|其他人|他们|三个人|三家|对手/.test(shape);
  return { kind: "none", ...(isOfOthers && { players: everybody.filter((name) => name !== me) }), ...kindOf(shape) };
};

const placed: ChineseReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  /(知道|确定|清楚|明确|弄清)(了)?(是)?(在|归)(谁|哪)|(已经|已)?(知道|确定|弄清)(了)?(下落|位置|归属|主人)|有(了)?(下落|着落|主)|(位置|归属|主人)(已经|都)?(知道|确定|已知)/.test(
    shape,
  ) &&
  LISTED.test(shape) &&
  !/没|不|未|E/.test(shape)
    ? { kind: "placed", ...kindOf(shape) }
    : undefined;

const unasked: ChineseReader = ({ shape, cards, players, me }) => {
  if (cards.length > 0 || players.length > 1 || !LISTED.test(shape) || /该|为什么|如果/.test(shape)) return undefined;
  if (!/(没有?|从来不|从不|不|没人|未)(被)?(人)?(问|提|猜)(过|到|及)?|躲(着|开)?|回避|避开/.test(shape))
    return undefined;
  if (/谁没|几次/.test(shape)) return undefined;
  const player = players[0] ?? (/我(还|从来|都)*(没|不|未)/.test(shape) ? me : undefined);
  return { kind: "unasked", ...(player !== undefined && { player }), ...kindOf(shape) };
};

const hidden: ChineseReader = ({ shape, cards, players }) => {
  const [by, more] = players;
  if (cards.length > 0 || more !== undefined) return undefined;
  return /(出示|亮|出|给)(过|的|了)+.*(不知道|没弄清|不清楚|没确定|不确定|是个?谜)/.test(shape) &&
    /哪|什么|有/.test(shape)
    ? { kind: "hidden", ...(by !== undefined && { by }) }
    : undefined;
};

const worth: ChineseReader = (scene) => {
  const { shape } = scene;
  if (!isBare(scene) || !/(哪|几).*(条|次|轮|个问题|提问|回)|提问|记录/.test(shape) || /该|下一|接下来/.test(shape))
    return undefined;
  if (/白问|没用|没(有)?(什么)?(用|意义|收获)|浪费|没(有)?(告诉|带来|得到)/.test(shape))
    return { kind: "worth", least: true };
  return /最(有用|关键|重要|有价值|值)|(收获|信息|用处|帮助)最(大|多)|帮助最/.test(shape)
    ? { kind: "worth" }
    : undefined;
};

const changedSince: ChineseReader = (scene) => {
  const since = chineseNumberIn(scene.shape);
  return since !== undefined &&
    isBare(scene) &&
    /第.{1,3}(条|次|轮|回|个|回合)(记录|提问)?(之后|以后|以来|后|到现在)/.test(scene.shape)
    ? { kind: "changed", since }
    : undefined;
};

export const CHINESE_LIST_READERS: readonly ChineseReader[] = [
  changedSince,
  order,
  hidden,
  unanswered,
  seen,
  none,
  placed,
  unasked,
  worth,
];
