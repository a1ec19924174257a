// Reads Chinese questions about the log and the table as it stands: counts, turns, entries, rooms, and what has changed.

import { type ChineseReader, type ChineseSentence, ownerNamedInChinese } from "./chinese-sentence.ts";
import { kindInChinese } from "./chinese-table-questions.ts";
import type { QuestionOf } from "./question.ts";

const isBare = ({ cards, players }: ChineseSentence): boolean => cards.length + players.length === 0;

const conflict: ChineseReader = (scene) =>
  isBare(scene) &&
  /矛盾|冲突|记错|输错|写错|填错|有(问题|错)|漏(出|亮|给)|忘(了|记)(出|亮|给)|合理吗|记录.*(对得上|有错|有误|出错|正确)|对得上|哪里(记)?错|弄错|搞错/.test(
    scene.shape,
  )
    ? { kind: "conflict" }
    : undefined;

const turn: ChineseReader = (scene) =>
  isBare(scene) &&
  /轮到谁|该谁|轮谁|谁(先)?(问|走|提问|行动)了?$|(下一|下)(个|位|家)(是)?谁|下一?个(轮到|该)?谁|(该|轮到|是不是该|到)我了?(吗|没|么|没有)?$|是谁的回合|谁的回合/.test(
    scene.shape,
  )
    ? { kind: "turn" }
    : undefined;

const hands: ChineseReader = (scene) =>
  isBare(scene) &&
  /谁|哪个|哪位|有人|有没有人|哪些人/.test(scene.shape) &&
  /手牌|的牌/.test(scene.shape) &&
  /全|齐|清楚|完全|都(已)?知道|已知/.test(scene.shape)
    ? { kind: "hands" }
    : undefined;

const changed: ChineseReader = (scene) =>
  isBare(scene) &&
  /我(刚|刚才)?(去|上|在|不在|走开|离开|错过|走神|没听|没注意).*(新|错过|情况|发生|什么|啥)/.test(scene.shape) &&
  /厕所|洗手间|卫生间|走开|离开|不在|错过|走神|没听|没注意/.test(scene.shape)
    ? { kind: "changed" }
    : isBare(scene) &&
        /我(的)?上(一)?(次|轮|回)|上(一)?(次|轮|回)(轮到我|我|提问)|我(问|提问)(完|过|了)?(之|以)?后|自从/.test(
          scene.shape,
        ) &&
        /新|多|变|发现|知道|进展|结论|推出|什么/.test(scene.shape) &&
        !/问(了|的)?(是)?(什么|啥|哪)/.test(scene.shape)
      ? { kind: "changed" }
      : undefined;

const room: ChineseReader = (scene) =>
  isBare(scene) &&
  /(去|走|到|进|往)(去|向)?(哪|什么)(个|间|一间|里|儿|边)?(房间|房|地方|走|去)?|哪(个|间)房间?(最|比较|更)?(好|值得)|最好的房间/.test(
    scene.shape,
  ) &&
  !/发现|信封|E/.test(scene.shape)
    ? { kind: "room" }
    : undefined;

const find: ChineseReader = (scene) => {
  const { shape, cards, players } = scene;
  const [card, more] = cards;
  if (card === undefined || more !== undefined || players.length > 1) return undefined;
  if (!/(想|要|能|才能|怎(么|样)(才能)?|如何).*(知道|查|弄清|搞清|确认|确定|找出|试出|问出|验证|排除)/.test(shape))
    return undefined;
  if (!/问|怎|如何/.test(shape) || /你(是)?怎么知道/.test(shape)) return undefined;
  const owner = ownerNamedInChinese(scene);
  return { kind: "find", card, ...(owner !== undefined && { owner }) };
};

const onePlayer = ({ players, shape, me }: ChineseSentence): string | undefined =>
  players.length > 1 ? undefined : (players[0] ?? (shape.includes("我") ? me : undefined));

const HOW_OFTEN = /(?<!哪)几(次|回|遍|轮)|多少(次|回|遍|轮)/;

