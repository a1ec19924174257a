// A game being played: the matrix, what follows from it, the advisor and the log. Three columns on a wide screen, one at a time on a phone.
"use client";

import type { Analysis, Entry } from "@demonstrandum/deals";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Announcer } from "../base/design/announcer.tsx";
import { classNames } from "../base/design/class-names.ts";
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
import type { MatrixPlace } from "./matrix/matrix-row.tsx";
import { Icon, type IconName } from "./parts/icon.tsx";
import { tellClaim } from "./say/say.ts";
import { isTouched, newSuggestion } from "./store/draft.ts";
import { type News, NO_NEWS, newsOf } from "./store/news.ts";
import type { TableGame } from "./store/table-game.ts";
import type { TableStore } from "./store/table-store.ts";
import { useAnalysis } from "./store/use-analysis.ts";
import { useHabits } from "./store/use-habits.ts";
import { useKeptSwitch } from "./store/use-kept-switch.ts";
import { useSupposition } from "./store/use-supposition.ts";
import { TableHeader } from "./table-header.tsx";
import { type TableSheet, TableSheets } from "./table-sheets.tsx";

/**
 * What the parts of the page can do to the game; the same as long as the store is, so that a draft does not draw them
 * all again.
 */
function useTableActions(store: TableStore, onSheet: (sheet: TableSheet) => void) {
  return useMemo(
    () => ({
      record() {
        const { game } = store.getState();
        if (game && !game.draft) store.setDraft(newSuggestion(game.setup, game.log));
        onSheet({ name: "entry" });
      },
      edit(entry: Entry) {
        store.edit(entry);
        onSheet({ name: "entry" });
      },
      remove: (id: string) => store.remove([id]),
      choose: (place: MatrixPlace) => onSheet({ name: "place", place }),
      mark(owner: string, card: string, holds: boolean | undefined) {
        if (holds === undefined) store.clearCell(owner, card);
        else store.mark(owner, card, holds);
      },
      correctSetup: () => onSheet({ name: "setup" }),
      setRoom: (room: string | null) => store.setRoom(room),
    }),
    [store, onSheet],
  );
}

type Part = "matrix" | "intelligence" | "advisor" | "log";

interface TableBarProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly onRecord: () => void;
  readonly hasDraft: boolean;
}

const PARTS: readonly (readonly [Part, IconName])[] = [
  ["matrix", "grid"],
  ["intelligence", "lamp"],
  ["advisor", "speech"],
  ["log", "list"],
];

/**
 * The foot of the page on a phone: the parts of the table within reach of a thumb, and the one button that is used
 * most.
 */
export function TableBar({ part, onPart, onRecord, hasDraft }: TableBarProps) {
  const { page } = useWords("clue");
  const tabs = PARTS.map(([name, icon]) => (
    <button
      key={name}
      type="button"
      className={style.tab}
      aria-current={part === name ? "page" : undefined}
      onClick={() => {
        onPart(name);
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon name={icon} size={22} />
      {page.partNames[name]}
    </button>
  ));
  return (
    <nav className={style.bar} aria-label={page.parts}>
      {tabs.slice(0, 2)}
      <button
        type="button"
        className={classNames(style.tab, style.recordTab)}
        data-record=""
        aria-label={hasDraft ? page.goOn : page.record}
        onClick={onRecord}
      >
        <Icon name={hasDraft ? "pencil" : "plus"} size={26} />
      </button>
      {tabs.slice(2)}
    </nav>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), except while typing, where they belong to the field. */
function useUndoKeys(store: TableStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (key === "y" || event.shiftKey) store.redo();
      else store.undo();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [store]);
}

// What the latest analysis says that the one before did not.

/** `turn` counts the times there was news, so that the same sentence can be said twice. */
function useNews(analysis: Analysis | undefined): { readonly news: News; readonly turn: number } {
  const before = useRef<Analysis>(undefined);
  const [state, setState] = useState({ news: NO_NEWS, turn: 0 });
  useEffect(() => {
    if (!analysis || analysis === before.current) return;
    const news = newsOf(before.current, analysis);
    before.current = analysis;
    setState(({ turn }) => ({ news, turn: turn + 1 }));
  }, [analysis]);
  return state;
}

const KEY = "demonstrandum/clue/covered";

/** Whether the table is covered; remembered on this device, so that a page that is loaded anew lifts no cover. */
function useCover(): readonly [boolean, (isCovered: boolean) => void] {
  const [isCovered, setCovered] = useState(() => openStorage().read(KEY) === "on");
  return [
    isCovered,
    (next) => {
      if (next) openStorage().write(KEY, "on");
      else openStorage().remove(KEY);
      setCovered(next);
    },
  ];
}

/** A cover for when the phone lies on the table: nothing can be read until it is lifted. */
export function PrivacyCover({ onLift }: { readonly onLift: () => void }) {
  const { title, page } = useWords("clue");
  return (
    <main className={style.cover}>
      <h1>{title}</h1>
      <p>{page.cover}</p>
      {/* biome-ignore lint/a11y/noAutofocus: the cover replaces the page, and this is all there is on it. */}
      <button type="button" className={style.lift} onClick={onLift} autoFocus>
        <Icon name="eye" size={22} /> {page.lift}
      </button>
    </main>
  );
}

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
