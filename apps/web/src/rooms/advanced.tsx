// For those who want it their way: the clue language, the theme, which kinds of clue may appear.
import { Check, Choices } from "../design/choices.tsx";
import type { RoomOptions } from "../games/options.ts";
import style from "./advanced.module.css";
import type { Wish } from "./wish.ts";

interface AdvancedProps {
  readonly options: RoomOptions;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

export function Advanced({ options, wish, onChange }: AdvancedProps) {
  const { dialects, themes, switches, hasLocalRules } = options;
  const toggle = (part: string, isOn: boolean) =>
    onChange({ off: isOn ? wish.off.filter((other) => other !== part) : [...wish.off, part] });
  return (
    <details className={style.advanced}>
      <summary>More to choose</summary>
      <div className={style.body}>
        {themes.length > 1 && (
          <Choices
            legend="Theme"
            name="theme"
            choices={themes}
            value={wish.theme}
            onChange={(theme) => onChange({ theme })}
          />
        )}
        {dialects.length > 1 && (
          <Choices
            legend="Clue language"
            name="dialect"
            choices={dialects}
            value={wish.dialect}
            onChange={(dialect) => onChange({ dialect })}
          />
        )}
        {switches
          .filter(({ dialect }) => dialect === undefined || dialect === wish.dialect)
          .map(({ key, legend, parts }) => (
            <fieldset key={key} className={style.switches}>
              <legend>{legend}</legend>
              <div>
                {parts.map(({ value, label, note }) => (
                  <Check
                    key={value}
                    label={label}
                    {...(note ? { note } : {})}
                    isOn={!wish.off.includes(value)}
                    onChange={(isOn) => toggle(value, isOn)}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        {hasLocalRules && (
          <Check
            label="Only puzzles that one clue at a time can finish"
            isOn={wish.localRulesOnly}
            onChange={(localRulesOnly) => onChange({ localRulesOnly })}
          />
        )}
      </div>
    </details>
  );
}
