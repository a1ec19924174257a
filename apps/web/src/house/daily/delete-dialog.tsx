// Deleting everything: asked once more, and told what it was.
"use client";

import { useState } from "react";
import type { Deleted } from "../../../words/en/daily.ts";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Dialog } from "../../base/design/dialog.tsx";
import { askServer } from "../../base/server/ask-server.ts";
import style from "./daily.module.css";
import { useDoing } from "./use-doing.ts";

interface DeleteDialogProps {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const { mine } = useWords("daily");
  const [deleted, setDeleted] = useState<Deleted>();
  const doing = useDoing();
  const remove = async () => {
    setDeleted((await askServer<{ deleted: Deleted }>("DELETE", "/me")).deleted);
    return undefined;
  };
  const close = () => {
    onClose();
    if (deleted) onDeleted();
  };
  return (
    <Dialog aria-labelledby="delete-title" onClose={close}>
      <h2 id="delete-title">{deleted ? mine.isDeleted : mine.deleteAsk}</h2>
      <p>{deleted ? mine.deleted(deleted) : mine.deleteText}</p>
      <div className={style.buttons}>
        {!deleted && (
          <Button look="kind-b" disabled={doing.isBusy} onClick={() => doing.do(remove)}>
            {mine.deleteAll}
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          {deleted ? mine.close : mine.keep}
        </Button>
      </div>
      <p role="status">{doing.said}</p>
    </Dialog>
  );
}
