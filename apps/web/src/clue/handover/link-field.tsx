// A link to copy, by button or by hand.
"use client";

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Icon } from "../parts/icon.tsx";
import style from "./handover.module.css";

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What to say before it is copied. */
  readonly note?: string;
}

export function LinkField({ link, label, note = "" }: LinkFieldProps) {
  const { handover } = useWords("clue");
  const [said, setSaid] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(handover.copied);
    } catch {
      setSaid(handover.notCopied);
    }
  };
  return (
    <>
      <label className={style.link}>
        <span className="visually-hidden">{label}</span>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <Button look="primary" onClick={copy}>
        <Icon name="link" /> {handover.copy}
      </Button>
      <p role="status" className={style.note}>
        {said || note}
      </p>
    </>
  );
}
