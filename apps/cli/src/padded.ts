// Columns in a terminal.

import { terminalWidth } from "@demonstrandum/engine";

/** Filled up with spaces to so many columns. */
export const padded = (text: string, width: number): string =>
  text + " ".repeat(Math.max(0, width - terminalWidth(text)));
