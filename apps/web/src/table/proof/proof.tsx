// A proof, one sentence at a time, with the clue it quotes; the board lights up what the sentence rests on and what it shows.
// All of it can be unfolded, and any sentence chosen.

import type { ProofLine, View } from "@demonstrandum/engine";
import { type RefObject, useEffect, useRef, useState } from "react";
import { clueText } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { bringIntoView } from "../board/bring-into-view.ts";
import style from "./proof.module.css";

interface ProofProps {
  readonly view: View;
  readonly sentences: readonly ProofLine[];
  readonly chosen: number | undefined;
  readonly onChoose: (at: number | undefined) => void;
}

/** A proof may say the same sentence under two suppositions, so the place is part of the key. */
const keyOf = (sentences: readonly ProofLine[], at: number): string => `${at} ${sentences[at]?.text}`;

/** The clue that the sentence goes by, unless the sentence quotes it itself. */
function Quote({ view, sentence }: { readonly view: View; readonly sentence: ProofLine }) {
  const { board } = useWords("play");
  const { says } = useWords("answers").proof;
  const person = sentence.speaker === undefined ? undefined : view.people[sentence.speaker];
  const clue = person?.clue && clueText(person.clue, false, board);
  if (!clue || sentence.text.includes(clue)) return null;
  return (
    <p className={style.quote}>
      <b>{says(person.name)}</b>
      <q>{clue}</q>
    </p>
  );
}

/** What the board shows beside the sentence, for whoever cannot see it. */
function Lights({
  view: { people },
  sentence: { known = [], groups = [] },
}: {
  readonly view: View;
  readonly sentence: ProofLine;
}) {
  const words = useWords("answers").proof;
  const namesOf = (persons: readonly number[]) => persons.map((person) => people[person]?.name ?? "");
  if (known.length + groups.length === 0) return null;
  return (
    <span className="visually-hidden">
      {words.lights(
        namesOf(known),
        groups.map((group) => namesOf(group.people)),
      )}
    </span>
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

/** Every sentence is read from its beginning, with whomever it is about above the panel, where that lies over the board. */
function useShown({ sentences, chosen = 0 }: ProofProps, stepper: RefObject<HTMLElement | null>): void {
  const people = sentences[chosen]?.affects;
  useEffect(() => {
    requestAnimationFrame(() => stepper.current?.closest("aside")?.scrollTo({ top: 0 }));
    return people && bringIntoView(document, people);
  }, [people, stepper]);
}

export function Proof(props: ProofProps) {
  const { view, sentences, chosen = 0, onChoose } = props;
  const words = useWords("answers").proof;
  const [isWhole, setWhole] = useState(false);
  const stepper = useRef<HTMLDivElement>(null);
  useShown(props, stepper);
  const sentence = sentences[chosen];
  if (!sentence) return null;
  // Still focusable at either end, so that stepping with the keyboard does not fall off.
  const [isFirst, isLast] = [chosen === 0, chosen === sentences.length - 1];
  return (
    <div ref={stepper} className={style.stepper}>
      <Quote view={view} sentence={sentence} />
      <p aria-live="polite" className={style.now} data-depth={Math.min(sentence.depth, 4)}>
        {sentence.text}
        <Lights view={view} sentence={sentence} />
      </p>
      {sentences.length > 1 && (
        <div className={style.steps}>
          <Button aria-label={words.before} aria-disabled={isFirst} onClick={() => !isFirst && onChoose(chosen - 1)}>
            ‹
          </Button>
          <span className={style.count}>{words.at(chosen + 1, sentences.length)}</span>
          <Button aria-label={words.next} aria-disabled={isLast} onClick={() => !isLast && onChoose(chosen + 1)}>
            ›
          </Button>
          <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.fold : words.unfold}
          </Button>
        </div>
      )}
      {isWhole && <Lines {...props} chosen={chosen} />}
    </div>
  );
}
