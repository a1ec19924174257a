// All frames, of every kind of question.

import { makeFrame } from "./frame.ts";
import { CARD_FRAMES } from "./frames-cards.ts";
import { LOG_FRAMES } from "./frames-log.ts";
import { MOVE_FRAMES } from "./frames-moves.ts";
import { TABLE_FRAMES } from "./frames-table.ts";

export const FRAMES = [...CARD_FRAMES, ...LOG_FRAMES, ...TABLE_FRAMES, ...MOVE_FRAMES].map(makeFrame);
