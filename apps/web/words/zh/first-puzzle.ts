// The teacher in Chinese.

import type { View } from "@demonstrandum/engine";
import { sayChineseList } from "@demonstrandum/text";
import type { TaughtLesson } from "../en/first-puzzle.ts";
import { wordFor } from "../word-for.ts";
import type { Words } from "../words.ts";

const nameOf = ({ people }: View, person: number | undefined): string => people[person ?? -1]?.name ?? "";

const sayStep = ({ target, identity }: TaughtLesson, view: View): string =>
  identity === undefined ? "" : `点选${nameOf(view, target)}，断定此人是${wordFor(view.words, identity)}。`;

/** Who was known from the start. */
const firstOf = ({ people }: View): string => people.find(({ clue }) => clue)?.name ?? "";

function sayLesson(lesson: TaughtLesson, view: View): ReturnType<Words["first-puzzle"]["lesson"]> {
  switch (lesson.kind) {
    case "start":
      return { title: `${firstOf(view)}身份已揭晓，先开了口`, text: sayStep(lesson, view) };
    case "second":
      return { title: "现在有两条线索了", text: sayStep(lesson, view) };
    case "next":
      return { title: "下一步", text: sayStep(lesson, view) };
    case "guess":
      return {
        title: "现在试着猜一次",
        text: `桌面上的一切都定不下${nameOf(view, lesson.target)}的身份。点选此人，随便说一个，看看会怎样：只有这一次，猜了不算失误。`,
      };
    case "refused":
      return {
        title: "不论对错，一律驳回",
        text: "游戏从不告诉你猜得对不对，只告诉你还没有证明。问一声“为什么？”吧。",
      };
    case "world":
      return {
        title: "另一种说得通的情形",
        text: "虚线印章标出的情形符合目前所有的线索。只要还有这样的情形，就什么也没有证明。看明白了，就回到棋盘。",
      };
    case "point": {
      const speakers = sayChineseList(lesson.speakers.map((id) => nameOf(view, id)));
      return {
        title: "少帮一点",
        text: `${speakers ? `从${speakers}的话` : "从棋盘"}可以推出一个人的身份，就是标出的那一位。此人是什么身份？`,
      };
    }
    case "alone":
      return {
        title: "靠自己了",
        text: "该知道的你都知道了。卡住时点“提示”，会告诉你看哪里；再问一次，就多说一点。",
      };
    case "done":
      return { title: "全部解开了", text: "你证明了每一个人的身份。玩法就是这样。" };
  }
}

export const zh: Words["first-puzzle"] = {
  title: "第一局",
  teacher: "老师",
  lesson: sayLesson,
  quote: (name, clue) => `${name}：“${clue}”`,
};
