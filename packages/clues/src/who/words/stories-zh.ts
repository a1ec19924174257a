// The templates told by the people of the board, in Chinese: sixteen ways for each family of templates, without their stop.
// Lines and people are named as the teller sees them. A colon after somebody else's words would make 我 that somebody.

import { sayAmountOf } from "@demonstrandum/text";
import { sayPortion } from "../../chinese.ts";

/** What a teller knows of a clue: its parameters in words. */
export interface ChineseTold {
  /** 狼人. */
  readonly kind: string;
  /** 一个狼人也没有, 恰好有两个狼人. */
  readonly has: string;
  /** 一个也没有, 恰好两个. */
  readonly so: string;
  /** 找不到一个狼人, 恰好找到两个狼人. */
  can(verb: string): string;
  /** Where it is: 我这一行, 艾达左边. */
  readonly there: string;
  /** Whoever is named: one, or two of them. */
  readonly a: string;
  readonly b: string;
  readonly count: number;
  readonly total: number;
}

export type ChineseTell = (told: ChineseTold) => string;

const IN_LINE: readonly ChineseTell[] = [
  ({ there, kind, so }) => `我把${there}的${kind}数了一遍：${so}`,
  ({ there, can }) => `夜里沿着${there}走一趟，${can("遇")}`,
  ({ there, has }) => `${there}瞒不过我，那里${has}`,
  ({ there, has }) => `${there}的人个个我都认得，${has}`,
  ({ there, kind, count }) =>
    `挨家敲${there}的门，${count === 0 ? `没有一个${kind}来应` : `来应门的${kind}恰好${sayAmountOf(count, "个")}`}`,
  ({ there, kind, so }) => `睡在${there}的${kind}，${so}`,
  ({ there, kind, so }) => `要问${there}有几个${kind}，我看${so}`,
  ({ there, has }) => `闭上眼睛我也看得见${there}：${has}`,
  ({ there, kind, so }) => `${there}住着几个${kind}？${so}，我以名誉担保`,
  ({ there, has }) => `蜡烛点了一夜，我看清了${there}，${has}`,
  ({ there, has }) => `我在门板上写着：${there}${has}`,
  ({ there, kind, so }) => `这么多${kind}当中，守在${there}的${so}`,
  ({ there, can }) => `把${there}翻个底朝天，${can("找")}`,
  ({ there, has }) => `钟声为证，${there}${has}`,
  ({ there, kind, so }) => `藏在${there}的${kind}有几个？猫头鹰都知道，${so}`,
  ({ there, can }) => `跟我沿${there}数过去，${can("数")}`,
];

const BEYOND_LINE: readonly ChineseTell[] = [
  ({ there, can }) => `我朝${there}望得眼睛发酸，${can("看")}`,
  ({ there, has }) => `${there}${has}，到教堂里我也敢起誓`,
  ({ there, kind, so }) => `总算起来，住在${there}的${kind}${so}`,
  ({ there, has }) => `把${there}的人都算上，${has}`,
  ({ there, has }) => `随他们怎么讲，${there}${has}`,
  ({ there, can }) => `今早我打${there}走过，${can("碰")}`,
  ({ there, has }) => `整整那一片，${there}，${has}`,
  ({ there, has }) => `我敢拿靴子打赌，${there}${has}`,
  ({ there, kind, so }) => `${there}有几个${kind}？信我的，${so}`,
  ({ there, kind, so }) => `住在${there}的人，是${kind}的${so}`,
  ({ there, kind, so }) => `我在尘土里画给你看：${there}的${kind}${so}`,
  ({ there, can }) => `举着火把到${there}去，${can("找")}`,
  ({ there, has }) => `我躺着睡不着，算清了，${there}${has}`,
  ({ there, kind, so }) => `把家安在${there}的${kind}，${so}`,
  ({ there, kind, so }) => `请记下来：${there}，${kind}${so}`,
  ({ there, can }) => `猫头鹰叫我往${there}看，${can("见")}`,
];

