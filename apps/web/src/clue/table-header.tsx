// The head of the table: what is going on in one line, undo and redo, and the way to record.

import type { Analysis } from "@demonstrandum/deals";
import { useWords } from "../../words/use-words.ts";
import type { Words } from "../../words/words.ts";
import { Button } from "../base/design/button.tsx";
import style from "./clue.module.css";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { isTouched } from "./store/draft.ts";
import type { TableGame } from "./store/table-game.ts";
import type { TableStore } from "./store/table-store.ts";
import type { TableWork } from "./store/use-analysis.ts";
import { useTableState } from "./store/use-table-store.ts";

interface TableHeaderProps {
  readonly game: TableGame;
  readonly store: TableStore;
  readonly analysis: Analysis | undefined;
  readonly work: TableWork;
  readonly onRecord: () => void;
  readonly onMenu: () => void;
  readonly onCover: () => void;
}

export function TableHeader({ game, store, analysis, work, onRecord, onMenu, onCover }: TableHeaderProps) {
  const words = useWords("clue");
  const { page, figures } = words;
  const { trouble } = useTableState(store);
  const facts = [figures.entries(game.log.length), ...(analysis ? sayWays(words, analysis) : [])];
  return (
    <header className={style.header}>
      <div className={style.title}>
        <h1>{words.title}</h1>
        <p role="status">
          {work.isSlow || work.isStopped ? (
            <Thinking work={work} />
          ) : (
            <>
              <span className={style.players}>{figures.players(game.setup.players.length)} · </span>
              {facts.join(" · ")}
            </>
          )}
        </p>
      </div>
      <IconButton icon="undo" label={page.undo} disabled={game.past.length === 0} onClick={() => store.undo()} />
      <IconButton icon="redo" label={page.redo} disabled={game.future.length === 0} onClick={() => store.redo()} />
      <IconButton icon="eye" label={page.coverTable} onClick={onCover} />
      <IconButton icon="more" label={page.more} onClick={onMenu} />
      <Button look="primary" className={style.record} data-record="" onClick={onRecord}>
        <Icon name="plus" size={18} /> {game.draft && isTouched(game.draft) ? page.goOn : page.recordShort}
      </Button>
      {(trouble || work.failure) && (
        <p className={style.trouble} role="alert">
          {trouble ? page.troubles[trouble] : work.failure}
        </p>
      )}
    </header>
  );
}

/** How many ways of dealing the cards are left, as a player would say it. */
function sayWays({ page, figures }: Words["clue"], { deals, exactness }: Analysis): string[] {
  if (exactness === "rules") return [page.onlyRules];
  if (deals === undefined) return [];
  if (deals === 0) return [page.noDeal];
  return [page.dealsLeft(deals, figures.round(deals))];
}

function Thinking({ work }: { readonly work: TableWork }) {
  const { page } = useWords("clue");
  return (
    <span className={style.thinking}>
      {work.isStopped ? page.stopped : <span aria-hidden="true" />} {work.isStopped ? "" : page.working}
      <button type="button" className={style.stop} onClick={work.isStopped ? work.retry : work.stop}>
        {work.isStopped ? page.workItOut : page.stop}
      </button>
    </span>
  );
}
