// The head of the table: what is going on in one line, undo and redo, and the way to record.
import type { Analysis } from "@demonstrandum/deals";
import { Button } from "../design/button.tsx";
import style from "./clue.module.css";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { isTouched } from "./state/draft.ts";
import type { TableGame } from "./state/table-game.ts";
import type { TableStore } from "./state/table-store.ts";
import type { TableWork } from "./state/use-analysis.ts";
import { useTableState } from "./state/use-table-store.ts";
import { plural, roundCount } from "./words/say.ts";

interface TableHeaderProps {
  readonly game: TableGame;
  readonly store: TableStore;
  readonly analysis: Analysis | undefined;
  readonly work: TableWork;
  readonly onRecord: () => void;
  readonly onMenu: () => void;
  readonly onCover: () => void;
}

const TROUBLES = {
  full: "The storage of this browser is full. The game goes on, but save it as a file before you close the tab.",
  forbidden: "This browser does not let the page keep anything. Save the game as a file before you close the tab.",
} as const;

export function TableHeader({ game, store, analysis, work, onRecord, onMenu, onCover }: TableHeaderProps) {
  const { trouble } = useTableState(store);
  const facts = [plural(game.log.length, "entry", "entries"), ...(analysis ? sayWays(analysis) : [])];
  return (
    <header className={style.header}>
      <div className={style.title}>
        <h1>The Clue table</h1>
        <p role="status">
          {work.isSlow || work.isStopped ? (
            <Thinking work={work} />
          ) : (
            <>
              <span className={style.players}>{plural(game.setup.players.length, "player")} · </span>
              {facts.join(" · ")}
            </>
          )}
        </p>
      </div>
      <IconButton icon="undo" label="Undo" disabled={game.past.length === 0} onClick={() => store.undo()} />
      <IconButton icon="redo" label="Redo" disabled={game.future.length === 0} onClick={() => store.redo()} />
      <IconButton icon="eye" label="Cover the table" onClick={onCover} />
      <IconButton icon="more" label="Table, games and sharing" onClick={onMenu} />
      <Button look="primary" className={style.record} onClick={onRecord}>
        <Icon name="plus" size={18} /> {game.draft && isTouched(game.draft) ? "Go on recording" : "Record suggestion"}
      </Button>
      {(trouble || work.failure) && (
        <p className={style.trouble} role="alert">
          {trouble ? TROUBLES[trouble] : work.failure}
        </p>
      )}
    </header>
  );
}

/** How many ways of dealing the cards are left, as a player would say it. */
function sayWays({ deals, exactness }: Analysis): string[] {
  if (exactness === "rules") return ["too much to work out: only what the rules prove is shown"];
  if (deals === undefined) return [];
  if (deals === 0) return ["no deal fits"];
  return [`${roundCount(deals)} ${deals === 1 ? "deal" : "deals"} left`];
}

function Thinking({ work }: { readonly work: TableWork }) {
  return (
    <span className={style.thinking}>
      {work.isStopped ? "Stopped." : <span aria-hidden="true" />} {work.isStopped ? "" : "Working it out …"}
      <button type="button" className={style.stop} onClick={work.isStopped ? work.retry : work.stop}>
        {work.isStopped ? "Work it out" : "Stop"}
      </button>
    </span>
  );
}
