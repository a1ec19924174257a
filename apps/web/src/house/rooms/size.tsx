// How many: a slider that says where it stands.
import { useId } from "react";
import type { Amount } from "../../table/games/options.ts";
import style from "./size.module.css";

interface SizeProps {
  readonly amount: Amount;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Size({ amount: { legend, least, most }, value, onChange }: SizeProps) {
  const id = useId();
  return (
    <div className={style.size}>
      <label htmlFor={id}>{legend}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <span aria-hidden="true" className={style.ends}>
        <span>{least}</span>
        <span>{most}</span>
      </span>
    </div>
  );
}
