// How to play.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { Learn } from "../../../src/house/learn/learn.tsx";
import { en as foot } from "../../../words/en/foot.ts";
import { en as words } from "../../../words/en/learn.ts";

export const metadata = describePage("en", "/learn", { title: words.title });

export default function LearnPage() {
  return <Learn words={words} foot={foot} />;
}
