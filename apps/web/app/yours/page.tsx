// Your games, their figures and your settings.
import type { Metadata } from "next";
import { Skin } from "../../src/design/skin.tsx";
import { en as foot } from "../../src/home/foot-words/en.ts";
import { SiteFoot } from "../../src/home/site-foot.tsx";
import { en as words } from "../../src/yours/words/en.ts";
import { YoursInEnglish } from "../../src/yours/words/in-english.tsx";
import { YourGames } from "../../src/yours/your-games.tsx";

export const metadata: Metadata = { title: words.title };

export default function YourGamesPage() {
  return (
    <Skin name="ink">
      <YoursInEnglish>
        <YourGames />
      </YoursInEnglish>
      <SiteFoot words={foot} />
    </Skin>
  );
}
