// The daily puzzles: today's, the archive, streaks, leagues, and the player's own data.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { DailyRoom } from "../../../src/house/daily/daily-room.tsx";
import { DailyShelf } from "../../../words/en/daily.shelf.tsx";
import { en as words } from "../../../words/en/daily.ts";
import { RoomShelf } from "../../../words/en/room.shelf.tsx";

export const metadata = describePage("en", "/daily", words);

export default function DailyPage() {
  return (
    <RoomShelf>
      <DailyShelf>
        <DailyRoom />
      </DailyShelf>
    </RoomShelf>
  );
}
