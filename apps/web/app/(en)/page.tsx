// Home.

import { describePage } from "../../src/base/language/describe-page.ts";
import { Home } from "../../src/house/home/home.tsx";
import { OpenPlays } from "../../src/house/home/open-plays.tsx";
import { StreakLine } from "../../src/house/home/streak.tsx";
import { en as foot } from "../../words/en/foot.ts";
import { HomeShelf } from "../../words/en/home.shelf.tsx";
import { en as words } from "../../words/en/home.ts";

export const metadata = describePage("en", "/");

export default function HomePage() {
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
