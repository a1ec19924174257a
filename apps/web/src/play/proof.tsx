// A proof, line by line. Pointing at a line, or walking to it with Tab, lights up what it rests on and what follows.
import type { ProofSentence } from "@demonstrandum/engine";
import style from "./proof.module.css";

interface ProofProps {
  readonly sentences: readonly ProofSentence[];
  readonly chosen: number | undefined;
  readonly onChoose: (at: number | undefined) => void;
}

/** A proof may say the same sentence under two suppositions, so the place is part of the key. */
const keyOf = (sentences: readonly ProofSentence[], at: number): string => `${at} ${sentences[at]?.text}`;

export function Proof({ sentences, chosen, onChoose }: ProofProps) {
  return (
    <ol className={style.proof}>
      {sentences.map((sentence, at) => (
        <li key={keyOf(sentences, at)} data-depth={Math.min(sentence.depth, 4)}>
          <button
            type="button"
            className={style.sentence}
            aria-pressed={chosen === at}
            onClick={() => onChoose(chosen === at ? undefined : at)}
          >
            {sentence.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
