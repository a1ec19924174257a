// The foot of the page on a phone: the parts of the table within reach of a thumb, and the one button that is used most.
import { useWords } from "../../words/use-words.ts";
import { classNames } from "../base/design/class-names.ts";
import style from "./clue.module.css";
import { Icon, type IconName } from "./parts/icon.tsx";

export type Part = "matrix" | "intelligence" | "advisor" | "log";

interface TableBarProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  readonly onRecord: () => void;
  readonly hasDraft: boolean;
}

const PARTS: readonly (readonly [Part, IconName])[] = [
  ["matrix", "grid"],
  ["intelligence", "lamp"],
  ["advisor", "speech"],
  ["log", "list"],
];

export function TableBar({ part, onPart, onRecord, hasDraft }: TableBarProps) {
  const { page } = useWords("clue");
  const tabs = PARTS.map(([name, icon]) => (
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
      {page.partNames[name]}
    </button>
  ));
  return (
    <nav className={style.bar} aria-label={page.parts}>
      {tabs.slice(0, 2)}
      <button
        type="button"
        className={classNames(style.tab, style.recordTab)}
        data-record=""
        aria-label={hasDraft ? page.goOn : page.record}
        onClick={onRecord}
      >
        <Icon name={hasDraft ? "pencil" : "plus"} size={26} />
      </button>
      {tabs.slice(2)}
    </nav>
  );
}
