// The room of cultivators.
"use client";

import { cultivatorsShelf } from "./cultivators-shelf.ts";
import { GameRoom } from "./game-room.tsx";

export const CultivatorsRoom = () => <GameRoom shelf={cultivatorsShelf} />;
