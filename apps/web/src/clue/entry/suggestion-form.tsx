// A suggestion in two thumb-sized steps: who asked for what, then who passed and who showed, in seating order.
import type { Log, Setup } from "@demonstrandum/deals";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "../../design/button.tsx";
import { QuestionPicker } from "../parts/question-picker.tsx";
import { Settling } from "../parts/settling.tsx";
import { chosenCards, type SuggestionDraft } from "../state/draft.ts";
import { cardNames } from "../words/say.ts";
import { useClueWords } from "../words/wording.ts";
import { AnswerList } from "./answer-list.tsx";
import style from "./entry.module.css";

interface SuggestionFormProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

export function SuggestionForm({ setup, log, draft, onChange }: SuggestionFormProps) {
  const words = useClueWords();
  const { entry } = words;
  const isComplete = draft.by !== null && draft.cards.every((card) => card !== null);
  const [isReopened, setReopened] = useState(false);
  const isAnswering = isComplete && !isReopened;
  const form = useStepFocus(isAnswering);
  if (isAnswering) {
    return (
      <div ref={form}>
        <div className={style.asked}>
          <p tabIndex={-1} data-begin>
            {draft.by === setup.me ? (
              <b>{entry.youAskFor}</b>
            ) : (
              <>
                <b>{draft.by}</b>
                {entry.asksFor}
              </>
            )}
            <strong>{cardNames(words, setup, chosenCards(setup, draft)).join(" · ")}</strong>
          </p>
          <Button look="quiet" onClick={() => setReopened(true)}>
            {entry.change}
          </Button>
        </div>
        <Settling>
          <AnswerList {...{ setup, log, draft, onChange }} />
        </Settling>
      </div>
    );
  }
  return (
    <div ref={form}>
      <QuestionPicker {...{ setup, draft, onChange }} />
      {isComplete && (
        <Button look="primary" className={style.onward ?? ""} onClick={() => setReopened(false)}>
          {entry.onward}
        </Button>
      )}
    </div>
  );
}

/** The button that leads to the other step goes away with its step, so the focus is carried over. */
function useStepFocus(isAnswering: boolean): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(isAnswering);
  useEffect(() => {
    if (before.current === isAnswering) return;
    before.current = isAnswering;
    form.current?.querySelector<HTMLElement>("[data-begin], button")?.focus();
  }, [isAnswering]);
  return form;
}
