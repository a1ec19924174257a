// Asks before a play is begun again; it can still be taken back afterwards.
import { Button } from "../design/button.tsx";
import style from "./panels.module.css";

interface RestartProps {
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

export function Restart({ onRestart, onClose }: RestartProps) {
  return (
    <>
      <h2>Start over?</h2>
      <p>Everyone you proved is hidden again, and your notes and the clock go back to the start.</p>
      <div className={style.buttons}>
        <Button onClick={onClose}>Keep playing</Button>
        <Button look="kind-b" onClick={onRestart}>
          Start over
        </Button>
      </div>
    </>
  );
}
