// For those who want it their way: the clue language, the theme, who lives there, which kinds of clue may appear.

import { lazy, Suspense } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Check, Choices } from "../../base/design/choices.tsx";
import type { RoomOptions } from "../../table/games/options.ts";
import style from "./advanced.module.css";
import { Selections } from "./selections.tsx";
import { questionsFor, selectionsFor, type Wish } from "./wish.ts";

/** Only where people can be named, so that no other game loads it. */
const NamesField = lazy(async () => ({ default: (await import("./names-field.tsx")).NamesField }));

interface AdvancedProps {
  readonly options: RoomOptions;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

const toggled = (list: readonly string[], item: string, isIn: boolean): string[] =>
  isIn ? [...new Set([...list, item])] : list.filter((other) => other !== item);

export function Advanced({ options, wish, onChange }: AdvancedProps) {
  const words = useWords("room");
  const { dialects, switches } = options;
  const selections = selectionsFor(options, wish);
  const toggle = (part: string, isOn: boolean) => onChange({ off: toggled(wish.off, part, !isOn) });
  return (
    <details className={style.advanced}>
      <summary>{words.more}</summary>
      <div className={style.body}>
        <Selections selections={selections.filter(({ isFirst }) => !isFirst)} wish={wish} onChange={onChange} />
        {options.names && (
          <Suspense>
            <NamesField value={wish.names} size={wish.size} onChange={(names) => onChange({ names })} />
          </Suspense>
        )}
        {dialects.length > 1 && (
          <Choices
            legend={words.dialect}
            name="dialect"
            choices={dialects}
            value={wish.dialect}
            onChange={(dialect) => onChange({ dialect })}
          />
        )}
        {switches
          .filter((each) => each.dialects?.includes(wish.dialect) ?? true)
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
        {questionsFor(options, wish).map(({ key, label, note, usual }) => (
          <Check
            key={key}
            label={label}
            {...(note ? { note } : {})}
            isOn={wish.turned.includes(key) !== usual}
            onChange={(isOn) => onChange({ turned: toggled(wish.turned, key, isOn !== usual) })}
          />
        ))}
      </div>
    </details>
  );
}
