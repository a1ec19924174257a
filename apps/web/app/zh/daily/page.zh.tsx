// The daily puzzles, in Chinese.
import { describePage } from "../../../src/base/language/describe-page.ts";
import { DailyRoom } from "../../../src/house/daily/daily-room.tsx";
import { DailyShelf } from "../../../words/zh/daily.shelf.tsx";
import { zh as words } from "../../../words/zh/daily.ts";
import { RoomShelf } from "../../../words/zh/room.shelf.tsx";

export const metadata = describePage("zh", "/daily", words);

export default function ChineseDailyPage() {
  return (
    <RoomShelf>
      <DailyShelf>
        <DailyRoom />
      </DailyShelf>
    </RoomShelf>
  );
}
