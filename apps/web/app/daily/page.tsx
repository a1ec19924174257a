// The daily puzzles: today's, the archive, streaks, leagues, and the player's own data.
import type { Metadata } from "next";
import { DailyRoom } from "../../src/daily/daily-room.tsx";

export const metadata: Metadata = {
  title: "Daily puzzles",
  description:
    "The same puzzles for everybody every day, judged by the server, with streaks and leagues among friends.",
};

export default function DailyPage() {
  return <DailyRoom />;
}
