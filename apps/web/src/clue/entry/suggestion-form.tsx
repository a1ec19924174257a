// A suggestion in two thumb-sized steps: who asked for what, then who passed and who showed, in seating order.
import type { Log, Setup } from "@demonstrandum/deals";
import { useState } from "react";
import { Button } from "../../design/button.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { chosenCards, type SuggestionDraft, setAsker, setCard } from "../state/draft.ts";
import { AnswerList } from "./answer-list.tsx";
import style from "./entry.module.css";

interface SuggestionFormProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

export function SuggestionForm({ setup, log, draft, onChange }: SuggestionFormProps) {
  const isComplete = draft.by !== null && draft.cards.every((card) => card !== null);
  const [isReopened, setReopened] = useState(false);
  if (isComplete && !isReopened) {
    return (
      <>
        <div className={style.asked}>
          <p>
            {draft.by === setup.me ? (
              <b>You ask for</b>
            ) : (
              <>
                <b>{draft.by}</b> asks for
              </>
            )}
            <strong>
              {chosenCards(setup, draft)
                .map(({ name }) => name)
                .join(" · ")}
            </strong>
          </p>
          <Button look="quiet" onClick={() => setReopened(true)}>
            Change
          </Button>
        </div>
        <AnswerList {...{ setup, log, draft, onChange }} />
      </>
    );
  }
  return (
    <>
      <ChipGroup label="Who asks?" size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => onChange(setAsker(draft, player))}>
            {player}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker
        deck={setup.deck}
        chosen={draft.cards}
        onPick={(card, kind) => onChange(setCard(draft, kind, card))}
        note={(card) => (setup.myHand?.includes(card) ? "yours" : undefined)}
      />
      {isComplete && (
        <Button look="primary" className={style.onward ?? ""} onClick={() => setReopened(false)}>
          On to the answers
        </Button>
      )}
    </>
  );
}
