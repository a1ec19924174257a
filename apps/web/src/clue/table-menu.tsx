// Everything about the game as a whole: hand it over, keep it as a file, correct the table, leave it.
"use client";

import type { Analysis } from "@demonstrandum/deals";
import { lazy, Suspense, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Button } from "../base/design/button.tsx";
import { Dialog } from "../base/design/dialog.tsx";
import { LanguageSwitch } from "../base/language/language-switch.tsx";
import type { Sharing } from "./following/use-sharing.ts";
import { saveAsFile } from "./handover/save-as-file.ts";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { SetupForm } from "./setup/setup-form.tsx";
import { setupProblem } from "./store/edits.ts";
import { setupDraftOf } from "./store/setup-draft.ts";
import type { TableGame } from "./store/table-game.ts";
import type { TableStore } from "./store/table-store.ts";
import style from "./table-menu.module.css";

// QR codes and papers, for which most tables have no use.
const SharingSheet = lazy(async () => ({ default: (await import("./following/sharing-sheet.tsx")).SharingSheet }));
const Papers = lazy(async () => ({ default: (await import("./papers/papers.tsx")).Papers }));
const Handover = lazy(async () => ({ default: (await import("./handover/handover.tsx")).Handover }));

interface TableMenuProps {
  readonly store: TableStore;
  readonly game: TableGame;
  readonly sharing: Sharing;
  /** What is known, for paper. */
  readonly analysis: Analysis | undefined;
  readonly page: "menu" | "setup";
  readonly onCoach: () => void;
  readonly onClose: () => void;
}

export function TableMenu({ store, game, sharing, analysis, page: first, onCoach, onClose }: TableMenuProps) {
  const words = useWords("clue");
  const [page, setPage] = useState<"menu" | "setup" | "handover" | "sharing" | "papers">(first);
  return (
    <Dialog
      place="low"
      className={page === "setup" ? style.wide : undefined}
      onClose={onClose}
      aria-labelledby="menu-title"
    >
      <header className={style.header}>
        <h2 id="menu-title">{words.menu.titles[page]}</h2>
        <IconButton icon="cross" label={words.page.close} onClick={onClose} />
      </header>
      {page === "menu" && <Menu {...{ store, game, sharing, onCoach, onClose }} onPage={setPage} />}
      {page === "setup" && <Correction {...{ store, game, onClose }} />}
      <Suspense>
        {page === "handover" && <Handover game={game} />}
        {page === "sharing" && <SharingSheet sharing={sharing} />}
        {page === "papers" && (
          <div className={style.menu}>
            <Papers {...{ game, analysis }} onPrint={() => printWithout(onClose)} />
          </div>
        )}
      </Suspense>
    </Dialog>
  );
}

/** Prints the page once what lies over it is gone. */
function printWithout(close: () => void): void {
  close();
  setTimeout(() => window.print(), 100);
}

interface MenuProps extends Omit<TableMenuProps, "page" | "analysis"> {
  readonly onPage: (page: "setup" | "handover" | "sharing" | "papers") => void;
}

function Menu({ store, game, sharing, onCoach, onClose, onPage }: MenuProps) {
  const { menu, handover } = useWords("clue");
  const leave = () => {
    onClose();
    store.close();
  };
  return (
    <div className={style.menu}>
      <label className={style.name}>
        {menu.name}
        <input defaultValue={game.name} maxLength={80} onBlur={(event) => store.rename(event.target.value)} />
      </label>
      <Button onClick={() => onPage("handover")}>
        <Icon name="share" /> {menu.handover}
      </Button>
      <Button onClick={() => onPage("sharing")}>
        <Icon name="eye" /> {sharing.shared ? menu.followed : menu.follow}
      </Button>
      <Button onClick={() => saveAsFile(game, handover.fileName)}>
        <Icon name="save" /> {menu.save}
      </Button>
      <Button onClick={() => onPage("papers")}>
        <Icon name="grid" /> {menu.papers}
      </Button>
      <Button onClick={() => onPage("setup")}>
        <Icon name="pencil" /> {menu.correct}
      </Button>
      <Button onClick={onCoach}>
        <Icon name="lamp" /> {menu.coach}
      </Button>
      <Button onClick={leave}>
        <Icon name="list" /> {menu.leave}
      </Button>
      <LanguageSwitch />
    </div>
  );
}

function Correction({ store, game, onClose }: Pick<TableMenuProps, "store" | "game" | "onClose">) {
  const words = useWords("clue");
  const [draft, setDraft] = useState(() => setupDraftOf(words, game.setup));
  return (
    <SetupForm
      isCorrection
      draft={draft}
      onChange={setDraft}
      onCancel={onClose}
      check={(setup) => setupProblem(words, game, setup)}
      onDone={(setup) => {
        store.resetSetup(setup);
        onClose();
      }}
    />
  );
}
