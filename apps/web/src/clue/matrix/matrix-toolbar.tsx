// Above the matrix: the newest deductions, its switches, and what the symbols mean.

import type { Contest, Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { cardNames, saidCards, tellClaim } from "../say/say.ts";
import type { News } from "../store/news.ts";
import { isNotable } from "../store/news.ts";
import { SYMBOLS } from "./cell.ts";
import style from "./matrix-toolbar.module.css";

interface MatrixToolbarProps {
  readonly setup: Setup;
  readonly news: News;
  /** The three cards of the envelope, once all are certain. */
  readonly proved: readonly string[] | undefined;
  /** The right accusation, once there is one: then there is nothing more to accuse. */
  readonly won: Contest["won"];
  readonly switches: readonly MatrixSwitch[];
}

interface MatrixSwitch {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

const LEGEND = ["owned", "lacks", "unknown", "possible", "envelope"] as const;

export function MatrixToolbar({ setup, news, proved, won, switches }: MatrixToolbarProps) {
  const words = useWords("clue");
  const { matrix } = words;
  const told = news.told.filter(isNotable);
  return (
    <div className={style.toolbar}>
      <ul className={style.legend} aria-label={matrix.symbols}>
        {LEGEND.map((look) => (
          <li key={look}>
            <b>{SYMBOLS[look]}</b> {matrix.legend[look]}
          </li>
        ))}
      </ul>
      <div className={style.switches}>
        {switches.map(({ label, isOn, onSwitch }) => (
          <button
            key={label}
            type="button"
            role="switch"
            aria-checked={isOn}
            className={style.switch}
            onClick={() => onSwitch(!isOn)}
          >
            <span aria-hidden="true" /> {label}
          </button>
        ))}
      </div>
      {won && (
        <p className={style.proved}>
          <b>
            {SYMBOLS.envelope} {matrix.over}
          </b>
          {words.intelligence.named(
            won.by === null ? null : { name: won.by, isMe: won.by === setup.me },
            saidCards(words, setup, won.cards),
          )}
        </p>
      )}
      {proved && !won && (
        <p className={style.proved}>
          <b>
            {SYMBOLS.envelope} {matrix.proved}
          </b>
          {matrix.provedCards(cardNames(words, setup, proved))}
        </p>
      )}
      {told.length > 0 && (
        <p className={style.news}>
          <b>{matrix.news}</b>
          {words.table.paragraph(told.map(({ claim }) => tellClaim(words, setup, claim)))}
        </p>
      )}
    </div>
  );
}
