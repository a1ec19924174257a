// One of several, for each thing there is to choose.
import { Choices } from "../../base/design/choices.tsx";
import type { RoomOptions } from "../../table/games/options.ts";
import type { Wish } from "./wish.ts";

interface SelectionsProps {
  readonly selections: RoomOptions["selections"];
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

export const Selections = ({ selections, wish, onChange }: SelectionsProps) =>
  selections.map(({ key, legend, choices }) => (
    <Choices
      key={key}
      legend={legend}
      name={key}
      choices={choices}
      value={wish.selected[key] ?? ""}
      onChange={(value) => onChange({ selected: { ...wish.selected, [key]: value } })}
    />
  ));
