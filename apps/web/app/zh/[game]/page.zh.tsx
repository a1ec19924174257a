// The landing of a game, in Chinese.
import { notFound } from "next/navigation";
import { optionsOf } from "../../../src/games/options-of.ts";
import { zh as choices } from "../../../src/games/options-words/zh.ts";
import { findRoom, roomIn } from "../../../src/games/rooms.ts";
import { zh as house } from "../../../src/games/words/zh.ts";
import { PlayInChinese } from "../../../src/play/words/in-chinese.tsx";
import { GameRoom } from "../../../src/rooms/game-room.tsx";
import { RoomsInChinese } from "../../../src/rooms/words/in-chinese.tsx";

export default async function ChineseGamePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return (
    <RoomsInChinese>
      <PlayInChinese>
        <GameRoom room={roomIn(house, room)} options={optionsOf(room.id, choices)} />
      </PlayInChinese>
    </RoomsInChinese>
  );
}
