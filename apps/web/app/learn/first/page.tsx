// The guided first puzzle.
import type { Metadata } from "next";
import { Skin } from "../../../src/design/skin.tsx";
import { CULTIVATORS } from "../../../src/games/cultivators/room.ts";
import { optionsOf } from "../../../src/games/options-of.ts";
import { en as choices } from "../../../src/games/options-words/en.ts";
import { roomIn } from "../../../src/games/rooms.ts";
import { en as house } from "../../../src/games/words/en.ts";
import { FirstPuzzle } from "../../../src/learn/first-puzzle.tsx";
import { en as words } from "../../../src/learn/first-words/en.ts";
import { FirstInEnglish } from "../../../src/learn/first-words/in-english.tsx";
import { PlayInEnglish } from "../../../src/play/words/in-english.tsx";
import { RoomsInEnglish } from "../../../src/rooms/words/in-english.tsx";

export const metadata: Metadata = { title: words.title };

export default function FirstPuzzlePage() {
  return (
    <Skin name={CULTIVATORS.skin}>
      <RoomsInEnglish>
        <PlayInEnglish>
          <FirstInEnglish>
            <FirstPuzzle room={roomIn(house, CULTIVATORS)} options={optionsOf(CULTIVATORS.id, choices)} />
          </FirstInEnglish>
        </PlayInEnglish>
      </RoomsInEnglish>
    </Skin>
  );
}
