// What the server refuses, in Chinese.
import type { RefusalCode } from "@demonstrandum/referee";
import type { ServerRefusal } from "../en/daily.ts";

type Said = (figure: number) => string;

const REFUSALS: Readonly<Record<RefusalCode, Said>> = {
  "name-empty": () => "名字不能为空。",
  "name-long": (most) => `名字最多${most}个字。`,
  "name-signs": () => "名字只能由看得见的文字、数字和符号组成。",
  "name-invisible": () => "名字里不能有看不见的字符。",
  "name-given": () => "没有起名的玩家才会叫这样的名字，请另起一个。",
  "no-day": () => "那一天没有谜题。",
  "no-game": () => "那一天没有这个游戏。",
  "no-play": () => "没有这一局。",
  "no-challenge": () => "没有这封战书。",
  "no-invitation": () => "没有哪个联赛发出过这份邀请。",
  "no-league": () => "你不在这个联赛里。",
  "no-such-player": () => "没有这位玩家。",
  "wrong-code": () => "没有哪位玩家用的是这个恢复码。",
  "not-finished": () => "先解完这道谜题，才能向别人下战书。",
  "too-many-leagues": (most) => `你已经加入了${most}个联赛，不能再多了。`,
  "league-full": (most) => `一个联赛最多${most}人。`,
  "moved-elsewhere": (moves) => `别处已经走过：现在共有${moves}步。请重新打开这一局看看。`,
  "no-person": (person) => `没有编号为${person}的人。`,
  "key-used": () => "这一步的标识已经用过。",
  "too-many-moves": (most) => `这一局已经走满${most}步，接下来只接受正确的判断。`,
  "no-table": () => "这一桌已不再分享。",
  "bad-table": () => "这一桌的内容读不了，不能分享。",
  "too-many-tables": () => "现在分享的牌桌太多了，请稍后再试。",
  "too-many-of-yours": (most) => `从你这里已经分享了${most}桌，不能再多了。`,
};

/** Problems that are not the referee's. */
const OTHERS: Readonly<Record<string, string>> = {
  "no-player": "你还没有在这里玩过，或者不是在这台设备上。",
  "other-site": "只有本站可以这样请求。",
};

const BY_STATUS: Readonly<Record<number, string>> = {
  404: "没有找到。也许代码或链接有误。",
  413: "内容太大了。",
  422: "这样不行。请检查一下填写的内容。",
};

export function sayRefusalInChinese({ status, code, figure = 0 }: ServerRefusal): string {
  if (Object.hasOwn(REFUSALS, code)) return REFUSALS[code as RefusalCode](figure);
  const said = Object.hasOwn(OTHERS, code) ? OTHERS[code] : BY_STATUS[status];
  return said ?? "服务器没有接受。";
}
