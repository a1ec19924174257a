// The daily puzzles, in Chinese.
import type { Metadata } from "next";
import { DailyRoom } from "../../../src/house/daily/daily-room.tsx";
import { DailyShelf } from "../../../words/zh/daily.shelf.tsx";
import { zh as words } from "../../../words/zh/daily.ts";
import { RoomShelf } from "../../../words/zh/room.shelf.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function ChineseDailyPage() {
  return (
    <RoomShelf>
      <DailyShelf>
        <DailyRoom />
      </DailyShelf>
    </RoomShelf>
  );
}