const FROM_PERSON: readonly ChineseTell[] = [
  ({ there, has }) => `我回头一看，${there}${has}`,
  ({ there, can }) => `往${there}瞟一眼，${can("瞧")}`,
  ({ there, has }) => `${there}${has}，我闻得出来`,
  ({ there, kind, so }) => `站在${there}的${kind}，${so}`,
  ({ there, kind, so }) => `${there}谁是${kind}，我家的猫见了就炸毛，数下来${so}`,
  ({ there, has }) => `${there}的人我都认得，${has}`,
  ({ there, has }) => `敢拿到广场上去喊，${there}${has}`,
  ({ there, kind, so }) => `凭良心讲，住在${there}的${kind}${so}`,
  ({ there, kind, so }) => `${there}找得出几个${kind}？依我看，${so}`,
  ({ there, can }) => `我提起灯笼往${there}照，${can("照")}`,
  ({ there, kind, count }) =>
    `要我往${there}认人，${count === 0 ? `认不出一个${kind}` : `恰好认出${sayAmountOf(count, "个")}${kind}`}`,
  ({ there, can }) => `信不信由你，走到${there}，${can("碰")}`,
  ({ there, has }) => `${there}那些人骗不了我，其中${has}`,
  ({ there, has }) => `动静是从${there}来的，那里${has}`,
  ({ there, can }) => `往${there}能看多远看多远，${can("数")}`,
  ({ there, can }) => `鸡叫之前，我在${there}${can("见")}`,
];

const BETWEEN: readonly ChineseTell[] = [
  ({ there, can }) => `顺着${there}的路走，${can("遇")}`,
  ({ there, kind, so }) => `${there}空着一段，填在那里的${kind}${so}`,
  ({ there, has }) => `我把${there}一步步走过：${has}`,
  ({ there, kind, so }) => `${there}悄悄坐着的${kind}，${so}`,
  ({ there, kind, so }) => `${there}站着什么人？你听好，${kind}${so}`,
  ({ there, has }) => `夹在${there}的人里，${has}`,
  ({ there, can }) => `在${there}拉一条线，${can("碰")}`,
  ({ there, has }) => `${there}的屋子里，${has}`,
  ({ there, kind, so }) => `${there}的${kind}我数了两回，两回都是${so}`,
  ({ there, can }) => `差个孩子从${there}跑过去，${can("见")}`,
  ({ there, kind, so }) => `${there}的雪地上，留下脚印的${kind}${so}`,
  ({ there, has }) => `我对着老井起誓，${there}${has}`,
  ({ there, kind, so }) => `由他们嘀咕去，住在${there}的${kind}${so}`,
  ({ there, can }) => `夜里我摸到${there}，${can("找")}`,
  ({ there, has }) => `总得有人开口，${there}${has}`,
  ({ there, kind, so }) => `谁守在${there}，谁就看得见，${kind}${so}`,
];

const AROUND: readonly ChineseTell[] = [
  ({ a, has }) => `住在${a}周围的人里，${has}`,
  ({ a, kind, so }) => `天天要道晚安的，${a}的${kind}邻居，${so}`,
  ({ a, has }) => `不论白天黑夜，${a}身边${has}`,
  ({ a, can }) => `绕着${a}走一圈，${can("遇")}`,
  ({ a, has }) => `${a}四周的门我都敲过，${has}`,
  ({ a, kind, so }) => `紧挨着${a}的${kind}，${so}`,
  ({ a, can }) => `要是${a}周围的墙是玻璃的，${can("看")}`,
  ({ a, kind, so }) => `${a}身边有几个${kind}？${so}`,
  ({ a, has }) => `面包师可以作证，${a}周围${has}`,
  ({ a, can }) => `我往${a}周围的篱笆里都瞧过，${can("见")}`,
  ({ a, kind, so }) => `${a}伸手够得着的${kind}，${so}`,
  ({ a, has }) => `敲钟吧，${a}的邻居当中${has}`,
  ({ a, kind, so }) => `${a}的邻居，是${kind}的${so}`,
  ({ a, kind, so }) => `看雪地里的脚印，在${a}周围走动的${kind}${so}`,
  ({ a, kind, so }) => `跟${a}做邻居的${kind}，算来${so}`,
  ({ a, kind, so }) => `我给${a}的邻居列了张单子，上面的${kind}${so}`,
];

