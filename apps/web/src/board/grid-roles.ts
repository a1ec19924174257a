// What makes plain boxes a grid to a screen reader. A table would say it by itself, but cannot be laid out as a board without losing it.
import type { KeyboardEvent } from "react";

export const gridRole = (label: string, onKeyDown: (event: KeyboardEvent) => void) => ({
  role: "grid",
  "aria-label": label,
  onKeyDown,
});

export const ROW_ROLE = { role: "row" };

export const cellRole = (isChosen: boolean) => ({ role: "gridcell", "aria-selected": isChosen });
