// The head of the matrix: names with how many cards of each hand are known.

import type { HandState, Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { classNames } from "../../base/design/class-names.ts";
import style from "./matrix.module.css";

interface MatrixHeadProps {
  readonly setup: Setup;
  readonly hands: readonly HandState[];
}

const saySize = ({ min, max }: HandState): string => (min === max ? `${min}` : `${min}–${max}`);

/** Where a name stands on end, letters are turned, and characters are not. */
const ownerStyle = (name: string): string => classNames(style.owner, /\p{Script=Han}/u.test(name) && style.upright);

export function MatrixHead({ setup, hands }: MatrixHeadProps) {
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
