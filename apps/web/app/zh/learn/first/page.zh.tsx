// The guided first puzzle, in Chinese.
import type { Metadata } from "next";
import { Skin } from "../../../../src/design/skin.tsx";
import { CULTIVATORS } from "../../../../src/games/cultivators/room.ts";
import { optionsOf } from "../../../../src/games/options-of.ts";
import { zh as choices } from "../../../../src/games/options-words/zh.ts";
import { roomIn } from "../../../../src/games/rooms.ts";
import { zh as house } from "../../../../src/games/words/zh.ts";
import { FirstPuzzle } from "../../../../src/learn/first-puzzle.tsx";
import { FirstInChinese } from "../../../../src/learn/first-words/in-chinese.tsx";
import { zh as words } from "../../../../src/learn/first-words/zh.ts";
import { PlayInChinese } from "../../../../src/play/words/in-chinese.tsx";
import { RoomsInChinese } from "../../../../src/rooms/words/in-chinese.tsx";

export const metadata: Metadata = { title: words.title };

export default function ChineseFirstPuzzlePage() {
  return (
    <Skin name={CULTIVATORS.skin}>
      <RoomsInChinese>
        <PlayInChinese>
          <FirstInChinese>
            <FirstPuzzle room={roomIn(house, CULTIVATORS)} options={optionsOf(CULTIVATORS.id, choices)} />
          </FirstInChinese>
        </PlayInChinese>
      </RoomsInChinese>
    </Skin>
  );
}
