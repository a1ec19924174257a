// Asks before a play is begun again; it can still be taken back afterwards.
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import style from "../proof/panels.module.css";

interface RestartProps {
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

export function Restart({ onRestart, onClose }: RestartProps) {
  const words = useWords("answers").restart;
  return (
    <>
      <h2>{useWords("play").startOverAsk}</h2>
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
