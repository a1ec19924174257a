// The landing of a game.
import { notFound } from "next/navigation";
import { optionsOf } from "../../src/games/options-of.ts";
import { en as choices } from "../../src/games/options-words/en.ts";
import { findRoom, roomIn } from "../../src/games/rooms.ts";
import { en as house } from "../../src/games/words/en.ts";
import { PlayInEnglish } from "../../src/play/words/in-english.tsx";
import { GameRoom } from "../../src/rooms/game-room.tsx";
import { RoomsInEnglish } from "../../src/rooms/words/in-english.tsx";

export default async function GamePage({ params }: { readonly params: Promise<{ readonly game: string }> }) {
  const room = findRoom((await params).game);
  if (!room) notFound();
  return (
    <RoomsInEnglish>
      <PlayInEnglish>
        <GameRoom room={roomIn(house, room)} options={optionsOf(room.id, choices)} />
      </PlayInEnglish>
    </RoomsInEnglish>
  );
}
