// A new table in under a minute, or the corrections to an old one: deck, players, hand, open cards.
"use client";

import type { Deck, Setup } from "@demonstrandum/deals";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { buildSetup, deckOf, type SetupDraft, sizesOf, toggleCard } from "../store/setup-draft.ts";
import { DeckChoice } from "./deck-choice.tsx";
import { Fold } from "./fold.tsx";
import { HandField } from "./hand-field.tsx";
import { HouseRules } from "./house-rules.tsx";
import { SeatList } from "./seat-list.tsx";
import style from "./setup.module.css";

interface SetupFormProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
  readonly onDone: (setup: Setup) => void;
  /** What else stands against a setup. */
  readonly check?: (setup: Setup) => string | undefined;
  readonly onCancel: () => void;
  /** A game that has begun: the deck and the number of players stay. */
  readonly isCorrection?: boolean;
}

export function SetupForm({ draft, onChange, onDone, onCancel, check, isCorrection = false }: SetupFormProps) {
  const words = useWords("clue");
  const { setup } = words;
  const [isTried, setTried] = useState(false);
  const built = buildSetup(words, draft);
  const problem = built.ok ? check?.(built.setup) : built.problem;
  const deck = deckOf(words, draft);
  const submit = () => {
    setTried(true);
    if (built.ok && problem === undefined) onDone(built.setup);
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={style.column}>
        {!isCorrection && (
          <Panel aria-labelledby="setup-deck">
            <h2 id="setup-deck">{setup.deck}</h2>
            <DeckChoice draft={draft} onChange={onChange} />
          </Panel>
        )}
        <Panel aria-labelledby="setup-players">
          <h2 id="setup-players">{setup.players}</h2>
          <SeatList draft={draft} onChange={onChange} isFixed={isCorrection} sizes={sizesOf(words, draft)} />
        </Panel>
      </div>
      <div className={style.column}>
        {deck && draft.me !== null && (
          <Panel aria-labelledby="setup-hand">
            <HandField deck={deck} draft={draft} onChange={onChange} />
          </Panel>
        )}
        {deck && <OpenCards {...{ deck, draft, onChange }} />}
        <HouseRules draft={draft} onChange={onChange} />
      </div>
      <footer className={style.footer}>
        <p role="status" className={style.problem}>
          {isTried ? problem : ""}
        </p>
        <Button onClick={onCancel}>{setup.cancel}</Button>
        <Button look="primary" type="submit">
          {isCorrection ? setup.save : setup.start}
        </Button>
      </footer>
    </form>
  );
}

interface OpenCardsProps extends Pick<SetupFormProps, "draft" | "onChange"> {
  readonly deck: Deck;
}

function OpenCards({ deck, draft, onChange }: OpenCardsProps) {
  const { setup } = useWords("clue");
  return (
    <Fold title={setup.open} count={draft.faceUp.length}>
      <p className={style.hint}>{setup.openHint}</p>
      <CardPicker
        deck={deck}
        chosen={draft.faceUp}
        onPick={(card) => onChange(toggleCard(draft, "faceUp", card))}
        isDisabled={(card) => draft.hand.includes(card)}
      />
    </Fold>
  );
}
