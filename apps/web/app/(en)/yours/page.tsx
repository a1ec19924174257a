// Your games, their figures and your settings.

import { Skin } from "../../../src/base/design/skin.tsx";
import { describePage } from "../../../src/base/language/describe-page.ts";
import { SiteFoot } from "../../../src/house/home/site-foot.tsx";
import { YourGames } from "../../../src/house/yours/your-games.tsx";
import { en as foot } from "../../../words/en/foot.ts";
import { YoursShelf } from "../../../words/en/yours.shelf.tsx";
import { en as words } from "../../../words/en/yours.ts";

export const metadata = describePage("en", "/yours", { title: words.title });

export default function YourGamesPage() {
  return (
    <Skin name="ink">
      <YoursShelf>
        <YourGames />
      </YoursShelf>
      <SiteFoot words={foot} />
    </Skin>
  );
}
