// Everything about the game as a whole: hand it over, keep it as a file, correct the table, leave it.
"use client";

import { lazy, Suspense, useState } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import type { Sharing } from "./following/use-sharing.ts";
import { saveAsFile } from "./handover/save-as-file.ts";
import { Icon } from "./parts/icon.tsx";
import { IconButton } from "./parts/icon-button.tsx";
import { SetupForm } from "./setup/setup-form.tsx";
import { setupProblem } from "./state/edits.ts";
import { setupDraftOf } from "./state/setup-draft.ts";
import type { TableGame } from "./state/table-game.ts";
import type { TableStore } from "./state/table-store.ts";
import style from "./table-menu.module.css";
import { useClueWords } from "./words/wording.ts";

// Both draw QR codes, for which most tables have no use.
const SharingSheet = lazy(async () => ({ default: (await import("./following/sharing-sheet.tsx")).SharingSheet }));
const Handover = lazy(async () => ({ default: (await import("./handover/handover.tsx")).Handover }));

interface TableMenuProps {
  readonly store: TableStore;
  readonly game: TableGame;
  readonly sharing: Sharing;
  readonly page: "menu" | "setup";
  readonly onClose: () => void;
}

export function TableMenu({ store, game, sharing, page: first, onClose }: TableMenuProps) {
  const words = useClueWords();
  const [page, setPage] = useState<"menu" | "setup" | "handover" | "sharing">(first);
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
      {page === "menu" && <Menu {...{ store, game, sharing, onClose }} onPage={setPage} />}
      {page === "setup" && <Correction {...{ store, game, onClose }} />}
      <Suspense>
        {page === "handover" && <Handover game={game} />}
        {page === "sharing" && <SharingSheet sharing={sharing} />}
      </Suspense>
    </Dialog>
  );
}

interface MenuProps extends Omit<TableMenuProps, "page"> {
  readonly onPage: (page: "setup" | "handover" | "sharing") => void;
}

function Menu({ store, game, sharing, onClose, onPage }: MenuProps) {
  const { menu, handover } = useClueWords();
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
      <Button onClick={() => onPage("setup")}>
        <Icon name="pencil" /> {menu.correct}
      </Button>
      <Button onClick={leave}>
        <Icon name="list" /> {menu.leave}
      </Button>
      <LanguageSwitch />
    </div>
  );
}

function Correction({ store, game, onClose }: Pick<TableMenuProps, "store" | "game" | "onClose">) {
  const words = useClueWords();
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
