// My hand: tapped, typed or pasted.

import { cardsOf, type Deck } from "@demonstrandum/deals";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { CardPicker } from "../parts/card-picker.tsx";
import { findCards } from "../store/find-cards.ts";
import { type SetupDraft, sizesOf, toggleCard } from "../store/setup-draft.ts";
import style from "./setup.module.css";

interface HandFieldProps {
  readonly deck: Deck;
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** How many cards there are to find: "3 of 4", "3 of 4–5". */
function sayCounted(words: Words["clue"], draft: SetupDraft): string {
  const seat = draft.seats.findIndex(({ key }) => key === draft.me);
  const size = sizesOf(words, draft)?.[seat];
  const { ticked } = words.setup;
  if (!size) return ticked(draft.hand.length, undefined);
  return ticked(draft.hand.length, size.min === size.max ? `${size.min}` : `${size.min}–${size.max}`);
}

export function HandField({ deck, draft, onChange }: HandFieldProps) {
  const words = useWords("clue");
  const { setup, table } = words;
  const [text, setText] = useState("");
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const read = () => {
    const found = findCards(table, deck, text);
    const ids = found.cards.map(({ id }) => id);
    const all = new Set([...draft.hand, ...ids]);
    onChange({
      ...draft,
      hand: cardsOf(deck).flatMap(({ id }) => (all.has(id) ? id : [])),
      faceUp: draft.faceUp.filter((id) => !ids.includes(id)),
    });
    setUnknown(found.unknown);
    setText(found.unknown.join(setup.between));
  };
  return (
    <>
      <h2 id="setup-hand">
        {setup.hand} <span className={style.count}>{sayCounted(words, draft)}</span>
      </h2>
      <label className={style.field}>
        <span className="visually-hidden">{setup.typeCards}</span>
        <input
          value={text}
          placeholder={setup.typeExample}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onBlur={read}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            read();
          }}
        />
      </label>
      <p role="status" className={style.hint}>
        {unknown.length > 0 ? setup.unknownCards(unknown) : setup.orTap}
      </p>
      <CardPicker
        deck={deck}
        chosen={draft.hand}
        onPick={(card) => onChange(toggleCard(draft, "hand", card))}
        isDisabled={(card) => draft.faceUp.includes(card)}
      />
    </>
  );
}