const SAME: readonly ChineseTell[] = [
  ({ a, b, kind }) => `${a}和${b}的${kind}邻居一样多，就是这样`,
  ({ a, b, kind }) => `${a}身边的${kind}和${b}身边的一样多`,
  ({ a, b, kind }) => `${a}和${b}不相上下，${kind}邻居正好一样多`,
  ({ a, b, kind }) => `把${a}周围的${kind}和${b}周围的放上秤，两头一样平`,
  ({ a, b, kind }) => `${a}身边有几个${kind}，${b}身边就有几个`,
  ({ a, b, kind }) => `先数${a}周围的${kind}，再数${b}周围的，数出来一样多`,
  ({ a, b, kind }) => `${a}身边每有一个${kind}，${b}身边也有一个，反过来也一样`,
  ({ a, b, kind }) => `${a}和${b}就算换了屋子，${kind}邻居还是那么多`,
  ({ a, b, kind }) => `问${a}周围有几个${kind}，还是问${b}周围的，答案都一样`,
  ({ a, b, kind }) => `论${kind}邻居，${a}和${b}像两个鸡蛋，分不出多少`,
  ({ a, b, kind }) => `${a}周围的${kind}不比${b}周围的多，也不比那里的少`,
  ({ a, b, kind }) => `把${a}身边的${kind}和${b}身边的配成对，一个也不剩`,
  ({ a, b, kind }) => `老天给${a}和${b}分${kind}邻居，分得一样多`,
  ({ a, b, kind }) => `说到身边的${kind}，${a}和${b}打了个平手`,
  ({ a, b, kind }) => `拿${a}和${b}比，${kind}邻居一个也不差`,
  ({ a, b, kind }) => `我的账上记了两栏，${a}周围的${kind}和${b}周围的，合计相等`,
];

interface Than {
  readonly word: "多" | "少";
  readonly side: string;
  readonly beats: string;
  readonly purse: string;
}

const thanWays = ({ word, side, beats, purse }: Than): readonly ChineseTell[] => [
  ({ a, b, kind }) => `谁都知道，${a}的${kind}邻居比${b}的${word}`,
  ({ a, b, kind }) => `${a}身边的${kind}比${b}身边的${word}`,
  ({ a, b, kind }) => `可惜啊，${a}周围住着的${kind}比${b}周围的${word}`,
  ({ a, b, kind }) => `拿${a}周围的屋子跟${b}周围的比，${kind}要${word}些`,
  ({ a, b, kind }) => `把${a}周围的${kind}放秤的左边，${b}周围的放右边，左边${side}`,
  ({ a, b, kind }) => `论${kind}邻居，${a}比${b}${word}`,
  ({ a, b, kind }) => `${a}周围我数过，${b}周围我也数过，${kind}是前面的${word}`,
  ({ a, b, kind }) => `要找${kind}，${a}周围比${b}周围${word}`,
  ({ a, b, kind }) => `同${b}相比，${a}身边的${kind}要${word}些`,
  ({ a, b, kind }) => `连神父也不否认，${a}周围的${kind}${word}于${b}周围的`,
  ({ a, b, kind }) => `数一数身边的${kind}，${a}${beats}${b}`,
  ({ a, b, kind }) => `说到${kind}邻居，${a}的家底比${b}的${purse}`,
  ({ a, b, kind }) => `${a}和${b}两处周围，${kind}${word}的是前一处`,
  ({ a, b, kind }) => `老天分${kind}邻居偏了心，${a}分到的比${b}分到的${word}`,
  ({ a, b, kind }) => `我的眼睛不会看错，睡在${a}身边的${kind}比睡在${b}身边的${word}`,
  ({ a, b, kind }) => `去井边问问就知道，${a}周围的${kind}，比${b}周围的要${word}`,
];

const MORE = thanWays({ word: "多", side: "沉", beats: "胜过", purse: "厚" });
const FEWER = thanWays({ word: "少", side: "轻", beats: "不及", purse: "薄" });

/** 只有一个, 恰好有两个. */
const amount = ({ count }: ChineseTold): string => (count === 1 ? "只有一个" : `恰好有${sayAmountOf(count, "个")}`);

/** 就是艾达, 艾达是其中之一. */
const oneOf = ({ a, count }: ChineseTold): string => (count === 1 ? `就是${a}` : `${a}是其中之一`);

/** 正是艾达, 艾达也在其中. */
const among = ({ a, count }: ChineseTold): string => (count === 1 ? `正是${a}` : `${a}也在其中`);

