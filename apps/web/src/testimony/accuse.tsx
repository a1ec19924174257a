// Everyone at once: says who would be accused, and of what, before it is judged.
import type { View } from "@demonstrandum/engine";
import { Button } from "../design/button.tsx";
import { accusedIn, undecidedIn } from "../play/accused.ts";
import panel from "../play/panels.module.css";
import { sayAccused } from "../play/say-outcome.ts";
import { usePlayWords } from "../play/words/wording.ts";
import type { Notes } from "../state/notes.ts";
import { useTestimonyWords } from "./words/wording.ts";

interface AccuseProps {
  readonly view: View;
  readonly notes: Notes;
  readonly onAccuse: () => void;
  readonly onClose: () => void;
}

export function Accuse({ view, notes, onAccuse, onClose }: AccuseProps) {
  const play = usePlayWords();
  const words = useTestimonyWords().accuse;
  const undecided = undecidedIn(view, notes).map((person) => view.people[person]?.name ?? "");
  const isReady = undecided.length === 0;
  return (
    <>
      <h2>{isReady ? words.title : words.notReady}</h2>
      <p>{isReady ? words.text(sayAccused(play, view, accusedIn(view, notes))) : words.undecided(undecided)}</p>
      <div className={panel.buttons}>
        {isReady && (
          <Button look="kind-b" onClick={onAccuse}>
            {play.accuse}
          </Button>
        )}
        <Button onClick={onClose}>{words.notYet}</Button>
      </div>
    </>
  );
}
