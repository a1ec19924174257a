// A new table in under a minute, or the corrections to an old one: deck, players, hand, open cards.
"use client";

import type { Setup } from "@demonstrandum/deals";
import { type ReactNode, useState } from "react";
import { Button } from "../../design/button.tsx";
import { Check } from "../../design/choices.tsx";
import { Panel } from "../../design/panel.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { buildSetup, deckOf, type SetupDraft, sizesOf, toggleCard } from "../state/setup-draft.ts";
import { DeckChoice } from "./deck-choice.tsx";
import { HandField } from "./hand-field.tsx";
import { SeatList } from "./seat-list.tsx";
import style from "./setup.module.css";

interface SetupFormProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
  readonly onDone: (setup: Setup) => void;
  readonly onCancel: () => void;
  /** A game that has begun: the deck and the number of players stay. */
  readonly isCorrection?: boolean;
}

export function SetupForm({ draft, onChange, onDone, onCancel, isCorrection = false }: SetupFormProps) {
  const [isTried, setTried] = useState(false);
  const built = buildSetup(draft);
  const deck = deckOf(draft);
  const submit = () => {
    setTried(true);
    if (built.ok) onDone(built.setup);
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
            <h2 id="setup-deck">Deck</h2>
            <DeckChoice draft={draft} onChange={onChange} />
          </Panel>
        )}
        <Panel aria-labelledby="setup-players">
          <h2 id="setup-players">Players, clockwise</h2>
          <SeatList draft={draft} onChange={onChange} isFixed={isCorrection} sizes={sizesOf(draft)} />
        </Panel>
      </div>
      <div className={style.column}>
        {deck && draft.me !== null && (
          <Panel aria-labelledby="setup-hand">
            <HandField deck={deck} draft={draft} onChange={onChange} />
          </Panel>
        )}
        {deck && (
          <Fold title="Cards lying open" count={draft.faceUp.length}>
            <p className={style.hint}>Some tables turn the cards that do not deal out evenly face up.</p>
            <CardPicker
              deck={deck}
              chosen={draft.faceUp}
              onPick={(card) => onChange(toggleCard(draft, "faceUp", card))}
              isDisabled={(card) => draft.hand.includes(card)}
            />
          </Fold>
        )}
        <Fold title="House rules" count={Number(draft.unevenDeal) + Number(draft.answersInAnyOrder)}>
          <Check
            isOn={draft.unevenDeal}
            onChange={(unevenDeal) => onChange({ ...draft, unevenDeal })}
            label="Hands may differ by more than one card"
          />
          <Check
            isOn={draft.answersInAnyOrder}
            onChange={(answersInAnyOrder) => onChange({ ...draft, answersInAnyOrder })}
            label="Players answer in any order, not around the table"
          />
        </Fold>
      </div>
      <footer className={style.footer}>
        <p role="status" className={style.problem}>
          {isTried && !built.ok ? built.problem : ""}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="primary" type="submit">
          {isCorrection ? "Save the table" : "Start the game"}
        </Button>
      </footer>
    </form>
  );
}

interface FoldProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Fold({ title, count, children }: FoldProps) {
  return (
    <Panel className={style.foldPanel}>
      <details className={style.fold} open={count > 0 || undefined}>
        <summary>
          <h2>{title}</h2>
          <span className={style.count}>{count > 0 ? count : "none"}</span>
        </summary>
        <div className={style.foldBody}>{children}</div>
      </details>
    </Panel>
  );
}
