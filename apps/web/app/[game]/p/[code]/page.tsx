// A shared puzzle. The code is read in the browser, so the server never sees a solution.
import { GameRoom } from "../../../../src/rooms/game-room.tsx";

export default async function PuzzlePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  return <GameRoom id={(await params).game} />;
}
