// The daily puzzles: today's, the archive, streaks, leagues, and the player's own data.
import type { Metadata } from "next";
import { DailyRoom } from "../../../src/house/daily/daily-room.tsx";
import { DailyShelf } from "../../../words/en/daily.shelf.tsx";
import { en as words } from "../../../words/en/daily.ts";
import { RoomShelf } from "../../../words/en/room.shelf.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function DailyPage() {
  return (
    <RoomShelf>
      <DailyShelf>
        <DailyRoom />
      </DailyShelf>
    </RoomShelf>
  );
}
