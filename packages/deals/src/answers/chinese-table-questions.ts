// Reads Chinese questions that compare players, that ask what somebody is after, what others know of me, and for one entry among others.

import type { CardKind } from "../table/deck.ts";
import { type ChineseReader, type ChineseSentence, IN_DOUBT } from "./chinese-sentence.ts";
import type { QuestionOf } from "./question.ts";

const KIND_WORDS: readonly (readonly [CardKind, RegExp])[] = [
  ["suspect", /嫌疑人|人物|角色/],
  ["weapon", /凶器|武器/],
  ["room", /房间/],
];

export const kindInChinese = (shape: string): CardKind | undefined =>
  KIND_WORDS.find(([, words]) => words.test(shape))?.[0];

const withMe = ({ players, shape, me }: ChineseSentence): readonly string[] =>
  me !== undefined && /我(?!们)/.test(shape) ? [...players, me] : players;

const RANKED: readonly (readonly [QuestionOf<"rank">["what"], RegExp])[] = [
  ["passed", /过得|(?<![问猜提看示亮知])过(牌|了)?(的)?(次数|最|更|比较)?|答不(出|上)|没牌/],
  ["shown", /出示|亮|给.*看|出(了|过)?牌|出得/],
  ["asked", /问|提|猜/],
  ["known", /知道|清楚|已知|了解/],
  ["cards", /牌/],
];

const rank: ChineseReader = (scene) => {
  const { shape, cards } = scene;
  if (cards.length > 0 || kindInChinese(shape) !== undefined || /E|如果|要是|该/.test(shape)) return undefined;
  const named = withMe(scene);
  const isCompared =
    named.length > 1
      ? /比.*(多|少)|谁.*(更|比较)?(多|少)|一样多|(多|少)(还是|吗)|同样多/.test(shape)
      : scene.players.length === 0 &&
        (/(每|各)(个)?人?.*(几|多少)张/.test(shape) ||
          (/谁|哪个人|哪位/.test(shape) && /最(多|少|频繁)|(多|少)$/.test(shape)));
  if (!isCompared) return undefined;
  // Who knows more than another is how close they are.
  if (/谁(都)?知道得|P知道得/.test(shape)) return undefined;
  const what = RANKED.find(([, words]) => words.test(shape))?.[0];
  return what === undefined ? IN_DOUBT : { kind: "rank", what, ...(named.length > 1 && { among: named }) };
};

