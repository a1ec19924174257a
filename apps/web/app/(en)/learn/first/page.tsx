// The guided first puzzle.

import { Skin } from "../../../../src/base/design/skin.tsx";
import { describePage } from "../../../../src/base/language/describe-page.ts";
import { FirstPuzzle } from "../../../../src/house/learn/first-puzzle.tsx";
import { CULTIVATORS } from "../../../../src/table/games/cultivators/room.ts";
import { optionsOf } from "../../../../src/table/games/options-of.ts";
import { roomIn } from "../../../../src/table/games/rooms.ts";
import { FirstPuzzleShelf } from "../../../../words/en/first-puzzle.shelf.tsx";
import { en as words } from "../../../../words/en/first-puzzle.ts";
import { en as house } from "../../../../words/en/games.ts";
import { en as choices } from "../../../../words/en/options.ts";
import { RoomShelf } from "../../../../words/en/room.shelf.tsx";

export const metadata = describePage("en", "/learn/first", { title: words.title });

export default function FirstPuzzlePage() {
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
