// How to play, in Chinese.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { Learn } from "../../../src/house/learn/learn.tsx";
import { zh as foot } from "../../../words/zh/foot.ts";
import { zh as words } from "../../../words/zh/learn.ts";

export const metadata = describePage("zh", "/learn", { title: words.title });

export default function ChineseLearnPage() {
  return <Learn words={words} foot={foot} />;
}
