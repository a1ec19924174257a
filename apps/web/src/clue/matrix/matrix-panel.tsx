// The matrix with what stands above it: what is new, what is proved, whether chances are shown and what a tap does.

import { type Analysis, contestOf, type Log, type Setup, sayCard, sayHolder } from "@demonstrandum/deals";
import { type ReactNode, useCallback, useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import style from "../clue.module.css";
import { tellClaim } from "../say/say.ts";
import { cellKey, certainHolding, marksOf, NO_MARKS } from "../store/mark.ts";
import { type News, NO_NEWS } from "../store/news.ts";
import type { TableGame } from "../store/table-game.ts";
import type { TableAnalysis, TableWork } from "../store/use-analysis.ts";
import { useKeptSwitch } from "../store/use-kept-switch.ts";
import type { Supposed, useSupposition } from "../store/use-supposition.ts";
import { provedEnvelope, sayPercent } from "./cell.ts";
import { MasterMatrix } from "./master-matrix.tsx";
import type { MatrixPlace } from "./matrix-row.tsx";
import matrixToolbarStyle from "./matrix-toolbar.module.css";
import { MatrixToolbar } from "./matrix-toolbar.tsx";

interface SuppositionProps {
  readonly setup: Setup;
  readonly supposed: Supposed;
  readonly now: Analysis;
  readonly then: Analysis | undefined;
  readonly onDrop: () => void;
}

const SHOWN = 6;

/** What would follow from a supposed cell: new certainties and how the envelope's chances change. */
export function Supposition({ setup, supposed, now, then, onDrop }: SuppositionProps) {
  const words = useWords("clue");
  const { matrix } = words;
  return (
    <section className={matrixToolbarStyle.supposed} aria-label={matrix.whatIf}>
      <p>
        <b>{matrix.youSuppose}</b>
        {words.table.paragraph([tellClaim(words, setup, { kind: "cell", ...supposed }), matrix.notRecorded])}
      </p>
      {!then && <p>{words.page.working}</p>}
      {then && !then.consistent && <p>{matrix.contradicts}</p>}
      {then?.consistent && <Changes {...{ setup, now, then }} />}
      <Button onClick={onDrop}>{matrix.drop}</Button>
    </section>
  );
}

function Changes({ setup, now, then }: { readonly setup: Setup; readonly now: Analysis; readonly then: Analysis }) {
  const words = useWords("clue");
  const { matrix, table } = words;
  const placed = Object.entries(then.owners).filter(([card]) => now.owners[card] === undefined);
  const shifts = now.progress.flatMap(({ kind, candidates }) => {
    const after = new Map(
      then.progress.find((each) => each.kind === kind)?.candidates.map((each) => [each.card, each.probability]),
    );
    return candidates.map(({ card, probability }) => ({ card, before: probability, after: after.get(card) ?? 0 }));
  });
  const largest = shifts
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, SHOWN);
  return (
    <>
      <p>
        {table.paragraph([
          matrix.envelopesIf(then.envelopes.length, now.envelopes.length),
          ...(placed.length === 0
            ? [matrix.noneMore]
            : placed.map(([card, owner]) =>
                matrix.placed(sayHolder(table, setup, owner), sayCard(table, setup, card)),
              )),
        ])}
      </p>
      <ul>
        {largest
          .filter(({ before, after }) => Math.abs(after - before) > 0.004)
          .map(({ card, before, after }) => (
            <li key={card}>
              {matrix.shift(sayCard(table, setup, card), sayPercent(words, before), sayPercent(words, after))}
            </li>
          ))}
      </ul>
    </>
  );
}

// What a tap on a cell sets where taps mark cells: has it, lacks it, nothing again, and no step that would change
// nothing.

/** A mark, or none; "fixed" where the deal itself says it, which no mark can override. */
type NextMark = boolean | "none" | "fixed";

export function nextMark(log: Log, analysis: Analysis, owner: string, card: string): NextMark {
  const mark = marksOf(log, analysis).get(cellKey(owner, card));
  if (mark) return mark.holds && mark.standing !== "contested" ? false : "none";
  if (isFixed(analysis, owner, card)) return "fixed";
  return certainHolding(analysis, owner, card) !== true;
}

const isFixed = ({ deductions }: Analysis, owner: string, card: string): boolean =>
  deductions.some(
    ({ claim, sources }) =>
      sources.length === 0 && claim.kind === "cell" && claim.owner === owner && claim.card === card,
  );

interface MatrixPanelProps {
  readonly game: TableGame;
  readonly latest: TableAnalysis | undefined;
  readonly news: News;
  readonly work: TableWork;
  readonly supposition: ReturnType<typeof useSupposition>;
  /** Cells that a proof speaks of, by their keys. */
  readonly lit: readonly string[];
  readonly onChoose: (place: MatrixPlace) => void;
  /** Undefined takes the mark back. */
  readonly onMark: (owner: string, card: string, holds: boolean | undefined) => void;
  readonly learning: boolean;
  readonly onLearn: (isOn: boolean) => void;
  /** In place of the matrix, while somebody learns. */
  readonly children: ReactNode;
}

/** A tap opens a cell, or goes round its marks where that is switched on. */
function useTap(taps: boolean, { game: { log }, latest, onChoose, onMark }: MatrixPanelProps) {
  return useCallback(
    (place: MatrixPlace) => {
      const { owner, card } = place;
      const next = taps && owner !== undefined && latest ? nextMark(log, latest.analysis, owner, card) : "fixed";
      if (owner === undefined || next === "fixed") onChoose(place);
      else onMark(owner, card, next === "none" ? undefined : next);
    },
    [taps, log, latest, onChoose, onMark],
  );
}

export function MatrixPanel(props: MatrixPanelProps) {
  const { setup, log } = props.game;
  const { latest, news, work, supposition, lit } = props;
  const { matrix, learn } = useWords("clue");
  const [showsChances, setShowsChances] = useKeptSwitch("chances");
  const [tapsMark, setTapsMark] = useKeptSwitch("tap-marks");
  const { learning, onLearn, children } = props;
  const onTap = useTap(tapsMark, props);
  const marks = useMemo(() => (latest ? marksOf(latest.log, latest.analysis) : NO_MARKS), [latest]);
  const won = useMemo(() => contestOf(log).won, [log]);
  const shown = supposition.then?.analysis.consistent ? supposition.then : latest;
  return (
    <Panel className={style.matrixPanel} aria-label={matrix.name}>
      <MatrixToolbar
        {...{ setup, won }}
        news={learning ? NO_NEWS : news}
        proved={learning ? undefined : latest && provedEnvelope(latest.analysis)}
        switches={[
          { label: matrix.chances, isOn: showsChances, onSwitch: setShowsChances },
          { label: matrix.tapMarks, isOn: tapsMark, onSwitch: setTapsMark },
          { label: learn.name, isOn: learning, onSwitch: onLearn },
        ]}
      />
      {supposition.supposed && latest && (
        <Supposition
          setup={setup}
          supposed={supposition.supposed}
          now={latest.analysis}
          then={supposition.then?.analysis}
          onDrop={supposition.drop}
        />
      )}
      {learning ? (
        children
      ) : shown ? (
        <MasterMatrix
          {...shown}
          {...{ marks, lit }}
          onChoose={onTap}
          fresh={news.cells}
          hasChances={showsChances && shown.analysis.exactness !== "rules"}
        />
      ) : (
        <p className={style.waiting}>{work.failure ?? (work.isStopped ? matrix.notYet : matrix.thinking)}</p>
      )}
    </Panel>
  );
}
