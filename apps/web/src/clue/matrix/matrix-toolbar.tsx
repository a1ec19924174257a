// Above the matrix: the newest deductions, the switch for chances, and what the symbols mean.
import type { Setup } from "@demonstrandum/deals";
import { isNotable } from "../intelligence/deduction-looks.ts";
import type { News } from "../state/news.ts";
import { cardName, tellClaim } from "../words/say.ts";
import { SYMBOLS } from "./cell.ts";
import style from "./matrix-toolbar.module.css";

interface MatrixToolbarProps {
  readonly setup: Setup;
  readonly news: News;
  /** The three cards of the envelope, once all are certain. */
  readonly proved: readonly string[] | undefined;
  readonly hasChances: boolean;
  readonly onChances: (hasChances: boolean) => void;
}

const LEGEND = [
  [SYMBOLS.owned, "has it"],
  [SYMBOLS.lacks, "lacks it"],
  [SYMBOLS.unknown, "open"],
  [SYMBOLS.possible, "may have shown it"],
  [SYMBOLS.envelope, "envelope"],
] as const;

export function MatrixToolbar({ setup, news, proved, hasChances, onChances }: MatrixToolbarProps) {
  const told = news.told.filter(isNotable);
  return (
    <div className={style.toolbar}>
      <ul className={style.legend} aria-label="What the symbols mean">
        {LEGEND.map(([symbol, meaning]) => (
          <li key={symbol}>
            <b>{symbol}</b> {meaning}
          </li>
        ))}
      </ul>
      <button
        type="button"
        role="switch"
        aria-checked={hasChances}
        className={style.switch}
        onClick={() => onChances(!hasChances)}
      >
        <span aria-hidden="true" /> Chances in %
      </button>
      {proved && (
        <p className={style.proved}>
          <b>{SYMBOLS.envelope} Proved:</b> {proved.map((card) => cardName(setup, card)).join(" · ")}. Time to accuse.
        </p>
      )}
      {told.length > 0 && (
        <p className={style.news}>
          <b>New:</b> {told.map(({ claim }) => tellClaim(setup, claim)).join(" ")}
        </p>
      )}
    </div>
  );
}
