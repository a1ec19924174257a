// One card and who may hold it.
import { useWords } from "../../../words/use-words.ts";
import { classNames } from "../../base/design/class-names.ts";
import { cellKey, type Mark } from "../store/mark.ts";
import { type Cell, SYMBOLS, sayCell, shortChance } from "./cell.ts";
import style from "./matrix.module.css";

export interface MatrixPlace {
  readonly card: string;
  /** Absent for the whole row. */
  readonly owner?: string;
}

interface MatrixRowProps {
  readonly card: { readonly id: string; readonly name: string; readonly row: number };
  readonly owners: readonly string[];
  readonly cells: readonly Cell[];
  readonly hasChances: boolean;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly fresh: ReadonlySet<string>;
  readonly lit: readonly string[];
  /** The one place that the tab key reaches. */
  readonly focus: string;
  readonly onFocus: (place: string) => void;
  readonly onChoose: (place: MatrixPlace) => void;
}

export function MatrixRow({ card, owners, cells, focus, onFocus, onChoose, ...rest }: MatrixRowProps) {
  const reach = (column: number) => {
    const place = `${card.row}:${column}`;
    return {
      "data-place": place,
      tabIndex: focus === place ? 0 : -1,
      onFocus: () => onFocus(place),
    };
  };
  const isSettled = cells.some(({ look }) => look === "owned" || look === "envelope");
  return (
    <tr className={classNames(isSettled && style.settled)}>
      <th scope="row">
        <button type="button" className={style.card} onClick={() => onChoose({ card: card.id })} {...reach(0)}>
          {card.name}
        </button>
      </th>
      {owners.map((owner, column) => (
        <td key={owner}>
          <CellButton
            owner={owner}
            card={card}
            cell={cells[column] ?? { look: "unknown", chance: 0 }}
            onPress={() => onChoose({ card: card.id, owner })}
            reach={reach(column + 1)}
            {...rest}
          />
        </td>
      ))}
    </tr>
  );
}

interface CellButtonProps extends Pick<MatrixRowProps, "card" | "hasChances" | "marks" | "fresh" | "lit"> {
  readonly owner: string;
  readonly cell: Cell;
  readonly onPress: () => void;
  readonly reach: object;
}

function CellButton({ owner, card, cell, hasChances, marks, fresh, lit, onPress, reach }: CellButtonProps) {
  const words = useWords("clue");
  const key = cellKey(owner, card.id);
  const mark = marks.get(key);
  const isOpen = cell.look === "unknown" || cell.look === "possible";
  const isCounted = hasChances && isOpen;
  return (
    <button
      type="button"
      className={classNames(
        style.cell,
        style[cell.look],
        isCounted && style.chance,
        mark && style.marked,
        (mark?.standing === "differs" || mark?.standing === "contested") && style.differs,
        fresh.has(key) && style.fresh,
        lit.includes(key) && style.lit,
      )}
      style={isCounted ? ({ "--p": `${cell.chance * 100}%` } as object) : undefined}
      aria-label={sayCell(words, owner, card.name, cell, mark)}
      onClick={onPress}
      {...reach}
    >
      {isCounted ? shortChance(cell.chance) : SYMBOLS[cell.look]}
      {mark?.standing === "differs" && <span className={style.against}>{SYMBOLS[mark.holds ? "owned" : "lacks"]}</span>}
    </button>
  );
}

/** A card that lies open belongs to nobody. */
export function OpenRow({ name, span }: { readonly name: string; readonly span: number }) {
  const { matrix } = useWords("clue");
  return (
    <tr className={style.settled}>
      <th scope="row">
        <span className={style.card}>{name}</span>
      </th>
      <td colSpan={span}>
        <span className={style.openCard}>
          {SYMBOLS.open} {matrix.liesOpen}
        </span>
      </td>
    </tr>
  );
}
