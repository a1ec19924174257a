// Buttons of which some are on: a card, a player, an answer. On is said by a tick and a fill, and to screen readers as pressed.
import type { ReactNode } from "react";
import { classNames } from "../../base/design/class-names.ts";
import style from "./parts.module.css";

interface ChipProps {
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
  /** A second, quieter line. */
  readonly note?: string | undefined;
  readonly tone?: "accent" | "green" | "wine";
  readonly isDisabled?: boolean;
  readonly label?: string;
}

export function Chip({ isOn, onPress, children, note, tone = "accent", isDisabled = false, label }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(style.chip, isOn && style.on, style[tone])}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <span className={style.chipText}>
        {children}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}

interface ChipGroupProps {
  readonly label: string;
  readonly children: ReactNode;
  /** How wide a chip is at least. */
  readonly size?: "s" | "m" | "l";
  readonly isLabelHidden?: boolean;
}

export function ChipGroup({ label, children, size = "m", isLabelHidden = false }: ChipGroupProps) {
  return (
    <fieldset className={style.group}>
      <legend className={isLabelHidden ? "visually-hidden" : style.legend}>{label}</legend>
      <div className={classNames(style.chips, style[size])}>{children}</div>
    </fieldset>
  );
}
