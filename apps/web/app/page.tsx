// Home.
import { en as foot } from "../src/home/foot-words/en.ts";
import { Home } from "../src/home/home.tsx";
import { OpenPlays } from "../src/home/open-plays.tsx";
import { OpenInEnglish } from "../src/home/open-words/in-english.tsx";
import { en as words } from "../src/home/words/en.ts";

export default function HomePage() {
  return (
    <Home words={words} foot={foot}>
      <OpenInEnglish>
        <OpenPlays />
      </OpenInEnglish>
    </Home>
  );
}
