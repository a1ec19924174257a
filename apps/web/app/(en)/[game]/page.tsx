// The landing of a game.
import { notFound } from "next/navigation";
import { RoomDoor } from "../../../src/house/rooms/game-room.tsx";
import { optionsOf } from "../../../src/table/games/options-of.ts";
import { findRoom, roomIn } from "../../../src/table/games/rooms.ts";
import { en as house } from "../../../words/en/games.ts";
import { en as choices } from "../../../words/en/options.ts";
import { RoomShelf } from "../../../words/en/room.shelf.tsx";

export default async function GamePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return (
    <RoomShelf>
      <RoomDoor room={roomIn(house, room)} options={optionsOf(room.id, choices)} />
    </RoomShelf>
  );
}