const ONE_OF: readonly ChineseTell[] = [
  (told) => `${told.b}${amount(told)}${told.kind}邻居，${oneOf(told)}`,
  ({ a, b, kind, count }) =>
    count === 1 ? `${a}是${b}唯一的${kind}邻居` : `${a}是${b}的${sayAmountOf(count, "个")}${kind}邻居之一`,
  (told) => `${told.b}身边${amount(told)}${told.kind}，${among(told)}`,
  (told) => `我看见从${told.b}周围的屋里溜出来的${told.kind}${amount(told)}，${oneOf(told)}`,
  (told) =>
    `${told.b}周围${amount(told)}${told.kind}，${told.count === 1 ? `不必再找，就是${told.a}` : `先从${told.a}认起`}`,
  ({ a, b, kind, count }) =>
    `先把${a}算上，${b}周围的${kind}一共${count === 1 ? "就一个" : `恰好${sayAmountOf(count, "个")}`}`,
  (told) => `${told.a}是${told.kind}，又是${told.b}的邻居，这样的邻居${amount(told)}`,
  (told) => `${told.b}周围的${told.kind}我列了名单，名字${amount(told)}，${told.a}在上面`,
  (told) => `信我的，给${told.b}做邻居的${told.kind}${amount(told)}，${among(told)}`,
  (told) => `把${told.b}周围的面具都摘下来，露出的${told.kind}${amount(told)}，${oneOf(told)}`,
  (told) => `${told.b}的邻居里，是${told.kind}的${amount(told)}，${among(told)}`,
  (told) => `陪着${told.b}的${told.kind}${amount(told)}，${oneOf(told)}`,
  ({ a, b, kind, count }) =>
    `${a}我到哪儿都认得，是${b}周围${count === 1 ? `仅有的一个${kind}` : `恰好${sayAmountOf(count, "个")}${kind}中的一个`}`,
  ({ a, b, kind, count }) =>
    `指着${a}，就是指着${b}身边${count === 1 ? `仅有的那个${kind}` : `恰好${sayAmountOf(count, "个")}${kind}里的一个`}`,
  (told) => `${told.b}住的地方，近旁的${told.kind}${amount(told)}，${among(told)}`,
  (told) => `替${told.b}记一笔：${told.kind}邻居${amount(told)}，${oneOf(told)}`,
];

const inWords = (count: number): string => sayAmountOf(count, "");

/** 只有一个, 共有三个: of whom a part is told more. */
const inAll = ({ total }: ChineseTold): string => (total === 1 ? "只有一个" : `共有${sayAmountOf(total, "个")}`);

const part = ({ count, total }: ChineseTold, be: string, beNot: string): string =>
  sayPortion(count, total, be, beNot, inWords);

const NEIGHBORING: readonly ChineseTell[] = [
  (told) => `${told.there}${inAll(told)}${told.kind}，${part(told, `住在${told.b}身边`, `不住在${told.b}身边`)}`,
  (told) => `${told.there}${inAll(told)}${told.kind}，${part(told, `是${told.b}的邻居`, `不是${told.b}的邻居`)}`,
  (told) => `我数过，${told.there}${inAll(told)}${told.kind}，${part(told, `挨着${told.b}住`, `不挨着${told.b}住`)}`,
  (told) => `${told.there}的${told.kind}${inAll(told)}，${part(told, `与${told.b}为邻`, `不与${told.b}为邻`)}`,
  (told) => `往${told.there}看，${inAll(told)}${told.kind}，${part(told, `紧靠${told.b}`, `不靠着${told.b}`)}`,
  (told) =>
    `住在${told.there}的${told.kind}，算来${inAll(told)}，${part(told, `在${told.b}周围`, `不在${told.b}周围`)}`,
  (told) => `围着${told.b}画个圈，再看${told.there}的${told.kind}，${inAll(told)}，${part(told, "在圈里", "在圈外")}`,
  (told) => `藏在${told.there}的${told.kind}${inAll(told)}，${part(told, `是${told.b}的近邻`, `不是${told.b}的近邻`)}`,
  (told) =>
    `${told.there}${inAll(told)}${told.kind}，${part(told, `能同${told.b}隔篱打招呼`, `没法同${told.b}隔篱打招呼`)}`,
  (told) =>
    `跟着脚印到${told.there}，${inAll(told)}${told.kind}，${part(told, `把家安在${told.b}身边`, `没把家安在${told.b}身边`)}`,
  (told) =>
    `谁都知道${told.there}${inAll(told)}${told.kind}，${part(told, `做着${told.b}的邻居`, `没做${told.b}的邻居`)}`,
  (told) =>
    `从黄昏守到天亮，我见${told.there}${inAll(told)}${told.kind}，${part(told, `回了${told.b}身边的屋子`, `没回${told.b}身边的屋子`)}`,
  (told) =>
    `我的本子上，${told.there}${inAll(told)}${told.kind}，${part(told, `记在${told.b}周围`, `没记在${told.b}周围`)}`,
  (told) =>
    `${told.there}的${told.kind}我叫得出名字，${inAll(told)}，${part(told, `就在${told.b}近旁`, `不在${told.b}近旁`)}`,
  (told) =>
    `我在图上标过，${told.there}${inAll(told)}${told.kind}，${part(told, `标在${told.b}四周`, `没标在${told.b}四周`)}`,
  (told) => `说起${told.there}，${inAll(told)}${told.kind}，${part(told, `同${told.b}做邻居`, `不同${told.b}做邻居`)}`,
];

