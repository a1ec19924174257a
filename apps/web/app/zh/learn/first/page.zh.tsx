// The guided first puzzle, in Chinese.

import { Skin } from "../../../../src/base/design/skin.tsx";
import { describePage } from "../../../../src/base/language/describe-page.ts";
import { FirstPuzzle } from "../../../../src/house/learn/first-puzzle.tsx";
import { CULTIVATORS } from "../../../../src/table/games/cultivators/room.ts";
import { optionsOf } from "../../../../src/table/games/options-of.ts";
import { roomIn } from "../../../../src/table/games/rooms.ts";
import { FirstPuzzleShelf } from "../../../../words/zh/first-puzzle.shelf.tsx";
import { zh as words } from "../../../../words/zh/first-puzzle.ts";
import { zh as house } from "../../../../words/zh/games.ts";
import { zh as choices } from "../../../../words/zh/options.ts";
import { RoomShelf } from "../../../../words/zh/room.shelf.tsx";

export const metadata = describePage("zh", "/learn/first", { title: words.title });

export default function ChineseFirstPuzzlePage() {
  return (
    <Skin name={CULTIVATORS.skin}>
      <RoomShelf>
        <FirstPuzzleShelf>
          <FirstPuzzle room={roomIn(house, CULTIVATORS)} options={optionsOf(CULTIVATORS.id, choices)} />
        </FirstPuzzleShelf>
      </RoomShelf>
    </Skin>
  );
}
