// Asks before a play is begun again; it can still be taken back afterwards.
import { Button } from "../design/button.tsx";
import { useAnswerWords } from "./answer-words/wording.ts";
import style from "./panels.module.css";
import { usePlayWords } from "./words/wording.ts";

interface RestartProps {
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

export function Restart({ onRestart, onClose }: RestartProps) {
  const words = useAnswerWords().restart;
  return (
    <>
      <h2>{usePlayWords().startOverAsk}</h2>
      <p>{words.text}</p>
      <div className={style.buttons}>
        <Button onClick={onClose}>{words.keep}</Button>
        <Button look="kind-b" onClick={onRestart}>
          {words.go}
        </Button>
      </div>
    </>
  );
}
