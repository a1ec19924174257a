// The door of a room's pages: into the room, or, where the page stands in a frame on somebody else's page, to one puzzle of it.
"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import { useAddress } from "../../base/language/language.tsx";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Room } from "../../table/games/room.ts";
import { LoadingBoard } from "../../table/play/loading-board.tsx";
import { asksForDebug } from "../../table/referee/debug-query.ts";
import { isEmbedded } from "./embedded.ts";
import { Landing } from "./landing.tsx";
import { Making } from "./making.tsx";
import { PuzzleRoom } from "./puzzle-room.tsx";
import { useMaker } from "./use-maker.ts";

const codeIn = (pathname: string): string | undefined => /\/p\/([^/]+)$/.exec(pathname)?.[1];

/** Debug mode stays on from puzzle to puzzle. */
const keptQuery = (): string => (asksForDebug(window.location.search) ? "?debug" : "");

/** An address that asked for this puzzle gives way to the puzzle's own, so that Back does not make it again. */
function openPath(plain: string): void {
  const path = plain + keptQuery();
  const isAsked = /[?&](seed|today)\b/.test(window.location.search);
  if (isAsked) window.history.replaceState(null, "", path);
  else window.history.pushState(null, "", path);
}

interface GameRoomProps {
  readonly room: Room;
  readonly options: RoomOptions;
}

/**
 * A game's room: the landing at /<game>, a puzzle at /<game>/p/<code>. Both live in one component, so that a new
 * puzzle is there at once and works offline: the address changes without asking the server.
 */
function GameRoom({ room, options }: GameRoomProps) {
  const pathname = usePathname();
  const inLanguage = useAddress();
  const maker = useMaker(room.id, options, (code) => openPath(inLanguage(`/${room.id}/p/${code}`)));
  // The server does not know what this browser has saved, so nothing of it is shown before the page is alive.
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (maker.state.kind !== "idle") return <Making room={room} maker={maker} />;
  // The address as the browser has it: offline, the page may have been kept under another code.
  const code = codeIn(isAlive ? window.location.pathname : pathname);
  if (code === undefined) return <Landing room={room} options={options} onMake={() => maker.make()} />;
  return <PuzzleRoom room={room} code={code} isAlive={isAlive} onAgain={maker.makeLike} />;
}

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
