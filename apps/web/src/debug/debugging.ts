// Debug mode: off unless the address says ?debug. The report itself is loaded only then.
import type { Game, Session } from "@demonstrandum/engine";

const isDebugging = (): boolean => /[?&]debug\b/.test(window.location.search);

export function reportIfDebugging(game: Game, session: Session): void {
  if (isDebugging()) import("./report.ts").then(({ makeReport }) => console.log(makeReport(game, session)));
}
