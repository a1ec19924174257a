// Every clue on the table: those with something left to say first, the spent ones after.
import type { View } from "@demonstrandum/engine";
import { clueText } from "../board/say-person.ts";
import { Portrait } from "../design/portrait.tsx";
import style from "./clue-list.module.css";

interface ClueListProps {
  readonly view: View;
  readonly chosen: number | undefined;
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
}

export function ClueList({ view, chosen, isStory, onChoose }: ClueListProps) {
  const speakers = view.people.flatMap(({ clue, ...person }) => (clue ? [{ ...person, clue }] : []));
  const sorted = [...speakers].sort((a, b) => Number(a.clue.isSpent) - Number(b.clue.isSpent));
  return (
    <ul className={style.list}>
      {sorted.map(({ id, name, place, identity, clue }) => (
        <li key={id}>
          <button
            type="button"
            className={style.item}
            data-spent={clue.isSpent ? "" : undefined}
            aria-pressed={chosen === id}
            onClick={() => onChoose(id)}
          >
            <Portrait name={name} kind={identity ? "b" : "a"} isDim={clue.isSpent} className={style.face} />
            <span>
              <b>
                {name} <small>{place}</small>
              </b>
              {clueText(clue, isStory)}
              {clue.isSpent && <small className={style.spent}> Nothing more to add.</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
