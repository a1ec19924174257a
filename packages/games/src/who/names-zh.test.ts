import { expect, it } from "vitest";
import { areNear } from "../grid/tell-apart.ts";
import { CHINESE_VILLAGERS } from "../village/names-zh.ts";
import { NAMES } from "./names.ts";
import { CHINESE_FIRST_NAMES } from "./names-zh.ts";

/** How every character of the names is spoken, without tones. */
const SPOKEN = new Map(
  "万wan 东dong 丝si 丽li 乌wu 乔qiao 亚ya 亨heng 伊yi 优you 佐zuo 佩pei 保bao 克ke 兹zi 内nei 利li 加jia 努nu 勒le 卡ka 古gu 吉ji 埃ai 基ji 塔ta 塞sai 夫fu 奥ao 妮ni 姆mu 娃wa 娅ya 娜na 安an 宾bin 尔er 尼ni 巴ba 布bu 帕pa 康kang 廷ting 弗fu 德de 恩en 惠hui 戈ge 扎zha 托tuo 拉la 斯si 旺wang 昆kun 朱zhu 朵duo 果guo 格ge 梅mei 比bi 泽ze 洛luo 海hai 特te 玛ma 珀po 琼qiong 瑞rui 瑟se 盖gai 福fu 科ke 米mi 素su 纳na 维wei 罗luo 翁weng 艾ai 芙fu 莉li 莎sha 莫mo 莱lai 菲fei 萨sa 蒂di 蔡cai 蕾lei 薇wei 西xi 诺nuo 谢xie 贾jia 路lu 辛xin 达da 迪di 里li 阿a 雅ya 雨yu 雷lei 露lu 马ma 鲁lu 鲍bao 黑hei 爱ai 查cha 多duo 萝luo 兰lan 杰jie 凯kai"
    .split(" ")
    .map((each) => [each.charAt(0), each.slice(1)]),
);

const speak = (name: string): string[] =>
  [...name].map((character) => SPOKEN.get(character) ?? expect.unreachable(`${character} of ${name} has no sound`));

/** They begin with one character, or with one sound and share half of their sounds. */
function areAlike(a: string, b: string): boolean {
  const [one, other] = [speak(a), speak(b)];
  if (a.charAt(0) === b.charAt(0)) return true;
  const shared = one.filter((sound) => other.includes(sound)).length;
  return one[0] === other[0] && 2 * shared >= Math.max(one.length, other.length);
}

const alikeIn = (names: readonly string[], mayMeet: (a: number, b: number) => boolean = () => true): string[] =>
  names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b, j) => (mayMeet(i, i + 1 + j) && areAlike(a, b) ? [a + b] : [])),
  );

it("tells names apart by their first character or how they sound", () => {
  expect(alikeIn(["爱丽丝", "艾丽丝"])).toEqual(["爱丽丝艾丽丝"]);
  expect(alikeIn(["鲍勃", "保罗"].map((name) => name.replace("勃", "布")))).toHaveLength(1);
  expect(alikeIn(["西莉亚", "西奥"])).toHaveLength(1);
  expect(alikeIn(["爱丽丝", "埃迪特", "伊瑞丝"])).toEqual([]);
});

it("gives people who can meet on a board names that are unlike in Chinese too", () => {
  const mayMeet = (a: number, b: number): boolean => {
    const [one = "", other = ""] = [NAMES[a], NAMES[b]];
    return one.charAt(0) !== other.charAt(0) && !areNear(one, other);
  };
  expect(alikeIn(CHINESE_FIRST_NAMES, mayMeet)).toEqual([]);
});

it("gives villagers names that are unlike in Chinese", () => {
  const firstNames = CHINESE_VILLAGERS.map((name) =>
    name.replace(
      /^(?:炼金术士|理发师|船长|医生|长老|农夫|园丁|猎人|店主|珠宝匠|骑士|锁匠|磨坊主|公证人|风琴师|陶匠)/,
      "",
    ),
  );
  expect(firstNames.every((name) => name.length === 2 || name.length === 3)).toBe(true);
  expect(alikeIn(firstNames)).toEqual([]);
});
