// A suggestion in two thumb-sized steps: who asked for what, then who passed and who showed, in seating order.

import type { Log, Setup } from "@demonstrandum/deals";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Settling } from "../parts/settling.tsx";
import { cardNames } from "../say/say.ts";
import { chosenCards, type SuggestionDraft } from "../store/draft.ts";
import { AnswerList } from "./answer-list.tsx";
import style from "./entry.module.css";
import { QuestionPicker } from "./question-picker.tsx";
import { QuickAnswerList } from "./quick-answer-list.tsx";
import { ShowAdvice } from "./show-advice.tsx";

interface SuggestionFormProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
  /** Records what one tap tells; absent where every answer is entered by hand. */
  readonly onQuick?: ((draft: SuggestionDraft) => void) | undefined;
  readonly onByHand: () => void;
}

export function SuggestionForm({ setup, log, draft, onChange, onQuick, onByHand }: SuggestionFormProps) {
  const words = useWords("clue");
  const { entry } = words;
  const isComplete = draft.by !== null && draft.cards.every((card) => card !== null);
  const [isReopened, setReopened] = useState(false);
  const isAnswering = isComplete && !isReopened;
  const form = useStepFocus(isAnswering);
  // Cards that come up where an answer was tapped are not chosen by its second tap.
  const [before] = useState(log.length);
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
        <Settling key={onQuick ? "quick" : "by hand"} isShut={onQuick !== undefined}>
          {onQuick ? (
            <>
              <QuickAnswerList {...{ setup, draft, onByHand }} onRecord={onQuick} />
              <ShowAdvice {...{ setup, log, draft }} />
            </>
          ) : (
            <AnswerList {...{ setup, log, draft, onChange }} />
          )}
        </Settling>
      </div>
    );
  }
  return (
    <div ref={form}>
      <Settling key={log.length} isFirst={log.length === before}>
        <QuestionPicker {...{ setup, draft, onChange }} />
      </Settling>
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
