// Who one is here, the way to another device, and everything that is kept, to take along or to delete.
"use client";

import type { PlayerProfile } from "@demonstrandum/referee";
import { useState } from "react";
import type { Deleted } from "../../../words/en/daily.ts";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Dialog } from "../../base/design/dialog.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { QrCode } from "../../base/design/qr-code.tsx";
import { saveText } from "../../base/design/save-text.ts";
import { useAddress } from "../../base/language/language.tsx";
import { askServer } from "../../base/server/ask-server.ts";
import { recoverAddress } from "./address.ts";
import style from "./daily.module.css";
import { useDoing } from "./use-doing.ts";

interface DeleteDialogProps {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deleting everything: asked once more, and told what it was. */
function DeleteDialog({ onClose, onDeleted }: DeleteDialogProps) {
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

interface MyDataProps {
  readonly profile: PlayerProfile | undefined;
  readonly onChanged: () => void;
}

function Nickname({ profile, onChanged }: MyDataProps) {
  const words = useWords("daily").mine;
  const [nickname, setNickname] = useState(profile?.nickname ?? "");
  const doing = useDoing();
  const rename = async () => {
    const answer = await askServer<{ nickname: string | null }>("PATCH", "/me", { nickname });
    onChanged();
    return words.renamed(answer.nickname);
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        doing.do(rename);
      }}
    >
      <label>
        {words.nickname}
        <input
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
          maxLength={60}
          placeholder={words.none}
          autoComplete="nickname"
        />
      </label>
      <Button type="submit" disabled={doing.isBusy}>
        {words.save}
      </Button>
      <p role="status">{doing.said}</p>
    </form>
  );
}

function NewCode() {
  const words = useWords("daily").mine;
  const inLanguage = useAddress();
  const [code, setCode] = useState<string>();
  const doing = useDoing();
  const make = async () => {
    setCode((await askServer<{ code: string }>("POST", "/me/recovery")).code);
    return undefined;
  };
  if (code === undefined) {
    return (
      <>
        <Button onClick={() => doing.do(make)}>{words.makeCode}</Button>
        <p role="status">{doing.said}</p>
      </>
    );
  }
  return (
    <div className={style.code}>
      <p>{words.codeText}</p>
      <p>
        <code>{code}</code>
      </p>
      <QrCode text={new URL(inLanguage(recoverAddress(code)), window.location.href).href} label={words.qr} />
    </div>
  );
}

function UseCode({ onChanged }: { readonly onChanged: () => void }) {
  const words = useWords("daily").mine;
  const [code, setCode] = useState("");
  const doing = useDoing();
  const recover = async () => {
    await askServer("POST", "/recoveries", { code });
    setCode("");
    onChanged();
    return words.welcome;
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        doing.do(recover);
      }}
    >
      <label>
        {words.haveCode}
        <input
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={60}
          placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Button type="submit" disabled={doing.isBusy || code.trim() === ""}>
        {words.playOn}
      </Button>
      <p role="status">{doing.said}</p>
    </form>
  );
}

function Kept({ onChanged }: { readonly onChanged: () => void }) {
  const words = useWords("daily").mine;
  const [isAsking, setAsking] = useState(false);
  const doing = useDoing();
  const take = async () => {
    const data = await askServer<unknown>("GET", "/me/export");
    saveText("demonstrandum-my-data.json", JSON.stringify(data, null, 2));
    return words.exported;
  };
  return (
    <>
      <div className={style.buttons}>
        <Button onClick={() => doing.do(take)}>{words.export}</Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <p role="status">{doing.said}</p>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} onDeleted={onChanged} />}
    </>
  );
}

export function MyData({ profile, onChanged }: MyDataProps) {
  const words = useWords("daily").mine;
  return (
    <Panel aria-labelledby="me-title" className={style.me}>
      <h2 id="me-title">{words.title}</h2>
      <p className={style.small}>{words.text}</p>
      {profile && <Nickname key={profile.createdAt} profile={profile} onChanged={onChanged} />}
      {profile && <NewCode />}
      <UseCode onChanged={onChanged} />
      {profile && <Kept onChanged={onChanged} />}
    </Panel>
  );
}
