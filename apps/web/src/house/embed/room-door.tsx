// The door of a room's pages: into the room, or, where the page stands in a frame on somebody else's page, to one puzzle of it.
"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { GameRoom } from "../rooms/game-room.tsx";
import { isEmbedded } from "./embedded.ts";

const EmbedRoom = lazy(async () => ({ default: (await import("./embed-room.tsx")).EmbedRoom }));

interface RoomDoorProps {
  readonly room: Room;
  readonly options: RoomOptions;
}

export function RoomDoor({ room, options }: RoomDoorProps) {
  const pathname = usePathname();
  // What the server sends there is the page of any puzzle as it loads, so that is what comes first.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isEmbedded({ pathname })) return <GameRoom room={room} options={options} />;
  if (!isAlive) return <LoadingBoard room={room} />;
  return (
    <Suspense fallback={<LoadingBoard room={room} />}>
      <EmbedRoom room={room} options={options} />
    </Suspense>
  );
}
