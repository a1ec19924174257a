// The landing of a game, in Chinese.
import { notFound } from "next/navigation";
import { RoomDoor } from "../../../src/house/rooms/game-room.tsx";
import { optionsOf } from "../../../src/table/games/options-of.ts";
import { findRoom, roomIn } from "../../../src/table/games/rooms.ts";
import { zh as house } from "../../../words/zh/games.ts";
import { zh as choices } from "../../../words/zh/options.ts";
import { RoomShelf } from "../../../words/zh/room.shelf.tsx";

export default async function ChineseGamePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return (
    <RoomShelf>
      <RoomDoor room={roomIn(house, room)} options={optionsOf(room.id, choices)} />
    </RoomShelf>
  );
}
