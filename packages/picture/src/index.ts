// Pictures of boards, drawn without a browser: outlines, a sheet of pixels, and PNG.

export { type Heading, PICTURE_HEIGHT, PICTURE_WIDTH } from "./draw-board.ts";
export { type Kit, parseKit } from "./kit.ts";
export { paintBoard } from "./paint-board.ts";
