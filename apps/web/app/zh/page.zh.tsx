// Home, in Chinese.
import type { Metadata } from "next";
import { zh as foot } from "../../src/home/foot-words/zh.ts";
import { Home } from "../../src/home/home.tsx";
import { OpenPlays } from "../../src/home/open-plays.tsx";
import { OpenInChinese } from "../../src/home/open-words/in-chinese.tsx";
import { zh as words } from "../../src/home/words/zh.ts";
import { alternates } from "../../src/language/alternates.ts";

export const metadata: Metadata = alternates("zh", "/");

export default function ChineseHomePage() {
  return (
    <Home words={words} foot={foot}>
      <OpenInChinese>
        <OpenPlays />
      </OpenInChinese>
    </Home>
  );
}
