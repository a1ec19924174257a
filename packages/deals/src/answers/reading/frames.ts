// All frames, of every kind of question.

import { makeFrame } from "./frame.ts";
import { CARD_FRAMES } from "./frames-cards.ts";
import { LOG_FRAMES } from "./frames-log.ts";
import { MOVE_FRAMES } from "./frames-moves.ts";

export const FRAMES = [...CARD_FRAMES, ...LOG_FRAMES, ...MOVE_FRAMES].map(makeFrame);
