// The picture of a puzzle: the board as a player first sees it. It is drawn from a View, so it knows no secret.
import type { PersonView, View } from "@demonstrandum/engine";
import { piecesOf } from "@demonstrandum/text";
import { type Canvas, type Color, colorOf, fill, makeCanvas } from "./canvas.ts";
import { faceOf } from "./face.ts";
import type { Kit } from "./kit.ts";
import { breakLines, shorten, widthOf, write } from "./lettering.ts";
import { polygonsOf } from "./outline.ts";

/** What previews on most sites are cut to. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const BOARD = { x: 500, y: 38, width: 662, height: 554 };
const TEXT = { x: 56, width: 404 };
const BRAND = "证";
const SITE = "Demonstrandum";
const ROOT_GLYPHS: Readonly<Record<string, string>> = { Metal: "金", Wood: "木", Water: "水", Fire: "火", Earth: "土" };

interface Easel {
  readonly kit: Kit;
  readonly canvas: Canvas;
  readonly color: (token: string) => Color;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `title` and `line` stand in for the room's own where the picture is not of one puzzle; `about` says of one how hard and large it is. */
export interface Heading {
  readonly title?: string;
  readonly line?: string;
  readonly about?: string;
}

export function drawBoard(kit: Kit, view: View, heading: Heading = {}): Canvas {
  const room = kit.rooms[view.game];
  const palette = kit.palettes[room?.skin ?? ""] ?? {};
  const color = (token: string) => colorOf(palette[token] ?? palette["face-ink"] ?? "#000000");
  const canvas = makeCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, color("paper"));
  const easel: Easel = { kit, canvas, color };
  const hills = polygonsOf(
    `M0 505C70 470 130 455 200 480S330 560 420 520S560 430 680 470S860 580 960 520S1120 440 1200 480V630H0Z`,
  );
  fill(canvas, hills, { x: 0, y: 0, scale: 1 }, { color: color("paper-deep"), strength: 0.7 });
  drawHeading(easel, view, { title: heading.title ?? room?.title ?? view.game, ...heading });
  const [width, height] = [BOARD.width / view.cols, BOARD.height / view.rows];
  for (const person of view.people) {
    const [x, y] = [BOARD.x + person.col * width, BOARD.y + person.row * height];
    drawCard(easel, view, person, { x, y, width: width - 10, height: height - 10 });
  }
  return canvas;
}

function drawHeading({ kit, canvas, color }: Easel, view: View, heading: Heading & { readonly title: string }): void {
  const { serif, sans, brush } = kit.fonts;
  const [ink, soft] = [color("ink"), color("soft")];
  box(canvas, { x: TEXT.x, y: 50, width: 64, height: 64 }, 11, color("seal"));
  write(canvas, BRAND, TEXT.x + 9, 98, { font: brush, size: 46, color: color("on-kind") });
  const size = Math.min(
    50,
    ...piecesOf(heading.title).map((word) => (50 * TEXT.width) / widthOf(serif, 50, word.trimStart())),
  );
  let y = 182;
  for (const line of breakLines(serif, size, heading.title, TEXT.width, 3)) {
    write(canvas, line, TEXT.x, y, { font: serif, size, color: ink });
    y += size * 1.16;
  }
  const about = heading.line ?? heading.about ?? "";
  for (const line of breakLines(sans, 25, about, TEXT.width, 4)) {
    write(canvas, line, TEXT.x, y, { font: sans, size: 25, color: soft });
    y += 34;
  }
  if (heading.line === undefined) drawOpening({ kit, canvas, color }, view, y + 30);
  if (heading.title !== SITE) write(canvas, SITE, TEXT.x, 588, { font: serif, size: 26, color: soft });
}

/** The first clue, or where everyone has spoken, who of them tells the truth. */
function drawOpening({ kit, canvas, color }: Easel, view: View, top: number): void {
  const { serif, sans } = kit.fonts;
  const speaker = view.isOpen ? undefined : view.people.find(({ clue }) => clue);
  const text = speaker?.clue ? `“${speaker.clue.text}”` : view.honesty;
  let y = top;
  for (const line of breakLines(serif, 29, text, TEXT.width, 6)) {
    write(canvas, line, TEXT.x, y, { font: serif, size: 29, color: color("ink") });
    y += 38;
  }
  if (speaker) write(canvas, speaker.name, TEXT.x, y + 2, { font: sans, size: 23, color: color("soft") });
}

