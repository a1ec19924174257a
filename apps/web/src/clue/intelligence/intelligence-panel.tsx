// The Intelligence Panel: how far the solution is, what the table's figures are, what was concluded and what is still open.
"use client";

import {
  type Analysis,
  citeEntries,
  type Deduction,
  type DeductionType,
  type Log,
  type Setup,
  sayCard,
  sayReason,
} from "@demonstrandum/deals";
import { memo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { sayPercent } from "../matrix/cell.ts";
import { HeadlineChoice } from "../parts/headline-choice.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { cardName, cardNames, sayClock, tellClaim } from "../say/say.ts";
import { isNotable } from "../store/news.ts";
import type { KnownHabits } from "../store/use-habits.ts";
import { AssumptionsPanel } from "./assumptions-panel.tsx";
import { HabitsPanel } from "./habits-panel.tsx";
import style from "./intelligence.module.css";
import { ReviewPanel } from "./review-panel.tsx";

interface DeductionLook {
  readonly icon: IconName;
  readonly tone: "green" | "wine" | "accent" | "soft";
}

/** How each type of deduction is drawn. */
const DEDUCTION_LOOKS: Readonly<Record<DeductionType, DeductionLook>> = {
  envelope: { icon: "diamond", tone: "wine" },
  card_owned: { icon: "check", tone: "green" },
  card_not_owned: { icon: "cross", tone: "soft" },
  link_resolved: { icon: "link", tone: "green" },
  cross_reference: { icon: "paths", tone: "accent" },
  card_count: { icon: "count", tone: "accent" },
  either_or: { icon: "paths", tone: "accent" },
  whole_table: { icon: "table", tone: "accent" },
  manual_adjustment: { icon: "hand", tone: "accent" },
};

interface DeductionListProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

const PAGE = 6;
const TYPES = Object.keys(DEDUCTION_LOOKS) as DeductionType[];
type Filter = "notable" | "all" | DeductionType;

const passes = (deduction: Deduction, filter: Filter): boolean => {
  if (filter === "all") return true;
  return filter === "notable" ? isNotable(deduction) : deduction.type === filter;
};

/** Recent deductions, newest first, by type. */
function DeductionList({ setup, log, analysis }: DeductionListProps) {
  const words = useWords("clue");
  const { intelligence } = words;
  const [filter, setFilter] = useState<Filter>("notable");
  const [shown, setShown] = useState(PAGE);
  const found = analysis.deductions.filter((deduction) => passes(deduction, filter)).toReversed();
  return (
    <Panel aria-labelledby="deductions-title">
      <HeadlineChoice
        id="deductions-title"
        title={intelligence.deductions}
        label={intelligence.which}
        value={filter}
        onChange={(value) => {
          setFilter(value as Filter);
          setShown(PAGE);
        }}
      >
        <option value="notable">{intelligence.notable}</option>
        <option value="all">{intelligence.all(analysis.deductions.length)}</option>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {intelligence.typeCount(
              intelligence.types[type],
              analysis.deductions.filter((each) => each.type === type).length,
            )}
          </option>
        ))}
      </HeadlineChoice>
      {found.length === 0 && <p className={style.note}>{intelligence.nothing}</p>}
      <ul className={style.list}>
        {found.slice(0, shown).map((deduction) => {
          const look = DEDUCTION_LOOKS[deduction.type];
          return (
            <li key={deduction.id} data-tone={look.tone}>
              <Icon name={look.icon} size={18} />
              <span>
                {tellClaim(words, setup, deduction.claim)}
                <small>
                  {sayReason(words.table, deduction, setup, log)} {sayClock(words, deduction.time)}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + 4 * PAGE)}>
          {intelligence.more(found.length - shown)}
        </Button>
      )}
    </Panel>
  );
}

interface FactCount {
  readonly certain: number;
  readonly cells: number;
  /** Cards whose place is known. */
  readonly owned: number;
}

