// What makes plain boxes a grid to a screen reader. A table would say it by itself, but cannot be laid out as a board without losing it.
import type { KeyboardEvent } from "react";

export const gridRole = (label: string, onKeyDown: (event: KeyboardEvent) => void) => ({
  role: "grid",
  "aria-label": label,
  onKeyDown,
});

/** With names of their own: otherwise row and cell would each read out again what the button in them says. */
export const rowRole = (label: string) => ({ role: "row", "aria-label": label });

export const cellRole = (label: string, isChosen: boolean) => ({
  role: "gridcell",
  "aria-label": label,
  "aria-selected": isChosen,
});
