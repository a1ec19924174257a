// What is wrong, in Chinese: the same sentences as in English, filled with the same.

import {
  zhAtomRemarks,
  zhClassicRemarks,
  zhClueRemarks,
  zhStatementRemarks,
  zhWhoRemarks,
} from "@demonstrandum/clues/chinese";
import type { Failure, Troubles } from "@demonstrandum/engine";
import { nameInChinese, zhPuzzleRemarks } from "@demonstrandum/engine/chinese";
import { chineseSentence, clausesBy, sayChineseList, zhText } from "@demonstrandum/text";
import { zh as zhGrid } from "../grid/remarks/zh.ts";
import { zh as zhGames } from "../remarks/zh.ts";
import { zh as zhVillage } from "../village/remarks/zh.ts";
import type { RejectionWording } from "./wording.ts";

/** By the ids of remarks, of which no two are the same. */
const SENTENCES = {
  ...zhText,
  ...zhClueRemarks,
  ...zhClassicRemarks,
  ...zhAtomRemarks,
  ...zhWhoRemarks,
  ...zhStatementRemarks,
  ...zhPuzzleRemarks,
  ...zhGames,
  ...zhGrid,
  ...zhVillage,
};

const REJECTIONS: RejectionWording = {
  "no start": "没有起点",
  "the start led nowhere": "从起点推不下去",
  "the words led nowhere": "从证词推不下去",
  "somebody had nothing to say": "有人无话可说",
  "somebody said the same": "有人说了同样的话",
  "too few clues were spare": "用不上的线索太少",
  "nothing left to say": "已无话可说",
  "the profile was not reached": "难度分布没有达到",
  "not the level": "难度不符",
  "not easy": "没有达到“简单”",
  "not medium": "没有达到“中等”",
  "not hard": "没有达到“困难”",
  "not easy and concise": "没有达到“简单”且句句必要",
  "not medium and concise": "没有达到“中等”且句句必要",
  "not hard and concise": "没有达到“困难”且句句必要",
  "too few relations": "说关系的话太少",
  "more than one solution": "解不唯一",
  "other solver": "另一个求解器不认可答案",
  "absurd clue": "有的话一看便知真假",
  ambiguous: "不是唯一解",
  cast: "人物有误",
  chain: "推理顺序有误",
  config: "配置有误",
  contradiction: "线索互相矛盾",
  cost: "证词太复杂",
  counts: "计数的话太多",
  dialect: "没有这种线索语言",
  "disabled clue": "用到了已关掉的线索",
  "empty clue": "有的话毫无信息",
  "false axiom": "违反了不言自明的规则",
  "false clue": "有的话与身份不符",
  format: "格式有误",
  game: "是另一个游戏的谜题",
  identity: "身份有误",
  "idle atom": "线索里有不起作用的部分",
  "idle statement": "有多余的话",
  "ill-formed clue": "线索不合格式",
  label: "难度标注不符",
  limit: "线索的数量超出了设定",
  place: "座位有误",
  relations: "说关系的话太少",
  "repeated clue": "两人说了同一个意思",
  "self-reference": "有人提到自己",
  start: "开局时揭晓的人有误",
  stuck: "推理中断",
  testimony: "证词句数不对",
  text: "文字与参数不符",
  "too much": "推算量太大",
  "unrevealed subject": "说到了还不能说的人",
  wolves: "狼人数量不对",
};

const sayReason = (reason: string): string => REJECTIONS[reason as keyof RejectionWording] ?? "未通过检查";

const sayReasons = (reasons: Readonly<Record<string, number>>): string =>
  Object.entries(reasons)
    .sort(([, a], [, b]) => b - a)
    .map(([reason, count]) => `${sayReason(reason)}${count}次`)
    .join("，");

/** Difficulties of which puzzles can be had instead. */
const sayWorking = (works: readonly string[]): string =>
  works.length === 0
    ? ""
    : `难度改成${sayChineseList(
        works.map((each) => `“${nameInChinese(each)}”`),
        "或",
      )}就能做出来。`;

/** `nameOf` knows the cast: the Chinese name of somebody in it. */
export function zh(nameOf: (latin: string) => string | undefined = () => undefined): Troubles {
  const clause = clausesBy(SENTENCES, (latin) => nameOf(latin) ?? latin);
  return {
    say: (remark) => chineseSentence(clause(remark)),
    failure({ attempts, reasons, why, works = [] }: Failure) {
      const list = sayReasons(reasons);
      const told = why ? chineseSentence(clause(why)) : "";
      return `试了${attempts}次都没有做出谜题${list === "" ? "" : `：${list}`}。${told}${sayWorking(works)}`;
    },
  };
}
