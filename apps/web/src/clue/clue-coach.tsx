// The coach of a first Clue table: what the matrix is, where to record, where to see why; then gone for good.
"use client";

import { useCallback, useState } from "react";
import { useWords } from "../../words/use-words.ts";
import { Bubble } from "../base/design/bubble.tsx";
import { Button } from "../base/design/button.tsx";
import { openStorage } from "../base/storage/storage.ts";
import { dismissCoach } from "../base/storage/visits.ts";
import style from "./clue-coach.module.css";

/** Where on the page each step is. */
const STEPS = [
  ["matrix", '[role="grid"] thead'],
  ["record", "[data-record]"],
  ["why", '[role="grid"] [data-place="0:1"]'],
] as const;

export function ClueCoach({ onDone }: { readonly onDone: () => void }) {
  const words = useWords("clue-coach");
  const [at, setAt] = useState(0);
  const finish = useCallback(() => {
    dismissCoach(openStorage(), "clue");
    onDone();
  }, [onDone]);
  const [name, about] = STEPS[at] ?? STEPS[0];
  const isLast = at === STEPS.length - 1;
  return (
    <Bubble label={words.label} about={about} clear="[data-record]" onClose={finish}>
      <p role="status" data-coach={name}>
        {words.steps[name]}
      </p>
      <div className={style.buttons}>
        {!isLast && (
          <Button look="primary" onClick={() => setAt(at + 1)}>
            {words.next}
          </Button>
        )}
        <Button look={isLast ? "primary" : "quiet"} onClick={finish}>
          {isLast ? words.done : words.notNow}
        </Button>
      </div>
    </Bubble>
  );
}
