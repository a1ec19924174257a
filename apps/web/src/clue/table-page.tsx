// A game being played: the matrix, what follows from it, the advisor and the log. Three columns on a wide screen, one at a time on a phone.
"use client";

import { useState } from "react";
import { Announcer } from "../design/announcer.tsx";
import { AdvisorPanel } from "./advisor/advisor-panel.tsx";
import { type Advisor, useAdvisor } from "./advisor/use-advisor.ts";
import style from "./clue.module.css";
import { useSharing } from "./following/use-sharing.ts";
import { IntelligencePanel } from "./intelligence/intelligence-panel.tsx";
import { ConflictBanner } from "./log/conflict-banner.tsx";
import { LogPanel } from "./log/log-panel.tsx";
import { MatrixPanel } from "./matrix/matrix-panel.tsx";
import { PrivacyCover } from "./privacy-cover.tsx";
import { isTouched } from "./state/draft.ts";
import type { TableGame } from "./state/table-game.ts";
import type { TableStore } from "./state/table-store.ts";
import { useAnalysis } from "./state/use-analysis.ts";
import { useCover } from "./state/use-cover.ts";
import { useHabits } from "./state/use-habits.ts";
import { useNews } from "./state/use-news.ts";
import { useSupposition } from "./state/use-supposition.ts";
import { useTableActions } from "./state/use-table-actions.ts";
import { useUndoKeys } from "./state/use-undo-keys.ts";
import { type Part, TableBar } from "./table-bar.tsx";
import { TableHeader } from "./table-header.tsx";
import { type TableSheet, TableSheets } from "./table-sheets.tsx";
import { tellClaim } from "./words/say.ts";
import { useClueWords } from "./words/wording.ts";

interface TablePageProps {
  readonly store: TableStore;
  readonly game: TableGame;
}

export function TablePage({ store, game }: TablePageProps) {
  const words = useClueWords();
  const { setup, draft } = game;
  const analysed = useAnalysis(game);
  const { latest, work } = analysed;
  const [part, setPart] = useState<Part>("matrix");
  const [sheet, setSheet] = useState<TableSheet>();
  const [isCovered, setCovered] = useCover();
  const { news, turn } = useNews(latest?.analysis);
  const habits = useHabits(game);
  const advisor = useAdvisor(game, habits.used);
  const sharing = useSharing(game);
  const supposition = useSupposition(game);
  const act = useTableActions(store, setSheet);
  useUndoKeys(store);
  const ask = (question: string) => {
    setSheet(undefined);
    setPart("advisor");
    advisor.ask(question);
  };

  if (isCovered) return <PrivacyCover onLift={() => setCovered(false)} />;
  return (
    <main className={style.table} data-part={part}>
      <TableHeader
        {...{ game, store, work }}
        analysis={latest?.analysis}
        onRecord={act.record}
        onCover={() => setCovered(true)}
        onMenu={() => setSheet({ name: "menu" })}
      />
      {latest && (
        <div className={style.banner}>
          <ConflictBanner {...latest} onEdit={act.edit} onDelete={act.remove} onSetup={act.correctSetup} />
        </div>
      )}
      <Columns {...{ store, game, analysed, news, advisor, habits, supposition, act }} />
      <TableBar part={part} onPart={setPart} onRecord={act.record} hasDraft={draft !== null && isTouched(draft)} />
      <Announcer
        text={words.table.paragraph(news.told.map(({ claim }) => tellClaim(words, setup, claim)))}
        turn={turn}
      />
      {sheet && (
        <TableSheets
          {...{ store, game, sharing, latest, sheet }}
          onSheet={setSheet}
          onAsk={ask}
          onSuppose={supposition.suppose}
        />
      )}
    </main>
  );
}

interface ColumnsProps extends TablePageProps {
  readonly analysed: ReturnType<typeof useAnalysis>;
  readonly news: ReturnType<typeof useNews>["news"];
  readonly advisor: Advisor;
  readonly habits: ReturnType<typeof useHabits>;
  readonly supposition: ReturnType<typeof useSupposition>;
  readonly act: ReturnType<typeof useTableActions>;
}

function Columns({ store, game, analysed, news, advisor, habits, supposition, act }: ColumnsProps) {
  const { setup, log } = game;
  const { latest, work, isCurrent } = analysed;
  return (
    <div className={style.columns}>
      <div className={style.part} data-part="matrix">
        <MatrixPanel {...{ game, latest, news, work, supposition }} onChoose={act.choose} />
      </div>
      <div className={style.part} data-part="intelligence">
        {latest && <IntelligencePanel {...latest} habits={habits} />}
      </div>
      <div className={style.side}>
        <div className={style.part} data-part="advisor">
          <AdvisorPanel {...{ game, advisor, habits }} isReady={isCurrent} onRoom={act.setRoom} />
        </div>
        <div className={style.part} data-part="log">
          <LogPanel
            {...{ setup, log }}
            analysis={latest?.analysis}
            onRecord={act.record}
            onEdit={act.edit}
            onCorrect={store.correct}
            onDelete={act.remove}
            onMove={store.move}
          />
        </div>
      </div>
    </div>
  );
}
