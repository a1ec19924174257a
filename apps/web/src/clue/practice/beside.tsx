// What may lie beside a practice game: marks of my own to learn with, or the assistant.
"use client";

import { analyse, type viewFor } from "@demonstrandum/deals";
import { useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { NextSuggestion } from "../advisor/next-suggestion.tsx";
import { LearnPanel } from "../learn/learn-panel.tsx";
import { MasterMatrix } from "../matrix/master-matrix.tsx";
import { NO_MARKS } from "../store/mark.ts";
import { newGame } from "../store/table-game.ts";
import style from "./practice.module.css";

type View = ReturnType<typeof viewFor>;

const NOTHING: ReadonlySet<string> = new Set();

interface BesideProps extends View {
  /** Under which my marks are kept. */
  readonly table: string;
}

export function Beside({ setup, log, table }: BesideProps) {
  const says = useWords("clue-practice");
  const [shown, setShown] = useState<"assistant" | "notes">();
  const toggle = (which: "assistant" | "notes") => setShown(shown === which ? undefined : which);
  return (
    <>
      <Button aria-pressed={shown === "notes"} onClick={() => toggle("notes")}>
        {shown === "notes" ? says.notesAway : says.takeNotes}
      </Button>
      <Button aria-pressed={shown === "assistant"} onClick={() => toggle("assistant")}>
        {shown === "assistant" ? says.putAway : says.askAssistant}
      </Button>
      {shown === "assistant" && <Assistant {...{ setup, log }} />}
      {shown === "notes" && <PracticeNotes {...{ setup, log, table }} />}
    </>
  );
}

/** My own marks, held against what follows when I ask for it. */
function PracticeNotes({ setup, log, table }: BesideProps) {
  const { learn } = useWords("clue");
  const analysis = useMemo(() => analyse(setup, log), [setup, log]);
  return (
    <Panel className={style.matrix} aria-label={learn.name}>
      <LearnPanel {...{ table, setup, log, analysis }} />
    </Panel>
  );
}

function Assistant({ setup, log }: View) {
  const words = useWords("clue");
  const game = useMemo(() => newGame(words, setup, log, 0, "practice"), [words, setup, log]);
  const analysis = useMemo(() => analyse(setup, log, { explain: false }), [setup, log]);
  const [room, setRoom] = useState<string | null>(null);
  return (
    <>
      <Panel className={style.matrix} aria-label={words.matrix.name}>
        <MasterMatrix {...{ setup, analysis }} hasChances marks={NO_MARKS} fresh={NOTHING} onChoose={() => undefined} />
      </Panel>
      <NextSuggestion game={{ ...game, room }} isReady onRoom={setRoom} />
    </>
  );
}
