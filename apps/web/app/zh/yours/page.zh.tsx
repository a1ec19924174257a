// Your games, their figures and your settings, in Chinese.

import { Skin } from "../../../src/base/design/skin.tsx";
import { describePage } from "../../../src/base/language/describe-page.ts";
import { SiteFoot } from "../../../src/house/home/site-foot.tsx";
import { YourGames } from "../../../src/house/yours/your-games.tsx";
import { zh as foot } from "../../../words/zh/foot.ts";
import { YoursShelf } from "../../../words/zh/yours.shelf.tsx";
import { zh as words } from "../../../words/zh/yours.ts";

export const metadata = describePage("zh", "/yours", { title: words.title });

export default function ChineseYourGamesPage() {
  return (
    <Skin name="ink">
      <YoursShelf>
        <YourGames />
      </YoursShelf>
      <SiteFoot words={foot} />
    </Skin>
  );
}
