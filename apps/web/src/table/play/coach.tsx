// The coach of a first board: the goal and the one rule above it, and a few words in the place where things happen, then gone for good.
"use client";

import { useCallback, useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Bubble } from "../../base/design/bubble.tsx";
import { Button } from "../../base/design/button.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { dismissCoach } from "../../base/storage/visits.ts";
import type { Lesson } from "../referee/referee.ts";
import style from "./coach.module.css";
import {
  adviseOn,
  type CoachAdvice,
  type CoachStep,
  groundsOf,
  knownIn,
  placeOfStep,
  stepAfter,
  stepNow,
} from "./coach-step.ts";
import { isCovered } from "./gaze.ts";
import type { Playing } from "./use-table.ts";

export interface CoachProps {
  readonly table: Playing;
  /** The referee's own next step, for nothing; none where asking counts. */
  readonly ask?: (() => Promise<Lesson>) | undefined;
}

interface Begun {
  readonly advice: CoachAdvice;
  /** How many were known when the coach began. */
  readonly known: number;
}

/** What the coach speaks of is settled when it begins. */
function useBegun({ table, ask }: CoachProps): Begun | undefined {
  const [begun, setBegun] = useState<Begun>();
  const [{ view, moves }] = useState(table.state);
  useEffect(() => {
    const begin = (lesson: Lesson | undefined) =>
      setBegun({ advice: adviseOn(view, lesson, !moves.some(({ kind }) => kind === "verdict")), known: knownIn(view) });
    if (ask) ask().then(begin, () => begin(undefined));
    else begin(undefined);
  }, [ask, view, moves]);
  return begun;
}

function Saying({
  table,
  advice,
  step,
}: {
  readonly table: Playing;
  readonly advice: CoachAdvice;
  readonly step: CoachStep;
}) {
  const words = useWords("coach");
  const { view } = table.state;
  const nameOf = (person: number): string => view.people[person]?.name ?? "";
  const { follows, speakers, meant } = advice;
  if (step === "alone") return <p>{words.alone}</p>;
  if (step === "read")
    return (
      <>
        {/* The board itself says so too, but may be longer than the screen. */}
        {view.isOpen && <p>{view.honesty}</p>}
        <p>{speakers.length === 0 ? words.readAny : words.read(speakers.map(nameOf))}</p>
      </>
    );
  if (step === "meant") return <p>{words.meant(meant.length)}</p>;
  if (!follows) return <p>{words.findOut}</p>;
  const { person, identity, proof } = follows;
  const said = { name: nameOf(person), kind: wordFor(view.words, identity), other: wordFor(view.words, !identity) };
  return (
    <>
      {(proof.length > 0 ? proof : [words.supposed(said)]).map((line) => (
        <p key={line} className={style.proof}>
          {line}
        </p>
      ))}
      <p>{words.follows(said)}</p>
    </>
  );
}

interface StepsProps extends Begun {
  readonly table: Playing;
  readonly onDone: () => void;
}

function Steps({ table, advice, known, onDone }: StepsProps) {
  const words = useWords("coach");
  const [asked, setAsked] = useState<CoachStep>("read");
  const step = stepNow(asked, table.state.view, known);
  const { gaze } = table;
  if (isCovered(gaze) || gaze.isAnswerOpen || gaze.replay) return null;
  return (
    <Bubble
      label={words.label}
      about={placeOfStep(step, advice)}
      clear="aside"
      rather={groundsOf(step, advice)}
      onClose={onDone}
    >
      <div role="status" data-coach={step}>
        <Saying table={table} advice={advice} step={step} />
      </div>
      <div className={style.buttons}>
        {(step === "read" || step === "meant") && (
          <Button look="primary" onClick={() => setAsked(stepAfter(step, advice))}>
            {words.next}
          </Button>
        )}
        <Button look={step === "alone" ? "primary" : "quiet"} onClick={onDone}>
          {step === "alone" ? words.done : words.notNow}
        </Button>
      </div>
    </Bubble>
  );
}

export function Coach(props: CoachProps) {
  const { table } = props;
  const words = useWords("coach");
  const begun = useBegun(props);
  const [isDone, setDone] = useState(false);
  const finish = useCallback(() => {
    dismissCoach(openStorage(), "board");
    setDone(true);
  }, []);
  const { view } = table.state;
  return (
    <>
      <section aria-label={words.goalLabel} className={style.goal}>
        <p>{words.goal(view)}</p>
      </section>
      {begun && !isDone && !view.isDone && <Steps table={table} {...begun} onDone={finish} />}
    </>
  );
}
