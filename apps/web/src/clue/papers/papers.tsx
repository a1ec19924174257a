// The table on paper and in other programs: printed, as a picture, and as files for spreadsheets.
"use client";

import { type Analysis, cardsOf, ENVELOPE, type Entry, type Log, type Setup, showsOf } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { printCsv } from "../../base/design/csv.ts";
import { saveBlob, saveText } from "../../base/design/save-text.ts";
import { fileNameOf } from "../handover/save-as-file.ts";
import { cellOf, SYMBOLS, shortChance } from "../matrix/cell.ts";
import { Icon } from "../parts/icon.tsx";
import { cardName, tellEntry } from "../say/say.ts";
import type { TableGame } from "../store/table-game.ts";

// The log and the matrix as rows of text, a head first.

/** One row for each entry. */
export function logRows(words: Words["clue"], setup: Setup, log: Log): string[][] {
  const { papers, matrix, entry } = words;
  const head = [papers.number, papers.what, papers.asker, ...Object.values(matrix.kinds), papers.passed, papers.shower];
  return [
    [...head, papers.shownCard, papers.inWords],
    ...log.map((each, at) => [
      `${at + 1}`,
      entry.types[each.type === "link" ? "fact" : each.type],
      ...partsOf(words, setup, each),
      tellEntry(words, setup, each),
    ]),
  ];
}

/** Who asked for what, who passed, who showed, and the card if it was seen. */
function partsOf(words: Words["clue"], setup: Setup, entry: Entry): string[] {
  const name = (card: string) => cardName(words, setup, card);
  if (entry.type === "fact") return [entry.owner, name(entry.card), "", "", "", "", ""];
  if (entry.type === "link") return [entry.player, entry.cards.map(name).join(" / "), "", "", "", "", ""];
  const cards = entry.cards.map(name);
  if (entry.type === "accusation") return [entry.by ?? "", ...cards, "", "", ""];
  const shows = showsOf(entry);
  const seen = shows.flatMap(({ card }) => (card === null ? [] : name(card)));
  return [
    entry.by,
    ...cards,
    entry.passed.join(" / "),
    shows.map(({ player }) => player).join(" / "),
    seen.join(" / "),
  ];
}

/** One row for each card: its symbol for each owner, or its chance where nothing is certain. */
export function matrixRows(words: Words["clue"], setup: Setup, analysis: Analysis): string[][] {
  const { papers, matrix } = words;
  const owners = [...setup.players, ENVELOPE];
  const textOf = (card: string, owner: string): string => {
    const { look, chance } = cellOf(analysis, card, owner);
    const isOpen = look === "unknown" || look === "possible";
    return isOpen && analysis.exactness !== "rules" ? `${shortChance(chance)}%` : SYMBOLS[look];
  };
  return [
    [papers.kind, papers.card, ...setup.players, matrix.envelope],
    ...cardsOf(setup.deck).map((card) => [
      matrix.kinds[card.kind],
      words.table.cardName(setup.deck, card),
      ...owners.map((owner) => textOf(card.id, owner)),
    ]),
  ];
}

// The matrix as a picture: dark on white, as one would print it, drawn cell by cell.

const ROW = 34;
const COLUMN = 96;
const NAME = 170;
const MARGIN = 24;
const FONT = '"Noto Sans", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", system-ui, sans-serif';

/** Twice as fine as it is large, for paper and for screens that show it enlarged. */
const FINE = 2;

/** The rows of the matrix, the head first; the first column is the kind of card. */
function drawSheet(title: string, rows: readonly (readonly string[])[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const columns = (rows[0]?.length ?? 2) - 2;
  const width = 2 * MARGIN + NAME + columns * COLUMN;
  const height = 2 * MARGIN + (rows.length + 1) * ROW;
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(FINE, FINE);
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#1d1a26";
  pen.textBaseline = "middle";
  pen.font = `600 18px ${FONT}`;
  pen.fillText(title, MARGIN, MARGIN + ROW / 2, width - 2 * MARGIN);
  for (const [at, row] of rows.entries()) drawRow(pen, row, MARGIN + (at + 1) * ROW, { width, isHead: at === 0 });
  return canvas;
}

function drawRow(
  pen: CanvasRenderingContext2D,
  [, name = "", ...cells]: readonly string[],
  top: number,
  { width, isHead }: { readonly width: number; readonly isHead: boolean },
): void {
  const middle = top + ROW / 2;
  pen.textAlign = "left";
  pen.font = `${isHead ? 600 : 500} 14px ${FONT}`;
  if (!isHead) pen.fillText(name, MARGIN, middle, NAME - 8);
  pen.textAlign = "center";
  for (const [at, text] of cells.entries()) {
    pen.font = `${isHead || text === "✓" || text === "◆" ? 700 : 400} 14px ${FONT}`;
    pen.fillText(text, MARGIN + NAME + (at + 0.5) * COLUMN, middle, COLUMN - 8);
  }
  pen.fillRect(MARGIN, top + ROW - 0.5, width - 2 * MARGIN, isHead ? 1.5 : 0.5);
}

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
