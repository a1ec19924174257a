// My turn in a practice game: three cards, then ask or accuse.

import { CARD_KINDS, type Setup, type Triple } from "@demonstrandum/deals";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import style from "./practice.module.css";

interface MyTurnProps {
  readonly setup: Setup;
  readonly onAsk: (cards: Triple) => void;
  readonly onAccuse: (cards: Triple) => void;
}

export function MyTurn({ setup, onAsk, onAccuse }: MyTurnProps) {
  const { entry } = useWords("clue");
  const practice = useWords("clue-practice");
  const [cards, setCards] = useState<readonly (string | null)[]>([null, null, null]);
  const [suspect, weapon, room] = cards;
  const triple: Triple | undefined = suspect && weapon && room ? [suspect, weapon, room] : undefined;
  return (
    <>
      <CardPicker
        deck={setup.deck}
        chosen={cards}
        onPick={(card, kind) => setCards(cards.with(CARD_KINDS.indexOf(kind), card))}
        note={(card) => (setup.myHand?.includes(card) ? entry.yours : undefined)}
      />
      <div className={style.actions}>
        <Button look="primary" disabled={!triple} onClick={() => triple && onAsk(triple)}>
          {practice.ask}
        </Button>
        <Button look="kind-b" disabled={!triple} onClick={() => triple && onAccuse(triple)}>
          {practice.accuse}
        </Button>
      </div>
    </>
  );
}
