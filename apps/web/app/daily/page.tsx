// The daily puzzles: today's, the archive, streaks, leagues, and the player's own data.
import type { Metadata } from "next";
import { DailyRoom } from "../../src/daily/daily-room.tsx";
import { en as words } from "../../src/daily/words/en.ts";
import { DailyInEnglish } from "../../src/daily/words/in-english.tsx";
import { PlayInEnglish } from "../../src/play/words/in-english.tsx";
import { RoomsInEnglish } from "../../src/rooms/words/in-english.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function DailyPage() {
  return (
    <RoomsInEnglish>
      <PlayInEnglish>
        <DailyInEnglish>
          <DailyRoom />
        </DailyInEnglish>
      </PlayInEnglish>
    </RoomsInEnglish>
  );
}
