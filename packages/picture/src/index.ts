// Pictures of boards, drawn without a browser: outlines, a sheet of pixels, and PNG.

export { type Kit, parseKit } from "./kit.ts";
export { type Heading, PICTURE_HEIGHT, PICTURE_WIDTH, paintBoard } from "./paint-board.ts";
