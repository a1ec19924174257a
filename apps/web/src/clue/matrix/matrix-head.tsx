// The head of the matrix: names with how many cards of each hand are known.
import type { HandState, Setup } from "@demonstrandum/deals";
import style from "./matrix.module.css";

interface MatrixHeadProps {
  readonly setup: Setup;
  readonly hands: readonly HandState[];
}

const saySize = ({ min, max }: HandState): string => (min === max ? `${min}` : `${min}–${max}`);

export function MatrixHead({ setup, hands }: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        <td />
        {hands.map((hand) => (
          <th key={hand.player} scope="col" title={hand.player}>
            <span className={style.owner}>{hand.player}</span>
            <small>
              <span aria-hidden="true">
                {hand.known}/{saySize(hand)}
              </span>
              <span className="visually-hidden">
                {hand.player === setup.me ? " (you)" : ""}, {hand.known} of {saySize(hand)} cards known
              </span>
            </small>
          </th>
        ))}
        <th scope="col" title="Envelope">
          <span className={style.owner}>Envelope</span>
        </th>
      </tr>
    </thead>
  );
}
