// The Master Matrix: a row for each card, a column for each player and the envelope. Arrow keys walk it, a tap opens a cell.
"use client";

import { type Analysis, CARD_KINDS, cardsOf, ENVELOPE, type HandState, type Setup } from "@demonstrandum/deals";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { classNames } from "../../base/design/class-names.ts";
import { gridRole } from "../../base/design/grid-roles.ts";
import type { Mark } from "../store/mark.ts";
import { cellOf, isOpenCard } from "./cell.ts";
import style from "./matrix.module.css";
import { type MatrixPlace, MatrixRow, OpenRow } from "./matrix-row.tsx";

interface MatrixHeadProps {
  readonly setup: Setup;
  readonly hands: readonly HandState[];
}

const saySize = ({ min, max }: HandState): string => (min === max ? `${min}` : `${min}–${max}`);

/** Where a name stands on end, letters are turned, and characters are not. */
const ownerStyle = (name: string): string => classNames(style.owner, /\p{Script=Han}/u.test(name) && style.upright);

/** The head of the matrix: names with how many cards of each hand are known. */
function MatrixHead({ setup, hands }: MatrixHeadProps) {
  const { matrix } = useWords("clue");
  return (
    <thead>
      <tr>
        <td />
        {hands.map((hand) => (
          <th key={hand.player} scope="col" title={hand.player}>
            <span className={ownerStyle(hand.player)}>{hand.player}</span>
            <small>
              <span aria-hidden="true">
                {hand.known}/{saySize(hand)}
              </span>
              <span className="visually-hidden">
                {matrix.known(hand.known, saySize(hand), hand.player === setup.me)}
              </span>
            </small>
          </th>
        ))}
        <th scope="col" title={matrix.envelope}>
          <span className={ownerStyle(matrix.envelope)}>{matrix.envelope}</span>
        </th>
      </tr>
    </thead>
  );
}

interface MasterMatrixProps {
  readonly setup: Setup;
  readonly analysis: Analysis;
  readonly hasChances: boolean;
  /** What was marked by hand, by cell. */
  readonly marks: ReadonlyMap<string, Mark>;
  /** Cells that have just become certain. */
  readonly fresh: ReadonlySet<string>;
  /** Cells that a proof speaks of. */
  readonly lit?: readonly string[];
  readonly onChoose: (place: MatrixPlace) => void;
}

const NOTHING_LIT: readonly string[] = [];

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const MasterMatrix = memo(function MasterMatrix({
  setup,
  analysis,
  hasChances,
  marks,
  fresh,
  lit = NOTHING_LIT,
  onChoose,
}: MasterMatrixProps) {
  const { matrix, table: says } = useWords("clue");
  const [folded, setFolded] = useState<readonly string[]>([]);
  const [focus, setFocus] = useState("0:0");
  const table = useRef<HTMLTableElement>(null);
  const cards = cardsOf(setup.deck);
  const owners = [...setup.players, ENVELOPE];

  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !(event.target instanceof HTMLElement) || event.target.dataset.place === undefined) return;
    event.preventDefault();
    const [row = 0, column = 0] = event.target.dataset.place.split(":").map(Number);
    let [r, c] = [row + step[0], column + step[1]];
    // Folded and open rows have no cells: go on in the same direction.
    for (; r >= 0 && r < cards.length && c >= 0 && c <= owners.length; r += step[0], c += step[1]) {
      const next = table.current?.querySelector<HTMLElement>(`[data-place="${r}:${c}"]`);
      if (!next) continue;
      setFocus(`${r}:${c}`);
      next.focus();
      return;
    }
  };

  return (
    <table
      ref={table}
      {...gridRole(matrix.label, walk)}
      className={classNames(style.matrix, owners.length === 5 && style.tight, owners.length > 5 && style.crowded)}
      style={{ "--owners": owners.length } as object}
    >
      <MatrixHead setup={setup} hands={analysis.hands} />
      {CARD_KINDS.map((kind) => {
        const own = cards
          .map((card, row) => ({ ...card, name: says.cardName(setup.deck, card), row }))
          .filter((card) => card.kind === kind);
        const isFolded = folded.includes(kind);
        const proved = analysis.progress.find((each) => each.kind === kind)?.proved;
        return (
          <tbody key={kind}>
            <tr className={style.kind}>
              <th colSpan={owners.length + 1} scope="colgroup">
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  onClick={() => setFolded(isFolded ? folded.filter((each) => each !== kind) : [...folded, kind])}
                >
                  <span aria-hidden="true" className={style.arrow} />
                  {matrix.kinds[kind]}
                  <small>
                    {proved === undefined
                      ? matrix.possible(
                          analysis.progress.find((each) => each.kind === kind)?.candidates.length ?? own.length,
                        )
                      : `◆ ${own.find(({ id }) => id === proved)?.name ?? ""}`}
                  </small>
                </button>
              </th>
            </tr>
            <tr className={style.again}>
              <td />
              {owners.map((owner) => (
                <th key={owner} scope="col">
                  {owner === ENVELOPE ? matrix.envelope : owner}
                </th>
              ))}
            </tr>
            {!isFolded &&
              own.map((card) =>
                isOpenCard(analysis, card.id) ? (
                  <OpenRow key={card.id} name={card.name} span={owners.length} />
                ) : (
                  <MatrixRow
                    key={card.id}
                    card={card}
                    owners={owners}
                    cells={owners.map((owner) => cellOf(analysis, card.id, owner))}
                    {...{ hasChances, marks, fresh, lit, focus, onChoose }}
                    onFocus={setFocus}
                  />
                ),
              )}
          </tbody>
        );
      })}
    </table>
  );
});
