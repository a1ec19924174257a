// Who asks, and for which cards: the first half of a suggestion, wherever one is entered or corrected.

import type { Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { type SuggestionDraft, setAsker, setCard } from "../store/draft.ts";
import { WhoAndWhich } from "./who-and-which.tsx";

interface QuestionPickerProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

export function QuestionPicker({ setup, draft, onChange }: QuestionPickerProps) {
  const { entry } = useWords("clue");
  return (
    <WhoAndWhich
      {...{ setup, draft }}
      label={entry.whoAsks}
      onWho={(player) => onChange(setAsker(draft, player))}
      onCard={(kind, card) => onChange(setCard(draft, kind, card))}
    />
  );
}
