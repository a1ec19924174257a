// The head of the matrix: names with how many cards of each hand are known.
import type { HandState, Setup } from "@demonstrandum/deals";
import { useClueWords } from "../words/wording.ts";
import style from "./matrix.module.css";

interface MatrixHeadProps {
  readonly setup: Setup;
  readonly hands: readonly HandState[];
}

const saySize = ({ min, max }: HandState): string => (min === max ? `${min}` : `${min}–${max}`);

export function MatrixHead({ setup, hands }: MatrixHeadProps) {
  const { matrix } = useClueWords();
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
                {matrix.known(hand.known, saySize(hand), hand.player === setup.me)}
              </span>
            </small>
          </th>
        ))}
        <th scope="col" title={matrix.envelope}>
          <span className={style.owner}>{matrix.envelope}</span>
        </th>
      </tr>
    </thead>
  );
}
