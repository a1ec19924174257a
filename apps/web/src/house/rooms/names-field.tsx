// Where a player writes down who should live in the puzzle, and is told what cannot be a name.

import { useId } from "react";
import { useWords } from "../../../words/use-words.ts";
import style from "./names-field.module.css";
import { readNames } from "./own-names.ts";
import { LONGEST_LIST } from "./wish.ts";

interface NamesFieldProps {
  readonly value: string;
  readonly size: number;
  readonly onChange: (value: string) => void;
}

export function NamesField({ value, size, onChange }: NamesFieldProps) {
  const words = useWords("own-names");
  const [id, note, trouble] = [useId(), useId(), useId()];
  const { fit, unfit, repeated } = readNames(value);
  return (
    <div className={style.names}>
      <label htmlFor={id}>{words.legend}</label>
      <p id={note}>{words.note}</p>
      <textarea
        id={id}
        rows={4}
        maxLength={LONGEST_LIST}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${note} ${trouble}`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={trouble} role="status" className={style.trouble}>
        {unfit.length > 0 && <p>{words.unfit(unfit)}</p>}
        {repeated.length > 0 && <p>{words.repeated(repeated)}</p>}
        {fit.length > size && <p>{words.tooMany(size)}</p>}
      </div>
    </div>
  );
}
