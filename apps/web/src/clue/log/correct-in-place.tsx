// A suggestion corrected where it stands in the log: every tap that leaves it whole is saved at once, and can be undone.
"use client";

import type { Entry, Setup, Suggestion } from "@demonstrandum/deals";
import { useState } from "react";
import { AnswerList } from "../entry/answer-list.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { draftOf, finishDraft, type SuggestionDraft, setAsker, setCard } from "../state/draft.ts";
import style from "./log.module.css";

interface CorrectInPlaceProps {
  readonly setup: Setup;
  readonly entry: Suggestion;
  readonly number: number;
  readonly onCorrect: (entry: Entry) => void;
}

export function CorrectInPlace({ setup, entry, number, onCorrect }: CorrectInPlaceProps) {
  // Only what is not whole yet is kept here; the rest stands in the log.
  const [pending, setPending] = useState<SuggestionDraft>();
  const draft = pending ?? draftOf(entry);
  const change = (next: SuggestionDraft) => {
    const finished = finishDraft(next, setup, entry);
    setPending(finished.ok ? undefined : next);
    if (finished.ok) onCorrect(finished.entry);
  };
  const finished = pending && finishDraft(pending, setup, entry);
  return (
    <fieldset className={style.correction} aria-label={`Correction of entry ${number}`}>
      <AnswerList {...{ setup, draft }} onChange={change} />
      <p role="status" className={style.hint}>
        {finished && !finished.ok ? finished.missing : ""}
      </p>
      <ChipGroup label="Who asks?" size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.by === player} onPress={() => change(setAsker(draft, player))}>
            {player}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker
        deck={setup.deck}
        chosen={draft.cards}
        onPick={(card, kind) => change(setCard(draft, kind, card))}
        note={(card) => (setup.myHand?.includes(card) ? "yours" : undefined)}
      />
    </fieldset>
  );
}
