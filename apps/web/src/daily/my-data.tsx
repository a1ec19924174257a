// Who one is here, the way to another device, and everything that is kept, to take along or to delete.
"use client";

import type { PlayerProfile } from "@demonstrandum/referee";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Panel } from "../design/panel.tsx";
import { QrCode } from "../design/qr-code.tsx";
import { saveText } from "../design/save-text.ts";
import { recoverAddress } from "./address.ts";
import { ask } from "./ask.ts";
import style from "./daily.module.css";
import { DeleteDialog } from "./delete-dialog.tsx";
import { useDoing } from "./use-doing.ts";

interface MyDataProps {
  readonly profile: PlayerProfile | undefined;
  readonly onChanged: () => void;
}

function Nickname({ profile, onChanged }: MyDataProps) {
  const [nickname, setNickname] = useState(profile?.nickname ?? "");
  const doing = useDoing();
  const rename = async () => {
    const answer = await ask<{ nickname: string | null }>("PATCH", "/me", { nickname });
    onChanged();
    return answer.nickname === null ? "You have no nickname now." : `Your leagues see you as ${answer.nickname}.`;
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
        Nickname, for leagues and challenges
        <input
          value={nickname}
          onChange={(event) => setNickname(event.target.value)}
          maxLength={60}
          placeholder="None"
          autoComplete="nickname"
        />
      </label>
      <Button type="submit" disabled={doing.isBusy}>
        Save
      </Button>
      <p role="status">{doing.said}</p>
    </form>
  );
}

function NewCode() {
  const [code, setCode] = useState<string>();
  const doing = useDoing();
  const make = async () => {
    setCode((await ask<{ code: string }>("POST", "/me/recovery")).code);
    return undefined;
  };
  if (code === undefined) {
    return (
      <>
        <Button onClick={() => doing.do(make)}>Make a recovery code</Button>
        <p role="status">{doing.said}</p>
      </>
    );
  }
  return (
    <div className={style.code}>
      <p>Write it down: it is shown this once, and replaces the one before. Whoever has it plays as you.</p>
      <p>
        <code>{code}</code>
      </p>
      <QrCode
        text={new URL(recoverAddress(code), window.location.href).href}
        label="QR code that opens this on another device"
      />
    </div>
  );
}

function UseCode({ onChanged }: { readonly onChanged: () => void }) {
  const [code, setCode] = useState("");
  const doing = useDoing();
  const recover = async () => {
    await ask("POST", "/recoveries", { code });
    setCode("");
    onChanged();
    return "Welcome back.";
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
        I have a recovery code
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
        Play on here
      </Button>
      <p role="status">{doing.said}</p>
    </form>
  );
}

function Kept({ onChanged }: { readonly onChanged: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const doing = useDoing();
  const take = async () => {
    const data = await ask<unknown>("GET", "/me/export");
    saveText("demonstrandum-my-data.json", JSON.stringify(data, null, 2));
    return "Saved as a file.";
  };
  return (
    <>
      <div className={style.buttons}>
        <Button onClick={() => doing.do(take)}>Export my data</Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          Delete my data
        </Button>
      </div>
      <p role="status">{doing.said}</p>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} onDeleted={onChanged} />}
    </>
  );
}

export function MyData({ profile, onChanged }: MyDataProps) {
  return (
    <Panel aria-labelledby="me-title" className={style.me}>
      <h2 id="me-title">You</h2>
      <p className={style.small}>
        You are known by a cookie and nothing else: no name, no address, no account. A recovery code takes your streak
        to another device.
      </p>
      {profile && <Nickname key={profile.createdAt} profile={profile} onChanged={onChanged} />}
      {profile && <NewCode />}
      <UseCode onChanged={onChanged} />
      {profile && <Kept onChanged={onChanged} />}
    </Panel>
  );
}
