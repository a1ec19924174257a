// Everyone at once: says who would be accused, and of what, before it is judged.
import type { View } from "@demonstrandum/engine";
import { sayList } from "@demonstrandum/text";
import { Button } from "../design/button.tsx";
import { accusedIn, undecidedIn } from "../play/accused.ts";
import panel from "../play/panels.module.css";
import { sayAccused } from "../play/say-outcome.ts";
import type { Notes } from "../state/notes.ts";

interface AccuseProps {
  readonly view: View;
  readonly notes: Notes;
  readonly onAccuse: () => void;
  readonly onClose: () => void;
}

export function Accuse({ view, notes, onAccuse, onClose }: AccuseProps) {
  const undecided = undecidedIn(view, notes).map((person) => view.people[person]?.name ?? "");
  const isReady = undecided.length === 0;
  return (
    <>
      <h2>{isReady ? "Accuse them all?" : "Not everyone is decided"}</h2>
      {isReady ? (
        <p>You say that {sayAccused(view, accusedIn(view, notes))}. If that is wrong anywhere, it is one mistake.</p>
      ) : (
        <p>Pencil in everyone first. Still undecided: {sayList(undecided)}.</p>
      )}
      <div className={panel.buttons}>
        {isReady && (
          <Button look="kind-b" onClick={onAccuse}>
            Accuse
          </Button>
        )}
        <Button onClick={onClose}>Not yet</Button>
      </div>
    </>
  );
}
