// Your games, their figures and your settings.
import type { Metadata } from "next";
import { Skin } from "../../src/design/skin.tsx";
import { SiteFoot } from "../../src/home/site-foot.tsx";
import { YourGames } from "../../src/yours/your-games.tsx";

export const metadata: Metadata = { title: "Your games" };

export default function YourGamesPage() {
  return (
    <Skin name="ink">
      <YourGames />
      <SiteFoot />
    </Skin>
  );
}