const NEIGHBORS_NEIGHBORING: readonly ChineseTell[] = [
  (told) => `${told.a}的邻居中${inAll(told)}${told.kind}，${part(told, `同时与${told.b}为邻`, `不与${told.b}为邻`)}`,
  (told) =>
    `${told.a}周围数下来${inAll(told)}${told.kind}，${part(told, `能算在${told.b}周围`, `算不到${told.b}周围`)}`,
  (told) =>
    `围着${told.a}和${told.b}各画一圈，头一圈里${inAll(told)}${told.kind}，${part(told, "在后一圈里", "不在后一圈里")}`,
  (told) => `紧挨着${told.a}的${told.kind}${inAll(told)}，${part(told, `紧挨着${told.b}`, `不挨着${told.b}`)}`,
  (told) =>
    `离${told.a}一步远的，${inAll(told)}${told.kind}，${part(told, `离${told.b}一步远`, `离${told.b}不止一步`)}`,
  (told) =>
    `我先替${told.a}数身边的${told.kind}，${inAll(told)}，再替${told.b}数，${part(told, "又数到了", "没再数到")}`,
  (told) =>
    `${told.a}四周的墙后${inAll(told)}${told.kind}，${part(told, `同${told.b}只隔一道墙`, `同${told.b}不止隔一道墙`)}`,
  (told) =>
    `隔着篱笆跟${told.a}打招呼的${told.kind}${inAll(told)}，${part(told, `同样跟${told.b}打招呼`, `不跟${told.b}打招呼`)}`,
  (told) =>
    `给${told.a}和邻居围上栅栏，里面${inAll(told)}${told.kind}，再给${told.b}围上，${part(told, "又围在里面", "围不进去")}`,
  (told) =>
    `我的地图上，${told.a}周围${inAll(told)}${told.kind}，${part(told, `画在${told.b}周围`, `没画在${told.b}周围`)}`,
  (told) =>
    `面包师给${told.a}周围的${told.kind}送面包，${inAll(told)}，${part(told, `在${told.b}周围又碰上`, `在${told.b}周围碰不上`)}`,
  (told) => `${told.a}身边${inAll(told)}${told.kind}，${part(told, `又是${told.b}的邻居`, `不是${told.b}的邻居`)}`,
  (told) =>
    `瞎子才看不见，${told.a}周围${inAll(told)}${told.kind}，${part(told, `住在${told.b}周围`, `不住在${told.b}周围`)}`,
  (told) =>
    `${told.a}的邻居门上我画了记号，${told.kind}${inAll(told)}，${part(told, `又为${told.b}添了一笔`, `没为${told.b}添一笔`)}`,
  (told) =>
    `随你怎么讲，${told.a}的${told.kind}邻居${inAll(told)}，${part(told, `算得上${told.b}的邻居`, `算不上${told.b}的邻居`)}`,
  (told) => `守在${told.a}身边的${told.kind}${inAll(told)}，${part(told, `同样守着${told.b}`, `没守着${told.b}`)}`,
];

const CONNECTED: readonly ChineseTell[] = [
  ({ there, kind }) => `${there}的${kind}肩并肩站着，中间没有空隙`,
  ({ there, kind }) => `${there}的${kind}聚在一处，任何两个之间都没有外人`,
  ({ there, kind }) => `${there}的${kind}连成一串，没有断开`,
  ({ there, kind }) => `沿着${there}走，${kind}要么碰不上，要么一个接一个直到走完`,
  ({ there, kind }) => `没有谁把${there}的${kind}隔开`,
  ({ there, kind }) => `${there}的${kind}挨个坐着，像一串珠子`,
  ({ there, kind }) => `${there}的${kind}当中没有缺口`,
  ({ there, kind }) => `${there}的${kind}手拉着手，一个外人也插不进去`,
  ({ there, kind }) => `一床被子就能盖住${there}所有的${kind}，盖不到别人`,
  ({ there, kind }) => `${there}的${kind}只在一处，分不成两处`,
  ({ there, kind }) => `${there}的${kind}是完整的一块`,
  ({ there, kind }) => `我从没见${there}的${kind}分开过，他们是一整排`,
  ({ there, kind }) => `${there}要是有好几个${kind}，必定彼此相连`,
  ({ there, kind }) => `${there}的${kind}与${kind}之间，容不下别人`,
  ({ there, kind }) => `从${there}的头一个${kind}到末一个，中间只有${kind}`,
  ({ there, kind }) => `像雁群一样，${there}的${kind}排在一起，没有别人夹着`,
];

