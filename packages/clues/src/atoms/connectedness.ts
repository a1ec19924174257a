// What `connected` adds to a chain: those of the identity in the group form one orthogonal piece.

import type { Connected } from "@demonstrandum/logic";
import type { Board } from "../board.ts";
import type { Setting } from "../form.ts";
import { nounFor } from "./english.ts";
import { sayWhich } from "./phrase.ts";
import type { Reading } from "./reading.ts";

export const makeConnected = (reading: Reading, board: Board): Connected => ({
  kind: "connected",
  of: reading.group,
  value: reading.identity,
  adjacency: board.adjacent,
});

export const sayConnected = (reading: Reading, at: Setting): string =>
  `all ${nounFor(reading.identity).many}${sayWhich(reading.picked, at, true)} form a connected group`;
