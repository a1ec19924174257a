// The landing of a game.
import { notFound } from "next/navigation";
import { optionsOf } from "../../src/games/options-of.ts";
import { findRoom } from "../../src/games/rooms.ts";
import { GameRoom } from "../../src/rooms/game-room.tsx";

export default async function GamePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return <GameRoom room={room} options={optionsOf(room.id)} />;
}