function drawCard(easel: Easel, view: View, person: PersonView, at: Box): void {
  const { kit, canvas, color } = easel;
  const kind = person.identity === undefined ? undefined : person.identity ? "kind-b" : "kind-a";
  box(canvas, at, 13, color(kind ?? "line"));
  box(canvas, { x: at.x + 1.5, y: at.y + 1.5, width: at.width - 3, height: at.height - 3 }, 12, color("card"));
  if (kind)
    box(canvas, { x: at.x + 2, y: at.y + 2, width: at.width - 4, height: at.height - 4 }, 12, color(`${kind}-wash`));
  const hasRoots = person.marks.length > 0;
  const name = Math.min(25, at.width / 8, at.height / 5.5);
  const roots = hasRoots ? name * 0.9 : 0;
  const words = name * 1.35 + roots * 1.35;
  const face = Math.min(at.width * 0.66, at.height - words - 12);
  const middle = at.x + at.width / 2;
  const top = at.y + (at.height - face - words) / 2;
  drawFace(easel, person.latin ?? person.name, { x: middle - face / 2, y: top, width: face, height: face });
  const text = shorten(kit.fonts.serif, name, person.name, at.width - 10);
  const baseline = top + face + name * 1.05;
  write(canvas, text, middle - widthOf(kit.fonts.serif, name, text) / 2, baseline, {
    font: kit.fonts.serif,
    size: name,
    color: color("ink"),
  });
  if (hasRoots) drawRoots(easel, person.marks, middle, baseline + roots * 1.3, roots);
  if (kind)
    drawSeal(easel, view, person.identity === true, { x: at.x + at.width - 40, y: at.y + 6, width: 34, height: 34 });
}

function drawRoots(
  { kit, canvas, color }: Easel,
  marks: readonly string[],
  middle: number,
  baseline: number,
  size: number,
): void {
  const step = size * 1.15;
  for (const [at, mark] of marks.entries()) {
    const glyph = ROOT_GLYPHS[mark];
    const x = middle + (at - marks.length / 2) * step + (step - size) / 2;
    if (glyph) write(canvas, glyph, x, baseline, { font: kit.fonts.brush, size, color: color(mark.toLowerCase()) });
  }
}

function drawSeal({ kit, canvas, color }: Easel, view: View, identity: boolean, at: Box): void {
  const room = kit.rooms[view.game];
  const hidden = room?.otherSeals[view.words[1].one] ?? room?.glyphs[1];
  const glyph = (identity ? hidden : room?.glyphs[0]) ?? "";
  box(canvas, at, identity ? 6 : at.width / 2, color(identity ? "kind-b" : "kind-a"));
  const size = at.width * 0.66;
  const x = at.x + (at.width - widthOf(kit.fonts.brush, size, glyph)) / 2;
  write(canvas, glyph, x, at.y + at.height * 0.74, { font: kit.fonts.brush, size, color: color("on-kind") });
}

/** The sheet of faces is drawn in squares of this side, a little off its middle. */
const SHEET = 980;

function drawFace({ kit, canvas, color }: Easel, name: string, at: Box): void {
  const { parts, tone } = faceOf(name);
  const within = { x: at.x + at.width / 2, y: at.y + at.width / 2, radius: at.width / 2 };
  const scale = at.width / SHEET;
  box(canvas, at, at.width / 2, color("face-ground"));
  for (const part of parts) {
    for (const { outline, ink, isEvenOdd } of kit.faces[part] ?? []) {
      const place = { x: at.x + 10 * scale, y: at.y - 30 * scale, scale };
      fill(canvas, outline, place, {
        color: color(tone > 0 && /hair/.test(ink) ? `${ink}-${tone}` : ink),
        isEvenOdd,
        within,
      });
    }
  }
}

/** With round corners. */
function box(canvas: Canvas, { x, y, width, height }: Box, radius: number, color: Color): void {
  const [w, h, r] = [width - 2 * radius, height - 2 * radius, radius];
  const path = `M${r} 0h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  fill(canvas, polygonsOf(path), { x, y, scale: 1 }, { color });
}
