// The matrix with what stands above it: what is new, what is proved, whether chances are shown and what a tap does.

import { contestOf } from "@demonstrandum/deals";
import { type ReactNode, useCallback, useMemo } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import style from "../clue.module.css";
import { marksOf, NO_MARKS } from "../store/mark.ts";
import { type News, NO_NEWS } from "../store/news.ts";
import type { TableGame } from "../store/table-game.ts";
import type { TableAnalysis, TableWork } from "../store/use-analysis.ts";
import { useKeptSwitch } from "../store/use-kept-switch.ts";
import type { useSupposition } from "../store/use-supposition.ts";
import { provedEnvelope } from "./cell.ts";
import { MasterMatrix } from "./master-matrix.tsx";
import type { MatrixPlace } from "./matrix-row.tsx";
import { MatrixToolbar } from "./matrix-toolbar.tsx";
import { nextMark } from "./next-mark.ts";
import { Supposition } from "./supposition.tsx";

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
