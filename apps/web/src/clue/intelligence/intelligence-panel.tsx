// The Intelligence Panel: how far the solution is, what the table's figures are, what was concluded and what is still open.
"use client";

import { type Analysis, citeEntries, type Log, type Setup, sayCard, sayList } from "@demonstrandum/deals";
import { memo } from "react";
import { Panel } from "../../design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { Icon } from "../parts/icon.tsx";
import type { KnownHabits } from "../state/use-habits.ts";
import { cardName, roundCount } from "../words/say.ts";
import { DeductionList } from "./deduction-list.tsx";
import { HabitsPanel } from "./habits-panel.tsx";
import style from "./intelligence.module.css";
import { ReviewPanel } from "./review-panel.tsx";
import { countFacts } from "./statistics.ts";

interface IntelligencePanelProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

interface WholePanelProps extends IntelligencePanelProps {
  readonly habits: KnownHabits;
}

const SHOWN_ENVELOPES = 5;

export const IntelligencePanel = memo(function IntelligencePanel({ habits, ...props }: WholePanelProps) {
  return (
    <>
      <Solution {...props} />
      <Figures {...props} />
      <ReviewPanel setup={props.setup} log={props.log} />
      <DeductionList {...props} />
      <OpenLinks {...props} />
      <HabitsPanel setup={props.setup} habits={habits} />
    </>
  );
});

function Solution({ setup, analysis }: IntelligencePanelProps) {
  const proved = analysis.progress.filter((each) => each.proved !== undefined).length;
  return (
    <Panel aria-labelledby="solution-title">
      <h2 id="solution-title">
        The envelope <small className={style.aside}>{proved} of 3 proved</small>
      </h2>
      <ul className={style.solution}>
        {analysis.progress.map(({ kind, proved: card, candidates }) => {
          const [first] = candidates;
          return (
            <li key={kind} data-proved={card !== undefined}>
              <small className={style.kind}>{kind}</small>
              <b>{card === undefined ? (first ? cardName(setup, first.card) : "?") : cardName(setup, card)}</b>
              <small>
                {card !== undefined
                  ? "◆ proved"
                  : `${analysis.exactness === "rules" ? "" : `${sayPercent(first?.probability ?? 0)} · `}${candidates.length} left`}
              </small>
            </li>
          );
        })}
      </ul>
      <h3 className={style.sub}>Most likely</h3>
      <ol className={style.chart}>
        {analysis.envelopes.slice(0, SHOWN_ENVELOPES).map(({ cards, probability }) => (
          <li key={cards.join()}>
            <span>{cards.map((card) => cardName(setup, card)).join(" · ")}</span>
            <b>{sayPercent(probability)}</b>
            <span className={style.bar} aria-hidden="true">
              <i style={{ width: `${probability * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Figures({ log, analysis }: IntelligencePanelProps) {
  const { certain, cells, owned } = countFacts(analysis);
  const rows: readonly (readonly [string, string])[] = [
    ["Ways to deal the cards", analysis.deals === undefined ? "too many to count" : roundCount(analysis.deals)],
    ["Envelopes possible", analysis.envelopes.length.toLocaleString("en")],
    ["Cards placed", `${owned} of ${Object.keys(analysis.matrix).length}`],
    ["Cells certain", `${certain} of ${cells}`],
    ["Entries", `${log.length}`],
    ["Links open", `${analysis.links.filter(({ open }) => open).length}`],
  ];
  return (
    <Panel aria-labelledby="figures-title">
      <h2 id="figures-title">Figures</h2>
      <dl className={style.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {analysis.exactness === "sampled" && (
        <p className={style.note}>What is certain is exact; the chances here are estimates from drawn deals.</p>
      )}
      {analysis.exactness === "rules" && (
        <p className={style.note}>
          This table is too much to work out. What is shown is certain, from the rules; there may be more, and chances
          are not known.
        </p>
      )}
    </Panel>
  );
}

function OpenLinks({ setup, log, analysis }: IntelligencePanelProps) {
  const open = analysis.links.filter((link) => link.open);
  return (
    <Panel aria-labelledby="links-title">
      <h2 id="links-title">
        Open links <small className={style.aside}>showed one of these</small>
      </h2>
      {open.length === 0 && (
        <p className={style.note}>None. Every card that was shown is known or nobody showed one.</p>
      )}
      <ul className={style.list}>
        {open.map((link) => (
          <li key={link.id}>
            <Icon name="link" size={18} />
            <span>
              {link.player}:{" "}
              {sayList(
                link.possible.map(
                  (card) => `${sayCard(setup, card)} ${sayPercent(analysis.probabilities[card]?.[link.player] ?? 0)}`,
                ),
                "or",
              )}
              <small>{citeEntries([link.entry], log)}</small>
            </span>
          </li>
        ))}
      </ul>
      {analysis.leads.length > 0 && (
        <>
          <h3 className={style.sub}>Leads, not proofs</h3>
          <ul className={style.list}>
            {analysis.leads.map(({ player, card, links, probability }) => (
              <li key={`${player}|${card}`}>
                <span className={style.lead} aria-hidden="true">
                  ≈
                </span>
                <span>
                  {player} has {sayCard(setup, card)}: {sayPercent(probability)}
                  <small>{links.length} open links share it</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
