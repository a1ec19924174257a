// A proof, one sentence at a time, with the clue it quotes; the board lights up what the sentence rests on and what it shows.
// All of it can be unfolded, and any sentence chosen.
import type { ProofSentence, View } from "@demonstrandum/engine";
import { useEffect, useState } from "react";
import { clueText } from "../board/say-person.ts";
import { Button } from "../design/button.tsx";
import style from "./proof.module.css";

interface ProofProps {
  readonly view: View;
  readonly sentences: readonly ProofSentence[];
  readonly chosen: number | undefined;
  readonly onChoose: (at: number | undefined) => void;
}

/** A proof may say the same sentence under two suppositions, so the place is part of the key. */
const keyOf = (sentences: readonly ProofSentence[], at: number): string => `${at} ${sentences[at]?.text}`;

/** The clue that the sentence goes by. */
function Quote({ view, speaker }: { readonly view: View; readonly speaker: number | undefined }) {
  const person = speaker === undefined ? undefined : view.people[speaker];
  if (!person?.clue) return null;
  return (
    <p className={style.quote}>
      <b>{person.name}:</b> <q>{clueText(person.clue, false)}</q>
    </p>
  );
}

/** All sentences at once; each lights up what it is about. */
export function Lines({ sentences, chosen, onChoose }: Omit<ProofProps, "view">) {
  return (
    <ol className={style.proof}>
      {sentences.map((sentence, at) => (
        <li key={keyOf(sentences, at)} data-depth={Math.min(sentence.depth, 4)}>
          <button type="button" className={style.sentence} aria-pressed={chosen === at} onClick={() => onChoose(at)}>
            {sentence.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Brings whom the sentence is about above the panel, where that lies over the board. */
function useShown({ sentences, chosen }: ProofProps): void {
  const person = chosen === undefined ? undefined : sentences[chosen]?.affects[0];
  useEffect(() => {
    if (person !== undefined)
      document.querySelector(`[data-person="${person}"]`)?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [person]);
}

export function Proof(props: ProofProps) {
  const { view, sentences, chosen = 0, onChoose } = props;
  const [isWhole, setWhole] = useState(false);
  useShown(props);
  const sentence = sentences[chosen];
  if (!sentence) return null;
  // Still focusable at either end, so that stepping with the keyboard does not fall off.
  const [isFirst, isLast] = [chosen === 0, chosen === sentences.length - 1];
  return (
    <div className={style.stepper}>
      <Quote view={view} speaker={sentence.speaker} />
      <p aria-live="polite" className={style.now} data-depth={Math.min(sentence.depth, 4)}>
        {sentence.text}
      </p>
      {sentences.length > 1 && (
        <div className={style.steps}>
          <Button aria-label="Sentence before" aria-disabled={isFirst} onClick={() => !isFirst && onChoose(chosen - 1)}>
            ‹
          </Button>
          <span className={style.count}>
            {chosen + 1} of {sentences.length}
          </span>
          <Button aria-label="Next sentence" aria-disabled={isLast} onClick={() => !isLast && onChoose(chosen + 1)}>
            ›
          </Button>
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Fold it up" : "All of it"}
          </Button>
        </div>
      )}
      {isWhole && <Lines {...props} chosen={chosen} />}
    </div>
  );
}
