// The daily puzzles, in Chinese.
import type { Metadata } from "next";
import { DailyRoom } from "../../../src/daily/daily-room.tsx";
import { DailyInChinese } from "../../../src/daily/words/in-chinese.tsx";
import { zh as words } from "../../../src/daily/words/zh.ts";
import { PlayInChinese } from "../../../src/play/words/in-chinese.tsx";
import { RoomsInChinese } from "../../../src/rooms/words/in-chinese.tsx";

export const metadata: Metadata = {
  title: words.title,
  description: words.description,
};

export default function ChineseDailyPage() {
  return (
    <RoomsInChinese>
      <PlayInChinese>
        <DailyInChinese>
          <DailyRoom />
        </DailyInChinese>
      </PlayInChinese>
    </RoomsInChinese>
  );
}