const IS: readonly ChineseTell[] = [
  ({ a, kind }) => `${a}是${kind}，谁说什么都没用`,
  ({ a, kind }) => `${a}是${kind}，错不了`,
  ({ a, kind }) => `记住我的话，${a}是${kind}`,
  ({ a, kind }) => `别问我怎么知道的，${a}就是${kind}`,
  ({ a, kind }) => `${a}嘛，记作${kind}就对了`,
  ({ a, kind }) => `村里的狗都知道，${a}是${kind}`,
  ({ a, kind }) => `当着法官我也这么讲，${a}是${kind}`,
  ({ a, kind }) => `${a}从头到脚都是${kind}`,
  ({ a, kind }) => `要我称呼${a}，我只叫${kind}`,
  ({ a, kind }) => `${a}的事再没有疑问，是${kind}`,
  ({ a, kind }) => `${a}是什么人？依我看，是${kind}`,
  ({ a, kind }) => `我看了很久才敢开口，${a}是${kind}`,
  ({ a, kind }) => `${a}的门背后，住的是${kind}`,
  ({ a, kind }) => `种种迹象都指着${a}，是${kind}`,
  ({ a, kind }) => `谁也劝不动我，${a}是${kind}`,
  ({ a, kind }) => `夜里我看明白了，${a}是${kind}`,
];

/** 只有一人, 共有三人. */
const people = ({ total }: ChineseTold): string => (total === 1 ? "只有一人" : `共有${sayAmountOf(total, "人")}`);

const are = (told: ChineseTold): string => part(told, `是${told.kind}`, `不是${told.kind}`);

/** 个个是狼人, 不多不少两个是狼人. */
function outright({ count, total, kind }: ChineseTold): string {
  if (count === total) return total === 1 ? `是${kind}` : `个个是${kind}`;
  return `不多不少${sayAmountOf(count, "个")}是${kind}`;
}

/** 狼人占了全部, 狼人恰好占了两个. */
function taken({ count, total, kind }: ChineseTold): string {
  if (count === total) return total === 1 ? `就是${kind}` : `全是${kind}`;
  return `${kind}恰好占了${sayAmountOf(count, "个")}`;
}

const BY_NAME: readonly ChineseTell[] = [
  (told) => `${told.there}的${people(told)}，${are(told)}`,
  (told) => `${told.there}的有几个人？${people(told)}，${outright(told)}`,
  (told) => `${told.there}的，算来${people(told)}，${taken(told)}`,
  (told) => `我把名册念了一遍，${told.there}的${people(told)}，${outright(told)}`,
  (told) => `翻开册子，找${told.there}的，${people(told)}，${are(told)}`,
  (told) => `大家排好队，${told.there}的${people(told)}，${taken(told)}`,
  (told) => `挨个点名，点到${told.there}的${people(told)}，${are(told)}`,
  (told) => `我心里有数，${told.there}的${people(told)}，${taken(told)}`,
  (told) => `管账的写得明白，${told.there}的${people(told)}，${outright(told)}`,
  (told) => `别人都不看，单看${told.there}的，${people(told)}，${outright(told)}`,
  (told) => `论次序，${told.there}的${people(told)}，${are(told)}`,
  (told) => `我一个一个数过，${told.there}的${people(told)}，${are(told)}`,
  (told) => `把${told.there}的叫到一起，${people(told)}，${taken(told)}`,
  (told) => `从头排到尾，${told.there}的${people(told)}，${outright(told)}`,
  (told) => `不信就去查，${told.there}的${people(told)}，${taken(told)}`,
  (told) => `凡是${told.there}的，我都问过，${people(told)}，${are(told)}`,
];

/** The ways of telling, by family. */
export const chineseWays = {
  IN_LINE,
  BEYOND_LINE,
  FROM_PERSON,
  BETWEEN,
  AROUND,
  SAME,
  MORE,
  FEWER,
  ONE_OF,
  NEIGHBORING,
  NEIGHBORS_NEIGHBORING,
  CONNECTED,
  IS,
  BY_NAME,
};
