// The table on paper and in other programs: printed, as a picture, and as files for spreadsheets.
"use client";

import type { Analysis } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { printCsv } from "../../base/design/csv.ts";
import { saveBlob, saveText } from "../../base/design/save-text.ts";
import { fileNameOf } from "../handover/save-as-file.ts";
import { Icon } from "../parts/icon.tsx";
import type { TableGame } from "../store/table-game.ts";
import { drawSheet } from "./draw-sheet.ts";
import { logRows, matrixRows } from "./rows.ts";

/** Names may be of any script, and some spreadsheets take a file for UTF-8 only where it begins with this. */
const MARK = "\uFEFF";

interface PapersProps {
  readonly game: TableGame;
  /** Undefined while nothing is worked out yet. */
  readonly analysis: Analysis | undefined;
  /** The dialog would be printed with the table. */
  readonly onPrint: () => void;
}

export function Papers({ game, analysis, onPrint }: PapersProps) {
  const words = useWords("clue");
  const { papers } = words;
  const { setup, log } = game;
  const name = fileNameOf(game, words.handover.fileName);
  const saveRows = (part: string, rows: string[][]) =>
    saveText(`${name}-${part}.csv`, MARK + printCsv(rows), "text/csv");
  const savePicture = (known: Analysis) =>
    drawSheet(game.name, matrixRows(words, setup, known)).toBlob((blob) => blob && saveBlob(`${name}.png`, blob));
  return (
    <>
      <Button disabled={!analysis} onClick={onPrint}>
        <Icon name="grid" /> {papers.print}
      </Button>
      <Button disabled={!analysis} onClick={() => analysis && savePicture(analysis)}>
        <Icon name="save" /> {papers.picture}
      </Button>
      <Button
        disabled={!analysis}
        onClick={() => analysis && saveRows(papers.matrixFile, matrixRows(words, setup, analysis))}
      >
        <Icon name="save" /> {papers.matrixCsv}
      </Button>
      <Button onClick={() => saveRows(papers.logFile, logRows(words, setup, log))}>
        <Icon name="save" /> {papers.logCsv}
      </Button>
    </>
  );
}
