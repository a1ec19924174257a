// The Clue table.
import type { Metadata } from "next";
import { ClueRoom } from "../../src/clue/clue-room.tsx";
import { en as words } from "../../src/clue/words/en.ts";
import { ClueInEnglish } from "../../src/clue/words/in-english.tsx";
import { Skin } from "../../src/design/skin.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function CluePage() {
  return (
    <Skin name="study">
      <ClueInEnglish>
        <ClueRoom />
      </ClueInEnglish>
    </Skin>
  );
}
