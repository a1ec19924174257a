// A game's landing.
import { GameRoom } from "../../src/rooms/game-room.tsx";

export default async function RoomPage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  return <GameRoom id={(await params).game} />;
}
