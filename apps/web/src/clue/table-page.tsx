// A game being played: the matrix, what follows from it, the advisor and the log. Three columns on a desk, one at a time on a phone.
"use client";

import type { Entry } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { Announcer } from "../design/announcer.tsx";
import { Panel } from "../design/panel.tsx";
import { AdvisorPanel } from "./advisor/advisor-panel.tsx";
import { useAdvisor } from "./advisor/use-advisor.ts";
import style from "./clue.module.css";
import { useDesk } from "./desk/use-desk.ts";
import { EntrySheet } from "./entry/entry-sheet.tsx";
import { IntelligencePanel } from "./intelligence/intelligence-panel.tsx";
import { ConflictBanner } from "./log/conflict-banner.tsx";
import { LogPanel } from "./log/log-panel.tsx";
import { provedEnvelope } from "./matrix/cell.ts";
import { MasterMatrix, type Place } from "./matrix/master-matrix.tsx";
import { MatrixToolbar } from "./matrix/matrix-toolbar.tsx";
import { PlaceSheet } from "./matrix/place-sheet.tsx";
import { isIdle, isTouched, newSuggestion } from "./state/draft.ts";
import type { Game } from "./state/game.ts";
import type { TableStore } from "./state/table-store.ts";
import { useNews } from "./state/use-news.ts";
import { useShowsChances } from "./state/use-shows-chances.ts";
import { useUndoKeys } from "./state/use-undo-keys.ts";
import { type Part, TableBar } from "./table-bar.tsx";
import { TableHeader } from "./table-header.tsx";
import { TableMenu } from "./table-menu.tsx";
import { tellClaim } from "./words/say.ts";

interface TablePageProps {
  readonly store: TableStore;
  readonly game: Game;
}

type Sheet =
  | { readonly name: "entry" }
  | { readonly name: "menu" | "setup" }
  | { readonly name: "place"; readonly place: Place };

export function TablePage({ store, game }: TablePageProps) {
  const { setup, log, draft } = game;
  const question = useMemo(() => ({ kind: "analyse" as const, setup, log }), [setup, log]);
  const desk = useDesk(question);
  const latest = useMemo(
    () =>
      desk.latest && {
        setup: desk.latest.question.setup,
        log: desk.latest.question.log,
        analysis: desk.latest.answer,
      },
    [desk.latest],
  );
  const [part, setPart] = useState<Part>("matrix");
  const [sheet, setSheet] = useState<Sheet>();
  const [showsChances, setShowsChances] = useShowsChances();
  const { news, turn } = useNews(latest?.analysis);
  const advisor = useAdvisor(game);
  useUndoKeys(store);

  const close = () => setSheet(undefined);
  const leaveEntry = () => {
    if (draft && isIdle(draft, log)) store.endDraft();
    close();
  };
  // What the parts of the page can do to the game; the same as long as the store is, so that a draft does not draw them all again.
  const act = useMemo(
    () => ({
      record() {
        const { game: now } = store.getState();
        if (now && !now.draft) store.setDraft(newSuggestion(now.setup, now.log));
        setSheet({ name: "entry" });
      },
      edit(entry: Entry) {
        store.edit(entry);
        setSheet({ name: "entry" });
      },
      remove: (id: string) => store.remove([id]),
      choose: (place: Place) => setSheet({ name: "place", place }),
      setRoom: (room: string | null) => store.setRoom(room),
    }),
    [store],
  );
  const ask = (question: string) => {
    close();
    setPart("advisor");
    advisor.ask(question);
  };
  const marked = useMemo(
    () => new Set(log.flatMap((entry) => (entry.type === "fact" ? `${entry.owner}|${entry.card}` : []))),
    [log],
  );

  return (
    <main className={style.table} data-part={part}>
      <TableHeader
        {...{ game, store }}
        isSlow={desk.isSlow}
        failure={desk.failure}
        deals={latest?.analysis.deals}
        onRecord={act.record}
        onMenu={() => setSheet({ name: "menu" })}
      />
      {latest && (
        <div className={style.banner}>
          <ConflictBanner
            {...latest}
            onEdit={act.edit}
            onDelete={act.remove}
            onSetup={() => setSheet({ name: "setup" })}
          />
        </div>
      )}
      <div className={style.columns}>
        <div className={style.part} data-part="matrix">
          <Panel className={style.matrixPanel} aria-label="Master Matrix">
            <MatrixToolbar
              {...{ news, setup }}
              proved={latest && provedEnvelope(latest.analysis)}
              hasChances={showsChances}
              onChances={setShowsChances}
            />
            {latest ? (
              <MasterMatrix
                {...latest}
                marked={marked}
                fresh={news.cells}
                hasChances={showsChances}
                onChoose={act.choose}
              />
            ) : (
              <p className={style.waiting}>{desk.failure ?? "Thinking …"}</p>
            )}
          </Panel>
        </div>
        <div className={style.part} data-part="intelligence">
          {latest && <IntelligencePanel {...latest} />}
        </div>
        <div className={style.side}>
          <div className={style.part} data-part="advisor">
            <AdvisorPanel {...{ game, advisor }} isReady={desk.latest?.question === question} onRoom={act.setRoom} />
          </div>
          <div className={style.part} data-part="log">
            <LogPanel
              {...{ setup, log }}
              analysis={latest?.analysis}
              onRecord={act.record}
              onEdit={act.edit}
              onDelete={act.remove}
              onMove={store.move}
            />
          </div>
        </div>
      </div>
      <TableBar part={part} onPart={setPart} onRecord={act.record} hasDraft={draft !== null && isTouched(draft)} />
      <Announcer text={news.told.map(({ claim }) => tellClaim(setup, claim)).join(" ")} turn={turn} />
      {sheet?.name === "entry" && draft && (
        <EntrySheet
          {...{ setup, log, draft }}
          onChange={(next) => store.setDraft(next)}
          onClose={leaveEntry}
          onDiscard={() => {
            if (draft.editing === null) return store.setDraft(newSuggestion(setup, log));
            store.endDraft();
            close();
          }}
          onSave={(entry, isCorrection) => {
            if (isCorrection) store.correct(entry);
            else store.record(entry);
            store.endDraft();
            close();
          }}
        />
      )}
      {sheet?.name === "place" && latest && (
        <PlaceSheet
          {...latest}
          log={log}
          place={sheet.place}
          onPlace={act.choose}
          onMark={(owner, card, holds) => {
            store.mark(owner, card, holds);
            close();
          }}
          onClearCell={(owner, card) => {
            store.clearCell(owner, card);
            close();
          }}
          onClearRow={(card) => {
            store.clearRow(card);
            close();
          }}
          onAsk={ask}
          onClose={close}
        />
      )}
      {(sheet?.name === "menu" || sheet?.name === "setup") && (
        <TableMenu {...{ store, game }} page={sheet.name} onClose={close} />
      )}
    </main>
  );
}
