// What `connected` adds to a chain: those of the identity in the group form one orthogonal piece.

import type { Connected } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import type { Reading } from "./reading.ts";

export const makeConnected = (reading: Reading, board: Board): Connected => ({
  kind: "connected",
  of: reading.group,
  value: reading.identity,
  adjacency: board.adjacent,
});
