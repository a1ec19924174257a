// Every clue on the table: those with something left to say first, the spent ones after.

import type { PersonView, View } from "@demonstrandum/engine";
import { memo } from "react";
import { clueText, isUsedUp } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { Seal } from "../../base/design/seal.tsx";
import { kindOf } from "../board/card.tsx";
import style from "./clue-list.module.css";

interface ClueListProps {
  readonly view: View;
  readonly glyphs: readonly [string, string];
  readonly chosen: number | undefined;
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
}

interface ItemProps {
  readonly person: PersonView;
  readonly glyphs: readonly [string, string];
  readonly isChosen: boolean;
  readonly isStory: boolean;
  readonly onChoose: (person: number) => void;
}

/** Without a face: a portrait is dear to draw, and each reveal adds an item. */
const Item = memo(function Item({ person, glyphs, isChosen, isStory, onChoose }: ItemProps) {
  const { board } = useWords("play");
  const { spent } = useWords("answers");
  const { id, name, place, identity, clue } = person;
  const kind = kindOf(identity);
  if (!clue) return null;
  return (
    <li>
      <button
        type="button"
        className={style.item}
        data-spent={clue.isSpent ? "" : undefined}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
      >
        {kind ? <Seal glyph={glyphs[kind === "b" ? 1 : 0]} kind={kind} className={style.seal} /> : <span />}
        <span>
          <b>
            {name} <small>{place}</small>
          </b>
          {clueText(clue, isStory, board)}
          {isUsedUp(clue) && <small className={style.spent}>{spent}</small>}
        </span>
      </button>
    </li>
  );
});

export function ClueList({ view, glyphs, chosen, isStory, onChoose }: ClueListProps) {
  const speakers = view.people.filter(({ clue }) => clue);
  const sorted = [...speakers].sort((a, b) => Number(a.clue?.isSpent) - Number(b.clue?.isSpent));
  return (
    <ul className={style.list}>
      {sorted.map((person) => (
        <Item
          key={person.id}
          person={person}
          glyphs={glyphs}
          isChosen={chosen === person.id}
          isStory={isStory}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
