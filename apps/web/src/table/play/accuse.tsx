// Everyone at once: says who would be accused, and of what, before it is judged.

import type { View } from "@demonstrandum/engine";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { accusedIn, undecidedIn } from "../notes/accused.ts";
import type { Notes } from "../notes/notes.ts";
import panel from "../proof/panels.module.css";
import { sayAccused } from "./say-outcome.ts";

interface AccuseProps {
  readonly view: View;
  readonly notes: Notes;
  readonly onAccuse: () => void;
  readonly onClose: () => void;
}

export function Accuse({ view, notes, onAccuse, onClose }: AccuseProps) {
  const play = useWords("play");
  const words = useWords("testimony").accuse;
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