/** How much of the matrix is settled. */
function countFacts({ matrix, owners }: Analysis): FactCount {
  const states = Object.values(matrix).flatMap((row) => [...Object.values(row.players), row.envelope]);
  const isOpen = (state: string) => state === "unknown" || state === "potentially_owned";
  return {
    certain: states.filter((state) => !isOpen(state)).length,
    cells: states.length,
    owned: Object.keys(owners).length,
  };
}

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
      <HabitsPanel {...props} habits={habits} />
      <AssumptionsPanel {...props} />
    </>
  );
});

function Solution({ setup, analysis }: IntelligencePanelProps) {
  const words = useWords("clue");
  const says = words.intelligence;
  const proved = analysis.progress.filter((each) => each.proved !== undefined).length;
  return (
    <Panel aria-labelledby="solution-title">
      <h2 id="solution-title">
        {says.envelope} <small className={style.aside}>{says.provedOf(proved)}</small>
      </h2>
      <ul className={style.solution}>
        {analysis.progress.map(({ kind, proved: card, candidates }) => {
          const [first] = candidates;
          return (
            <li key={kind} data-proved={card !== undefined}>
              <small className={style.kind}>{says.kinds[kind]}</small>
              <b>
                {card === undefined ? (first ? cardName(words, setup, first.card) : "?") : cardName(words, setup, card)}
              </b>
              <small>
                {card !== undefined
                  ? says.proved
                  : says.left(
                      candidates.length,
                      analysis.exactness === "rules" ? undefined : sayPercent(words, first?.probability ?? 0),
                    )}
              </small>
            </li>
          );
        })}
      </ul>
      <h3 className={style.sub}>{says.likeliest}</h3>
      <ol className={style.chart}>
        {analysis.envelopes.slice(0, SHOWN_ENVELOPES).map(({ cards, probability }) => (
          <li key={cards.join()}>
            <span>{cardNames(words, setup, cards).join(" · ")}</span>
            <b>{sayPercent(words, probability)}</b>
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
  const { intelligence: says, figures } = useWords("clue");
  const { certain, cells, owned } = countFacts(analysis);
  const rows: readonly (readonly [string, string])[] = [
    [says.ways, analysis.deals === undefined ? says.tooMany : figures.round(analysis.deals)],
    [says.envelopes, figures.number(analysis.envelopes.length)],
    [says.placed, says.of(owned, Object.keys(analysis.matrix).length)],
    [says.certain, says.of(certain, cells)],
    [says.entries, `${log.length}`],
    [says.linksOpen, `${analysis.links.filter(({ open }) => open).length}`],
  ];
  return (
    <Panel aria-labelledby="figures-title">
      <h2 id="figures-title">{says.figures}</h2>
      <dl className={style.figures}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {analysis.exactness === "sampled" && <p className={style.note}>{says.sampled}</p>}
      {analysis.exactness === "rules" && <p className={style.note}>{says.onlyRules}</p>}
    </Panel>
  );
}

function OpenLinks({ setup, log, analysis }: IntelligencePanelProps) {
  const words = useWords("clue");
  const { intelligence: says, table } = words;
  const open = analysis.links.filter((link) => link.open);
  return (
    <Panel aria-labelledby="links-title">
      <h2 id="links-title">
        {says.links} <small className={style.aside}>{says.linksNote}</small>
      </h2>
      {open.length === 0 && <p className={style.note}>{says.noLinks}</p>}
      <ul className={style.list}>
        {open.map((link) => (
          <li key={link.id}>
            <Icon name="link" size={18} />
            <span>
              {says.link(
                link.player,
                link.possible.map((card) => ({
                  card: sayCard(table, setup, card),
                  percent: sayPercent(words, analysis.probabilities[card]?.[link.player] ?? 0),
                })),
              )}
              <small>{citeEntries(table, [link.entry], log)}</small>
            </span>
          </li>
        ))}
      </ul>
      {analysis.leads.length > 0 && (
        <>
          <h3 className={style.sub}>{says.leads}</h3>
          <ul className={style.list}>
            {analysis.leads.map(({ player, card, links, probability }) => (
              <li key={`${player}|${card}`}>
                <span className={style.lead} aria-hidden="true">
                  ≈
                </span>
                <span>
                  {says.lead(player, sayCard(table, setup, card), sayPercent(words, probability))}
                  <small>{says.leadLinks(links.length)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