const favorites: ChineseReader = ({ shape, cards, players }) => {
  const isMost = /(问|猜|提)(得|的|到)?(次数)?最多|最常(问|猜|提)|最爱(问|猜)|被(问|猜|提)(得|到)?最/;
  const isAfter =
    /(老|总|一直|总是|老是|反复|不停地?|每次(都)?)(在)?(问|猜|提)|为(什么|啥|何)(要|会)?(问|猜)C|打听(什么|哪|啥)|在找|想找|找(什么|哪)|想(知道|查|弄清)(什么|哪)|盯着/;
  if (cards.length > 1 || players.length > 1 || /谁|E|几次|多少次|该|怎么/.test(shape)) return undefined;
  if (!isMost.test(shape) && (players.length === 0 || !isAfter.test(shape))) return undefined;
  const of = kindInChinese(shape);
  return {
    kind: "favorites",
    ...(players[0] !== undefined && { player: players[0] }),
    ...(of !== undefined && { of }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

const exposed: ChineseReader = ({ shape, cards, players, me }) => {
  if (
    me !== undefined &&
    cards.length + players.length === 0 &&
    /我.*(泄露|暴露|透露|露)(了|过|的)?(多少|哪|什么)|我.*(没|未)(泄露|暴露)/.test(shape)
  )
    return { kind: "exposed" };
  const isKnowing = /(P|别人|其他人|他们|大家|对手|有人|谁|人家).*(知道|清楚|看出|猜到|猜出|推出|确定|了解|发现).*我/;
  if (me === undefined || cards.length > 1 || players.length > 1 || !isKnowing.test(shape)) return undefined;
  if (/出示|给我|问|告诉|我们/.test(shape)) return undefined;
  return {
    kind: "exposed",
    ...(players[0] !== undefined && { player: players[0] }),
    ...(cards[0] !== undefined && { card: cards[0] }),
  };
};

const unplaced: ChineseReader = ({ shape, cards, players }) =>
  cards.length + players.length === 0 &&
  kindInChinese(shape) === undefined &&
  /牌/.test(shape) &&
  /(不知道|不清楚|没确定|不确定|没弄清)(是)?(在|归)(谁|哪)|没找到|下落/.test(shape) &&
  /哪些|哪几张|多少|几张|什么|还有/.test(shape)
    ? { kind: "unplaced" }
    : undefined;

const turnAfter: ChineseReader = ({ shape, cards, players }) => {
  const [player, more] = players;
  if (player === undefined || more !== undefined || cards.length > 0) return undefined;
  return /P(的)?(后面|之后|后|下家|下一个|下一位|完了?|问完了?)(是|轮到|该)?(谁|哪)/.test(shape)
    ? { kind: "turn", after: player }
    : undefined;
};

const roomOf: ChineseReader = ({ shape, cards, players, kindOf }) =>
  cards.length > 1 &&
  cards.every((card) => kindOf.get(card) === "room") &&
  players.length === 0 &&
  /(去|走|进|到|往).*(好|划算|值|更|哪)|(该|要|应该?)(去|走|进|到|往)|(去|走|进|往).*还是/.test(shape) &&
  !/E|可能|案/.test(shape)
    ? { kind: "room", among: cards }
    : undefined;

const DIGITS = "零一二三四五六七八九十";

export function chineseNumberIn(shape: string): number | undefined {
  const said = /第(\d+|十?[一二三四五六七八九十])(?:条|次|轮|个|回合|回|句)/.exec(shape)?.[1];
  if (said === undefined) return undefined;
  if (/\d/.test(said)) return Number(said);
  return said.length === 2 ? 10 + DIGITS.indexOf(said[1] ?? "") : DIGITS.indexOf(said);
}

const BACK: readonly (readonly [number, RegExp])[] = [
  [1, /倒数第二|上上(一)?(次|个|条|轮|回)|(前|再往前)(一|两)(条|次|轮)|两(轮|次|条)(之|以)?前|再上一(次|条|个)/],
  [2, /倒数第三|三(轮|次|条)(之|以)?前/],
];

const entry: ChineseReader = ({ shape, cards, players, me }) => {
  const [player, more] = players;
  if (cards.length > 0 || /几(次|条|轮)|多少|冲突|矛盾|错/.test(shape)) return undefined;
  const number = chineseNumberIn(shape);
  if (more !== undefined && number === undefined) return undefined;
  const back = BACK.find(([, words]) => words.test(shape))?.[0];
  const by = player ?? (/我(上|的|倒|两|三|最|刚)/.test(shape) ? me : undefined);
  if (back !== undefined) return { kind: "entry", back, ...(by !== undefined && { by }) };
  if (number !== undefined && !/P.*第|我.*第/.test(shape))
    return { kind: "entry", number, ...(player !== undefined && { about: more === undefined ? player : players }) };
  if (player === undefined && /谁(最)?先(开始|问的|提的|开的)|谁(第一个|头一个|开的头|开始的)/.test(shape))
    return { kind: "entry", number: 1 };
  if (/之后|以来|自从|以后/.test(shape)) return undefined;
  const isLast = /(最后|上|最近|刚才|刚刚|最新)(的|那)*一?(条|次|下|圈|个(问题|提问)|轮|句|问)/;
  if (!isLast.test(shape)) return undefined;
  if (player === undefined && !/我/.test(shape))
    return /条|轮|圈|一下|提问|问题/.test(shape) ? { kind: "entry" } : undefined;
  const isOutcome = /谁(出|给|亮|过|答|没)|说明|结果|用|意义|看出|告诉|透露|得到|回答/;
  return isOutcome.test(shape) && by !== undefined ? { kind: "entry", by } : undefined;
};

export const CHINESE_TABLE_READERS: readonly ChineseReader[] = [
  exposed,
  entry,
  turnAfter,
  roomOf,
  rank,
  favorites,
  unplaced,
];
