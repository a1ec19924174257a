// The head of the table: what is going on in one line, undo and redo, and the way to record.
import { Button } from "../design/button.tsx";
import style from "./clue.module.css";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { isTouched } from "./state/draft.ts";
import type { TableGame } from "./state/table-game.ts";
import type { TableStore } from "./state/table-store.ts";
import { useTableState } from "./state/use-table-store.ts";
import { plural, roundCount } from "./words/say.ts";

interface TableHeaderProps {
  readonly game: TableGame;
  readonly store: TableStore;
  readonly deals: number | undefined;
  readonly isSlow: boolean;
  readonly failure: string | undefined;
  readonly onRecord: () => void;
  readonly onMenu: () => void;
}

const TROUBLES = {
  full: "The storage of this browser is full. The game goes on, but save it as a file before you close the tab.",
  forbidden: "This browser does not let the page keep anything. Save the game as a file before you close the tab.",
} as const;

export function TableHeader({ game, store, deals, isSlow, failure, onRecord, onMenu }: TableHeaderProps) {
  const { trouble } = useTableState(store);
  const facts = [
    plural(game.log.length, "entry", "entries"),
    ...(deals === 0 ? ["no deal fits"] : []),
    ...(!deals ? [] : [`${roundCount(deals)} ${deals === 1 ? "deal" : "deals"}`]),
  ];
  return (
    <header className={style.header}>
      <div className={style.title}>
        <h1>The Clue table</h1>
        <p role="status">
          {isSlow ? (
            <Thinking />
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
      <IconButton icon="more" label="Table, games and sharing" onClick={onMenu} />
      <Button look="primary" className={style.record} onClick={onRecord}>
        <Icon name="plus" size={18} /> {game.draft && isTouched(game.draft) ? "Go on recording" : "Record suggestion"}
      </Button>
      {(trouble || failure) && (
        <p className={style.trouble} role="alert">
          {trouble ? TROUBLES[trouble] : failure}
        </p>
      )}
    </header>
  );
}

const Thinking = () => (
  <span className={style.thinking}>
    <span aria-hidden="true" /> Working it out …
  </span>
);
