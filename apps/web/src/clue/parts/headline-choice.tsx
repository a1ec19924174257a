// A headline with a small choice beside it; the browser's own, so that a phone opens its own list.
import type { ReactNode } from "react";
import style from "./parts.module.css";

interface HeadlineChoiceProps {
  /** The headline's id, for the panel it names. */
  readonly id: string;
  readonly title: string;
  /** What is chosen, for those who listen. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

export function HeadlineChoice({ id, title, label, value, onChange, children }: HeadlineChoiceProps) {
  return (
    <div className={style.headline}>
      <h2 id={id}>{title}</h2>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
