// The picture of a puzzle as a file, for previews of its link.
import type { View } from "@demonstrandum/engine";
import { drawBoard, type Heading } from "./draw-board.ts";
import type { Kit } from "./kit.ts";
import { makePng } from "./png.ts";

export const paintBoard = (kit: Kit, view: View, heading?: Heading): Uint8Array =>
  makePng(drawBoard(kit, view, heading));
