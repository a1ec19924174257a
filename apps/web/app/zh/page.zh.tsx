// Home, in Chinese.
import { zh as foot } from "../../src/home/foot-words/zh.ts";
import { Home } from "../../src/home/home.tsx";
import { OpenPlays } from "../../src/home/open-plays.tsx";
import { OpenInChinese } from "../../src/home/open-words/in-chinese.tsx";
import { zh as words } from "../../src/home/words/zh.ts";

export default function ChineseHomePage() {
  return (
    <Home words={words} foot={foot}>
      <OpenInChinese>
        <OpenPlays />
      </OpenInChinese>
    </Home>
  );
}