const times: ChineseReader = (scene) => {
  const { shape, cards, players, me } = scene;
  const isCardsShown = /(出示|亮|给.*看)(过|了)(几|多少)张/.test(shape);
  if ((!HOW_OFTEN.test(shape) && !isCardsShown) || cards.length > 1) return undefined;
  if (
    /没(有)?人(能)?(出|亮|给|答)|谁(都|也)没(有)?(出|亮|给|答)|都(没|不)(有|能)?(出|亮|给)/.test(shape) &&
    players.length === 0
  )
    return { kind: "times", what: "nobody" };
  const what = /出示|亮|看/.test(shape)
    ? "shown"
    : /问|猜|提/.test(shape) && !/答不|被问到/.test(shape)
      ? "asked"
      : /过|答不|没有|没出|跳/.test(shape)
        ? "passed"
        : undefined;
  if (what === undefined) return undefined;
  const [card] = cards;
  const player = players[0] ?? (/^我|我(一共|总共|都|已经)?(问|提|猜|出|亮|给|过)/.test(shape) ? me : undefined);
  const to = players[1] ?? (/(给|向|对)我/.test(shape) ? me : undefined);
  return {
    kind: "times",
    what,
    ...(player !== undefined && { player }),
    ...(to !== undefined && { to }),
    ...(card !== undefined && { card }),
  };
};

const count: ChineseReader = (scene) => {
  const { shape, cards } = scene;
  const player = onePlayer(scene);
  if (player === undefined || cards.length > 0 || !/(几|多少)(张|个)?牌?/.test(shape) || !/张|牌|手/.test(shape))
    return undefined;
  if (
    /嫌疑人|凶器|武器|房间|E|看|见|出示|亮|次|种|问|哪几张/.test(shape) ||
    /P知道|P清楚|知道(了)?多少(?!张)/.test(shape)
  )
    return undefined;
  return { kind: "count", player };
};

const holds: ChineseReader = (scene) => {
  const player = onePlayer(scene);
  const of = kindInChinese(scene.shape);
  if (player === undefined || of === undefined || scene.cards.length > 0) return undefined;
  if (/没有(?!没)|不可能|不会有|肯定没/.test(scene.shape) && !/出示|亮|问|E|看/.test(scene.shape))
    return { kind: "without", player, of };
  return /有|拿|手|持/.test(scene.shape) && !/出示|亮|问|E|看|在哪/.test(scene.shape)
    ? { kind: "holds", player, of }
    : undefined;
};

/** "P问C的时候P过了没": whether the second passed when the first asked. */
function passedWhenAsked({ shape, cards, players }: ChineseSentence): QuestionOf<"passed"> | undefined {
  const [by, player] = players;
  const [card] = cards;
  if (!/P问C?.*(时候?|那次).*P.*(过|没)/.test(shape) || by === undefined || player === undefined || players.length > 2)
    return undefined;
  return { kind: "passed", player, by, ...(card !== undefined && { card }) };
}

const passed: ChineseReader = (scene) => {
  const { shape, cards, players } = scene;
  const whenAsked = cards.length < 2 ? passedWhenAsked(scene) : undefined;
  if (whenAsked) return whenAsked;
  if (
    !/(?<![看示亮给])过(牌|了吗|了没)|时候?谁过|pass|答不(出|上)|跳过|(说|答)(过|了)?没有|不能出示|没能出示|(被)?问到.*没有/.test(
      shape,
    )
  )
    return undefined;
  if (cards.length > 1 || players.length > 1 || /如果|假如|要是|为什么/.test(shape)) return undefined;
  const player = onePlayer(scene);
  const [card] = cards;
  if (player === undefined && card === undefined && !/谁|哪/.test(shape)) return undefined;
  return { kind: "passed", ...(player !== undefined && { player }), ...(card !== undefined && { card }) };
};

export const CHINESE_LOG_READERS: readonly ChineseReader[] = [
  conflict,
  find,
  changed,
  turn,
  room,
  hands,
  times,
  count,
  holds,
  passed,
];
