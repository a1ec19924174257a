// The coach of a first board: the goal and the one rule above it, and a few words in the place where things happen, then gone for good.
"use client";

import type { View } from "@demonstrandum/engine";
import { useCallback, useEffect, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Bubble } from "../../base/design/bubble.tsx";
import { Button } from "../../base/design/button.tsx";
import { openStorage } from "../../base/storage/storage.ts";
import { dismissCoach } from "../../base/storage/visits.ts";
import type { Lesson } from "../referee/referee.ts";
import style from "./coach.module.css";
import { isCovered } from "./gaze.ts";
import type { Playing } from "./use-table.ts";

/**
 * What the coach of a first board speaks of next: the clue to read, the people it means, who follows from it, and
 * where help is. It tells who follows only where the referee on this device may; a daily puzzle's coach knows no more
 * than the view shows.
 */
type CoachStep = "rule" | "read" | "meant" | "follows" | "alone";

/** Whose words to read, whom they mean, and, where that may be told, who follows. */
interface CoachAdvice {
  readonly speakers: readonly number[];
  readonly meant: readonly number[];
  readonly follows?: { readonly person: number; readonly identity: boolean; readonly proof: readonly string[] };
}

export const knownIn = (view: View): number => view.people.filter(({ identity }) => identity !== undefined).length;

/** A longer proof, in letters, is for a hint. */
const LONGEST_PROOF = 300;

/** Once somebody was named, who follows is worth a hint, and a hint counts. */
export function adviseOn(view: View, lesson: Lesson | undefined, isFresh: boolean): CoachAdvice {
  const named = isFresh && lesson?.target !== undefined && lesson.identity !== undefined ? lesson : undefined;
  const first = view.isOpen ? undefined : view.people.find(({ clue }) => clue)?.id;
  const speakers = named?.speakers.length ? named.speakers : first === undefined ? [] : [first];
  const meant = view.isOpen ? [] : speakers.flatMap((speaker) => view.people[speaker]?.clue?.people ?? []);
  if (named?.target === undefined || named.identity === undefined) return { speakers, meant: [...new Set(meant)] };
  const proof = named.proof.join("").length <= LONGEST_PROOF ? named.proof : [];
  return { speakers, meant: [...new Set(meant)], follows: { person: named.target, identity: named.identity, proof } };
}

/** Where everybody has spoken, who tells the truth is told before anything is read: a phone may show no more than one of them. */
const firstStep = ({ isOpen }: View): CoachStep => (isOpen ? "rule" : "read");

/** From reading on; where nobody in particular is meant, straight to who follows. */
export function stepAfter(step: CoachStep, { meant }: CoachAdvice): CoachStep {
  if (step === "rule") return "read";
  return step === "read" && meant.length > 0 ? "meant" : "follows";
}

/** Whoever was named by the player brings the coach's last word. */
export const stepNow = (step: CoachStep, view: View, before: number): CoachStep =>
  knownIn(view) > before ? "alone" : step;

/** All of somebody: where they say more than one thing, the button of their name is only a part. */
const card = (person: number): string => `[data-card]:is([data-person="${person}"], :has([data-person="${person}"]))`;

const face = (person: number): string => `[data-person="${person}"]`;

/** Whoever follows, and whose words they are told from. */
export const groundsToFollow = (step: CoachStep, { speakers, follows }: CoachAdvice): string | undefined =>
  step === "follows" && follows ? [follows.person, ...speakers].map(card).join(", ") : undefined;

/** Where on the page it is, the first the one to stand beside. */
export function placeOfStep(step: CoachStep, { speakers, meant, follows }: CoachAdvice): string {
  if (step === "alone") return "[data-help]";
  if (step === "rule") return "[data-rule]";
  if (step === "follows" && follows) return face(follows.person);
  const people = step === "read" ? speakers : meant;
  return people.length === 0 ? card(0) : people.map(card).join(", ");
}

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
  if (step === "rule") return <p>{view.honesty}</p>;
  if (step === "read") return <p>{speakers.length === 0 ? words.readAny : words.read(speakers.map(nameOf))}</p>;
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
  const [asked, setAsked] = useState<CoachStep>(() => firstStep(table.state.view));
  const step = stepNow(asked, table.state.view, known);
  const { gaze } = table;
  if (isCovered(gaze) || gaze.isAnswerOpen || gaze.replay) return null;
  return (
    <Bubble
      label={words.label}
      about={placeOfStep(step, advice)}
      clear="aside"
      rather={groundsToFollow(step, advice)}
      onClose={onDone}
    >
      <div role="status" data-coach={step}>
        <Saying table={table} advice={advice} step={step} />
      </div>
      <div className={style.buttons}>
        {step !== "follows" && step !== "alone" && (
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
