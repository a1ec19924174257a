// Asks before a play is begun again; it can still be taken back afterwards.
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import style from "./panels.module.css";

interface RestartDialogProps {
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

export function RestartDialog({ onRestart, onClose }: RestartDialogProps) {
  return (
    <Dialog aria-labelledby="restart-title" onClose={onClose}>
      <h2 id="restart-title">Start over?</h2>
      <p>Everyone you proved is hidden again, and your notes and the clock go back to the start.</p>
      <div className={style.buttons}>
        <Button onClick={onClose}>Keep playing</Button>
        <Button look="kind-b" onClick={onRestart}>
          Start over
        </Button>
      </div>
    </Dialog>
  );
}
