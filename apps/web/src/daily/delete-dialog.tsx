// Deleting everything: asked once more, and told what it was.
"use client";

import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { ask } from "./ask.ts";
import style from "./daily.module.css";
import type { Deleted } from "./deleted.ts";
import { sayDeleted } from "./deleted.ts";
import { useDoing } from "./use-doing.ts";

interface DeleteDialogProps {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
  const [deleted, setDeleted] = useState<Deleted>();
  const doing = useDoing();
  const remove = async () => {
    setDeleted((await ask<{ deleted: Deleted }>("DELETE", "/me")).deleted);
    return undefined;
  };
  const close = () => {
    onClose();
    if (deleted) onDeleted();
  };
  return (
    <Dialog aria-labelledby="delete-title" onClose={close}>
      <h2 id="delete-title">{deleted ? "Deleted" : "Delete my data?"}</h2>
      <p>
        {deleted
          ? sayDeleted(deleted)
          : "Your plays, results, streak, memberships and nickname are deleted for good, on every device."}
      </p>
      <div className={style.buttons}>
        {!deleted && (
          <Button look="kind-b" disabled={doing.isBusy} onClick={() => doing.do(remove)}>
            Delete everything
          </Button>
        )}
        <Button look="quiet" onClick={close}>
          {deleted ? "Close" : "Keep it"}
        </Button>
      </div>
      <p role="status">{doing.said}</p>
    </Dialog>
  );
}
