// A part of the form that most tables do not need: folded until it is, with a count of what is in it.

import { type ReactNode, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Panel } from "../../base/design/panel.tsx";
import style from "./setup.module.css";

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

export function Fold({ title, count, children }: FoldProps) {
  const { setup } = useWords("clue");
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Panel className={style.foldPanel}>
      <details className={style.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>{title}</h2>
          <span className={style.count}>{count > 0 ? count : setup.none}</span>
        </summary>
        <div className={style.foldBody}>{children}</div>
      </details>
    </Panel>
  );
}
