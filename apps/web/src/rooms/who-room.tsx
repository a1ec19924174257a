// The room of who.
"use client";

import { GameRoom } from "./game-room.tsx";
import { whoShelf } from "./who-shelf.ts";

export const WhoRoom = () => <GameRoom shelf={whoShelf} />;
