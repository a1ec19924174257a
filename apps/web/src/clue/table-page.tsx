// A game being played: the matrix, what follows from it, the advisor and the log. Three columns on a wide screen, one at a time on a phone.
"use client";

import { lazy, Suspense, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Announcer } from "../base/design/announcer.tsx";
import { Panel } from "../base/design/panel.tsx";
import { openStorage } from "../base/storage/storage.ts";
import { isNewcomer } from "../base/storage/visits.ts";
import { AdvisorPanel } from "./advisor/advisor-panel.tsx";
import { type Advisor, useAdvisor } from "./advisor/use-advisor.ts";
import style from "./clue.module.css";
import { useSharing } from "./following/use-sharing.ts";
import { IntelligencePanel } from "./intelligence/intelligence-panel.tsx";
import { ConflictBanner } from "./log/conflict-banner.tsx";
import { LogPanel } from "./log/log-panel.tsx";
import { MatrixPanel } from "./matrix/matrix-panel.tsx";
import { PrivacyCover } from "./privacy-cover.tsx";
import { tellClaim } from "./say/say.ts";
import { isTouched } from "./store/draft.ts";
import type { TableGame } from "./store/table-game.ts";
import type { TableStore } from "./store/table-store.ts";
import { useAnalysis } from "./store/use-analysis.ts";
import { useCover } from "./store/use-cover.ts";
import { useHabits } from "./store/use-habits.ts";
import { useKeptSwitch } from "./store/use-kept-switch.ts";
import { useNews } from "./store/use-news.ts";
import { useSupposition } from "./store/use-supposition.ts";
import { useUndoKeys } from "./store/use-undo-keys.ts";
import { type Part, TableBar } from "./table-bar.tsx";
import { TableHeader } from "./table-header.tsx";
import { type TableSheet, TableSheets } from "./table-sheets.tsx";
import { useTableActions } from "./use-table-actions.ts";

const LearnPanel = lazy(async () => ({ default: (await import("./learn/learn-panel.tsx")).LearnPanel }));
/** At a first table only. */
const ClueCoach = lazy(async () => ({ default: (await import("./clue-coach.tsx")).ClueCoach }));

/** The coach for whoever is new, and how to call it again. */
function useCoach(uncover: () => void) {
  const [isHere, setHere] = useState(() => isNewcomer(openStorage(), "clue"));
  const call = () => {
    uncover();
    setHere(true);
  };
  const shown = isHere && (
    <Suspense>
      <ClueCoach onDone={() => setHere(false)} />
    </Suspense>
  );
  return { shown, call };
}

interface TablePageProps {
  readonly store: TableStore;
  readonly game: TableGame;
}

export function TablePage({ store, game }: TablePageProps) {
  const words = useWords("clue");
  const { setup, draft } = game;
  const analysed = useAnalysis(game);
  const { latest, work } = analysed;
  const [part, setPart] = useState<Part>("matrix");
  const [sheet, setSheet] = useState<TableSheet>();
  const [isCovered, setCovered] = useCover();
  const coach = useCoach(() => setSheet(undefined));
  const { news, turn } = useNews(latest?.analysis);
  const habits = useHabits(game);
  const advisor = useAdvisor(game, habits.used);
  const sharing = useSharing(game);
  const supposition = useSupposition(game);
  const act = useTableActions(store, setSheet);
  const learn = useKeptSwitch("learn");
  const [learning] = learn;
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
      <Columns {...{ store, game, analysed, news, advisor, habits, supposition, act, learn }} lit={litIn(sheet)} />
      <TableBar part={part} onPart={setPart} onRecord={act.record} hasDraft={draft !== null && isTouched(draft)} />
      <Announcer
        text={words.table.paragraph((learning ? [] : news.told).map(({ claim }) => tellClaim(words, setup, claim)))}
        turn={turn}
      />
      {!sheet && coach.shown}
      {sheet && (
        <TableSheets
          {...{ store, game, sharing, latest, sheet }}
          onSheet={setSheet}
          onAsk={ask}
          onSuppose={supposition.suppose}
          onCoach={coach.call}
        />
      )}
    </main>
  );
}

const NOTHING_LIT: readonly string[] = [];
const litIn = (sheet: TableSheet | undefined): readonly string[] =>
  (sheet?.name === "place" ? sheet.lit : undefined) ?? NOTHING_LIT;

interface ColumnsProps extends TablePageProps {
  readonly lit: readonly string[];
  readonly analysed: ReturnType<typeof useAnalysis>;
  readonly news: ReturnType<typeof useNews>["news"];
  readonly advisor: Advisor;
  readonly habits: ReturnType<typeof useHabits>;
  readonly supposition: ReturnType<typeof useSupposition>;
  readonly act: ReturnType<typeof useTableActions>;
  /** Whether my own marks stand in place of what follows, and what says so is put away. */
  readonly learn: ReturnType<typeof useKeptSwitch>;
}

function Columns({ store, game, analysed, news, advisor, habits, supposition, act, lit, learn }: ColumnsProps) {
  const [learning, onLearn] = learn;
  const { setup, log } = game;
  const { latest, work, isCurrent } = analysed;
  return (
    <div className={style.columns}>
      <div className={style.part} data-part="matrix">
        <MatrixPanel
          {...{ game, latest, news, work, supposition, lit, learning, onLearn }}
          onChoose={act.choose}
          onMark={act.mark}
        >
          <Suspense>{learning && latest && <LearnPanel {...latest} table={game.id} />}</Suspense>
        </MatrixPanel>
      </div>
      <div className={style.part} data-part="intelligence">
        {learning ? <PutAway /> : latest && <IntelligencePanel {...latest} habits={habits} />}
      </div>
      <div className={style.side}>
        <div className={style.part} data-part="advisor">
          {learning ? (
            <PutAway />
          ) : (
            <AdvisorPanel {...{ game, advisor, habits }} isReady={isCurrent} onRoom={act.setRoom} />
          )}
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

/** Where something would tell what I mean to find myself. */
function PutAway() {
  const { learn } = useWords("clue");
  return <Panel>{learn.putAway}</Panel>;
}
