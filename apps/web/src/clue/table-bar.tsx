// The foot of the page on a phone: the parts of the table within reach of a thumb, and the one button that is used most.
import { classNames } from "../design/class-names.ts";
import style from "./clue.module.css";
import { Icon, type IconName } from "./parts/icon.tsx";

export type Part = "matrix" | "intelligence" | "advisor" | "log";

interface TableBarProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly onRecord: () => void;
  readonly hasDraft: boolean;
}

const PARTS: readonly (readonly [Part, IconName, string])[] = [
  ["matrix", "grid", "Matrix"],
  ["intelligence", "lamp", "Intel"],
  ["advisor", "speech", "Advisor"],
  ["log", "list", "Log"],
];

export function TableBar({ part, onPart, onRecord, hasDraft }: TableBarProps) {
  const tabs = PARTS.map(([name, icon, text]) => (
    <button
      key={name}
      type="button"
      className={style.tab}
      aria-current={part === name ? "page" : undefined}
      onClick={() => {
        onPart(name);
        window.scrollTo({ top: 0 });
      }}
    >
      <Icon name={icon} size={22} />
      {text}
    </button>
  ));
  return (
    <nav className={style.bar} aria-label="Parts of the table">
      {tabs.slice(0, 2)}
      <button
        type="button"
        className={classNames(style.tab, style.recordTab)}
        aria-label={hasDraft ? "Go on recording" : "Record a suggestion"}
        onClick={onRecord}
      >
        <Icon name={hasDraft ? "pencil" : "plus"} size={26} />
      </button>
      {tabs.slice(2)}
    </nav>
  );
}
