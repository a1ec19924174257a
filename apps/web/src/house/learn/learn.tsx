// How to play: the rules, the words, and the way to a first puzzle.

import { type Board, between, ELEMENTS, makeBoard } from "@demonstrandum/clues/board";
import { indices, type Mask } from "@demonstrandum/logic";
import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { RootIcon } from "../../base/design/roots.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { SiteFoot } from "../home/site-foot.tsx";
import style from "./learn.module.css";

interface MiniBoardProps {
  readonly rows: number;
  readonly cols: number;
  /** Who speaks or is spoken from. */
  readonly marked: readonly number[];
  readonly lit: readonly number[];
  readonly glyphs?: Readonly<Record<number, string>>;
}

/** A small picture of the board: one person marked, others lit. The caption beside it says the same in words. */
function MiniBoard({ rows, cols, marked, lit, glyphs = {} }: MiniBoardProps) {
  const [width, height] = [cols * 22 - 4, rows * 22 - 4];
  return (
    <svg
      className={style.board}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      width={width + 4}
      height={height + 4}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rows * cols }, (_, id) => {
        const [x, y] = [(id % cols) * 22, Math.floor(id / cols) * 22];
        const state = marked.includes(id) ? "marked" : lit.includes(id) ? "lit" : "plain";
        return (
          <g key={`${x} ${y}`}>
            <rect className={style[state]} x={x} y={y} width="18" height="18" rx="4" />
            {state === "marked" && <circle className={style.dot} cx={x + 9} cy={y + 9} r="4" />}
            {glyphs[id] && (
              <text className={style.glyph} x={x + 9} y={y + 14} textAnchor="middle">
                {glyphs[id]}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

type PlaceId =
  | "neighbors"
  | "neighborsAtEdge"
  | "neighborsInCorner"
  | "row"
  | "column"
  | "corners"
  | "edges"
  | "sideways"
  | "upAndDown"
  | "directly"
  | "between"
  | "common"
  | "connected";

interface Explained {
  readonly id: PlaceId;
  readonly marked: readonly number[];
  readonly lit: readonly number[];
}

const ROWS = 5;
const COLS = 4;
const at = (row: number, column: number): number => (row - 1) * COLS + column - 1;

const board: Board = makeBoard({
  rows: ROWS,
  cols: COLS,
  people: Array.from({ length: ROWS * COLS }, (_, id) => ({
    id,
    name: `Person ${String.fromCharCode(65 + id)}`,
    row: Math.floor(id / COLS),
    col: id % COLS,
  })),
});

const entry = (id: PlaceId, marked: readonly number[], lit: Mask | undefined): Explained => ({
  id,
  marked,
  lit: indices(lit ?? 0),
});

const [middle, corner, edge] = [at(3, 2), at(1, 1), at(1, 3)];

/**
 * The places that clues speak of, each as a picture. The pictures come from the board that the clues themselves are
 * understood on.
 */
const PLACES: readonly Explained[] = [
  entry("neighbors", [middle], board.neighbors[middle]),
  entry("neighborsAtEdge", [edge], board.neighbors[edge]),
  entry("neighborsInCorner", [corner], board.neighbors[corner]),
  entry("row", [], board.inRow[1]),
  entry("column", [], board.inColumn[2]),
  entry("corners", [], board.corners),
  entry("edges", [], board.edges),
  entry("sideways", [at(2, 1)], board.rightOf[at(2, 1)]),
  entry("upAndDown", [at(2, 3)], board.below[at(2, 3)]),
  entry("directly", [at(3, 3)], board.directlyAbove[at(3, 3)]),
  entry("between", [at(1, 2), at(5, 2)], between(board, at(1, 2), at(5, 2))),
  entry("common", [at(2, 2), at(4, 2)], (board.neighbors[at(2, 2)] ?? 0) & (board.neighbors[at(4, 2)] ?? 0)),
  entry("connected", [], (1 << at(2, 2)) | (1 << at(3, 2)) | (1 << at(3, 3)) | (1 << at(4, 3))),
];

export { COLS, ROWS };

interface PartProps {
  readonly words: Words["learn"];
}

interface LearnProps extends PartProps {
  readonly foot: Words["foot"];
}

export function Learn({ words, foot }: LearnProps) {
  const { first, evidence } = words;
  return (
    <Skin name="ink">
      <main className={style.learn}>
        <nav className={style.nav} aria-label={words.site}>
          <SiteLink href="/">{words.allGames}</SiteLink>
        </nav>
        <h1>{words.title}</h1>
        <ol className={style.rules}>
          {words.rules.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Panel className={style.first} aria-labelledby="first-puzzle">
          <h2 id="first-puzzle">{first.title}</h2>
          <p>{first.text}</p>
          <p className={style.begin}>
            <ButtonLink look="primary" href="/learn/quick">
              {first.quick}
            </ButtonLink>
            <ButtonLink href="/learn/first">{first.play}</ButtonLink>
          </p>
        </Panel>
        <Signs words={words} />
        <Places words={words} />
        <Counts words={words} />
        <Spoken words={words} />
        <section aria-labelledby="evidence">
          <h2 id="evidence">{evidence.title}</h2>
          <p>{evidence.text}</p>
        </section>
      </main>
      <SiteFoot words={foot} />
    </Skin>
  );
}

function Signs({ words: { signs } }: PartProps) {
  return (
    <section aria-labelledby="signs">
      <h2 id="signs">{signs.title}</h2>
      <ul className={style.signs}>
        <li>
          <Seal glyph="仙" kind="a" /> <Seal glyph="妖" kind="b" /> {signs.cultivators}
        </li>
        <li>
          <Seal glyph="人" kind="a" /> <Seal glyph="狼" kind="b" /> {signs.villagers}
        </li>
        <li>
          {ELEMENTS.map((root) => (
            <span key={root} className={style.root}>
              <RootIcon root={root} name={signs.roots[root]} /> {signs.roots[root]}
            </span>
          ))}
        </li>
        <li>{signs.fading}</li>
        <li>{signs.tags}</li>
      </ul>
    </section>
  );
}

function Places({ words }: PartProps) {
  return (
    <section aria-labelledby="places">
      <h2 id="places">{words.placesTitle}</h2>
      <ul className={style.places}>
        {PLACES.map(({ id, marked, lit }) => (
          <li key={id}>
            <MiniBoard rows={ROWS} cols={COLS} marked={marked} lit={lit} />
            <div>
              <h3>{words.places[id].title}</h3>
              <p>{words.places[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counts({ words }: PartProps) {
  return (
    <section aria-labelledby="words">
      <h2 id="words">{words.countsTitle}</h2>
      <dl className={style.words}>
        {words.counts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where everyone has spoken and some of them lie: the village, and boards of liars. */
function Spoken({ words: { spoken } }: PartProps) {
  return (
    <section aria-labelledby="spoken">
      <h2 id="spoken">{spoken.title}</h2>
      <dl className={style.words}>
        {spoken.rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{spoken.speechTitle}</dt>
          {spoken.speech.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      </dl>
      <p>
        <ButtonLink href="/village">{spoken.toVillage}</ButtonLink>
      </p>
    </section>
  );
}
