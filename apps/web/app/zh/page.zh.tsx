// Home, in Chinese.

import { describePage } from "../../src/base/language/describe-page.ts";
import { Home } from "../../src/house/home/home.tsx";
import { OpenPlays } from "../../src/house/home/open-plays.tsx";
import { StreakLine } from "../../src/house/home/streak.tsx";
import { zh as foot } from "../../words/zh/foot.ts";
import { HomeShelf } from "../../words/zh/home.shelf.tsx";
import { zh as words } from "../../words/zh/home.ts";

export const metadata = describePage("zh", "/");

export default function ChineseHomePage() {
  return (
    <Home
      words={words}
      foot={foot}
      streak={
        <HomeShelf>
          <StreakLine />
        </HomeShelf>
      }
    >
      <HomeShelf>
        <OpenPlays />
      </HomeShelf>
    </Home>
  );
}
