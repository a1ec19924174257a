// A small picture of the board: one person marked, others lit. The caption beside it says the same in words.
import style from "./mini-board.module.css";

interface MiniBoardProps {
  readonly rows: number;
  readonly cols: number;
  /** Who speaks or is spoken from. */
  readonly marked: readonly number[];
  readonly lit: readonly number[];
  readonly glyphs?: Readonly<Record<number, string>>;
}

export function MiniBoard({ rows, cols, marked, lit, glyphs = {} }: MiniBoardProps) {
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
