// The matrix with what stands above it: what is new, what is proved, and whether chances are shown.
import { contestOf } from "@demonstrandum/deals";
import { useMemo } from "react";
import { Panel } from "../../design/panel.tsx";
import style from "../clue.module.css";
import type { News } from "../state/news.ts";
import type { TableGame } from "../state/table-game.ts";
import type { TableAnalysis, TableWork } from "../state/use-analysis.ts";
import { useShowsChances } from "../state/use-shows-chances.ts";
import type { useSupposition } from "../state/use-supposition.ts";
import { useClueWords } from "../words/wording.ts";
import { provedEnvelope } from "./cell.ts";
import { marksOf, NO_MARKS } from "./mark.ts";
import { MasterMatrix, type MatrixPlace } from "./master-matrix.tsx";
import { MatrixToolbar } from "./matrix-toolbar.tsx";
import { Supposition } from "./supposition.tsx";

interface MatrixPanelProps {
  readonly game: TableGame;
  readonly latest: TableAnalysis | undefined;
  readonly news: News;
  readonly work: TableWork;
  readonly supposition: ReturnType<typeof useSupposition>;
  readonly onChoose: (place: MatrixPlace) => void;
}

export function MatrixPanel({ game: { setup, log }, latest, news, work, supposition, onChoose }: MatrixPanelProps) {
  const { matrix } = useClueWords();
  const [showsChances, setShowsChances] = useShowsChances();
  const marks = useMemo(() => (latest ? marksOf(latest.log, latest.analysis) : NO_MARKS), [latest]);
  const won = useMemo(() => contestOf(log).won, [log]);
  const shown = supposition.then?.analysis.consistent ? supposition.then : latest;
  return (
    <Panel className={style.matrixPanel} aria-label={matrix.name}>
      <MatrixToolbar
        {...{ news, setup, won }}
        proved={latest && provedEnvelope(latest.analysis)}
        hasChances={showsChances}
        onChances={setShowsChances}
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
      {shown ? (
        <MasterMatrix
          {...shown}
          {...{ marks, onChoose }}
          fresh={news.cells}
          hasChances={showsChances && shown.analysis.exactness !== "rules"}
        />
      ) : (
        <p className={style.waiting}>{work.failure ?? (work.isStopped ? matrix.notYet : matrix.thinking)}</p>
      )}
    </Panel>
  );
}
