// One of several, as cards: plain radio buttons underneath, so keys and screen readers know what to do.
import style from "./choices.module.css";

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly note?: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function Choices({ legend, name, choices, value, onChange }: ChoicesProps) {
  return (
    <fieldset className={style.choices}>
      <legend className={style.legend}>{legend}</legend>
      <div className={style.cards}>
        {choices.map((choice) => (
          <label key={choice.value} className={style.card}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <b>{choice.label}</b>
              {choice.note && <small>{choice.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Check({ label, note, isOn, onChange }: CheckProps) {
  return (
    <label className={style.check}>
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
