// An accusation: a wrong one says what the envelope is not, and its player asks no more; a right one ends the game.

import type { Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type AccusationDraft, setCard } from "../store/draft.ts";
import { WhoAndWhich } from "./who-and-which.tsx";

interface AccusationFormProps {
  readonly setup: Setup;
  readonly draft: AccusationDraft;
  readonly onChange: (draft: AccusationDraft) => void;
}

export function AccusationForm({ setup, draft, onChange }: AccusationFormProps) {
  const { entry } = useWords("clue");
  return (
    <WhoAndWhich
      {...{ setup, draft }}
      label={entry.whoAccused}
      onWho={(player) => onChange({ ...draft, by: player })}
      onCard={(kind, card) => onChange(setCard(draft, kind, card))}
      orElse={
        <Chip isOn={draft.by === null} onPress={() => onChange({ ...draft, by: null })}>
          {entry.notNoted}
        </Chip>
      }
    >
      <ChipGroup label={entry.wasItRight} size="s">
        <Chip isOn={!draft.correct} tone="wine" onPress={() => onChange({ ...draft, correct: false })}>
          {entry.wrong}
        </Chip>
        <Chip isOn={draft.correct} tone="green" onPress={() => onChange({ ...draft, correct: true })}>
          {entry.right}
        </Chip>
      </ChipGroup>
    </WhoAndWhich>
  );
}
