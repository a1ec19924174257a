// The results of finished plays as a table, for those who keep their own: CSV for spreadsheets, JSON for programs. Keys and formats are
// the same in every language; see `docs/formats.md`.
import { printCsv } from "../../base/design/csv.ts";
import { saveText } from "../../base/design/save-text.ts";
import type { SavedPlay } from "../../table/store/saved-play.ts";

const FORMAT = "demonstrandum-results/1";

const KEYS = ["finished", "game", "difficulty", "seconds", "mistakes", "hints", "people", "seed", "puzzle"] as const;

/** One finished play. Mistakes and hints are missing in plays that were saved before these were kept. */
export type ResultRow = Readonly<Record<(typeof KEYS)[number], string | number | undefined>>;

/** The earliest first. */
export const resultsOf = (plays: readonly SavedPlay[]): readonly ResultRow[] =>
  plays
    .filter(({ isDone }) => isDone)
    .toSorted((a, b) => a.played - b.played)
    .map(({ played, game, difficulty, clock, mistakes, hints, total, seed, puzzle }) => ({
      ...{ finished: new Date(played).toISOString(), game, difficulty, seconds: Math.floor(clock / 1000) },
      ...{ mistakes, hints, people: total, seed, puzzle },
    }));

/** A head, and a line for each. */
export const makeCsv = (rows: readonly ResultRow[]): string =>
  printCsv([KEYS, ...rows.map((row) => KEYS.map((key) => String(row[key] ?? "")))]);

export const makeJson = (rows: readonly ResultRow[]): string =>
  JSON.stringify({ format: FORMAT, results: rows }, null, 2);

export const saveResultsAsCsv = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-results.csv", makeCsv(resultsOf(plays)), "text/csv");

export const saveResultsAsJson = (plays: readonly SavedPlay[]): void =>
  saveText("demonstrandum-results.json", makeJson(resultsOf(plays)));
