// Your games, their figures and your settings, in Chinese.
import type { Metadata } from "next";
import { Skin } from "../../../src/design/skin.tsx";
import { zh as foot } from "../../../src/home/foot-words/zh.ts";
import { SiteFoot } from "../../../src/home/site-foot.tsx";
import { YoursInChinese } from "../../../src/yours/words/in-chinese.tsx";
import { zh as words } from "../../../src/yours/words/zh.ts";
import { YourGames } from "../../../src/yours/your-games.tsx";

export const metadata: Metadata = { title: words.title };

export default function ChineseYourGamesPage() {
  return (
    <Skin name="ink">
      <YoursInChinese>
        <YourGames />
      </YoursInChinese>
      <SiteFoot words={foot} />
    </Skin>
  );
}
