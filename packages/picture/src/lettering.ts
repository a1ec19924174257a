// Words on a picture: how wide they are, where they break, and their outlines filled.
import { piecesOf } from "@demonstrandum/text";
import { type Canvas, type Color, fill } from "./canvas.ts";
import type { KitFont } from "./kit.ts";

interface Lettering {
  readonly font: KitFont;
  readonly size: number;
  readonly color: Color;
}

const EM = 1000;
/** A letter that the font lacks keeps its place. */
const BLANK = 500;

const letterOf = (font: KitFont, letter: string) => font[letter] ?? { advance: BLANK, outline: [] };

export const widthOf = (font: KitFont, size: number, text: string): number =>
  ([...text].reduce((sum, letter) => sum + letterOf(font, letter).advance, 0) * size) / EM;

export function write(canvas: Canvas, text: string, x: number, baseline: number, lettering: Lettering): void {
  const { font, size, color } = lettering;
  let at = x;
  for (const letter of text) {
    const { advance, outline } = letterOf(font, letter);
    fill(canvas, outline, { x: at, y: baseline, scale: size / EM }, { color });
    at += (advance * size) / EM;
  }
}

/** With "…" where it had to end early. */
export function shorten(font: KitFont, size: number, text: string, width: number): string {
  if (widthOf(font, size, text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(font, size, `${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** At most so many lines; what is left over ends in "…". */
export function breakLines(font: KitFont, size: number, text: string, width: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const piece of piecesOf(text.replace(/\s+/g, " "))) {
    const longer = `${lines.at(-1) ?? ""}${piece}`;
    if (lines.length > 0 && widthOf(font, size, longer.trimStart()) <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  const kept = lines.slice(0, most).map((line) => shorten(font, size, line.trimStart(), width));
  if (lines.length > most) kept[most - 1] = shorten(font, size, `${lines[most - 1]}${lines[most]}`.trimStart(), width);
  return kept;
}
