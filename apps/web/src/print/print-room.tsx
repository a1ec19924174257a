// A puzzle to be printed: the board, where clues wait for their speakers the strip that has them, and on a last page answers and proofs.
"use client";

import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { useEffect, useState } from "react";
import { clueText } from "../board/say-person.ts";
import { Button } from "../design/button.tsx";
import type { Room } from "../games/room.ts";
import { startWorker } from "../games/workers.ts";
import type { Printout } from "../referee/referee.ts";
import { makeWorkerReferee } from "../referee/worker-referee.ts";
import style from "./print-room.module.css";

interface PrintRoomProps {
  readonly room: Room;
  readonly code: string;
}

function usePrintout({ room, code }: PrintRoomProps): Printout | undefined {
  const [printout, setPrintout] = useState<Printout>();
  useEffect(() => {
    const tutor = makeWorkerReferee(() => startWorker(room.id), code);
    tutor
      .open([])
      .then(() => tutor.print())
      .then(setPrintout, () => undefined);
    return () => tutor.close();
  }, [room.id, code]);
  return printout;
}

interface SaidProps {
  readonly view: View;
  readonly person: PersonView;
  readonly clue: ClueView;
}

function Said({ view, person: { identity }, clue }: SaidProps) {
  if (clue.sentences.length === 1)
    return (
      <p>
        {identity !== undefined && `${view.words[identity ? 1 : 0].one}: `}
        {clueText(clue, false)}
      </p>
    );
  return (
    <ol className={style.sentences}>
      {clue.sentences.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

/** What to do with it on paper. */
function sayTask({ words: [ordinary, hidden], isOpen, honesty }: View): string {
  const everyone = `Everyone is ${withArticle(ordinary.one)} or ${withArticle(hidden.one)}.`;
  return isOpen
    ? `${everyone} ${honesty} All have spoken: prove who is who.`
    : `${everyone} ${honesty} Prove who someone is, write it down, and then read the number on their card from the strip: it is what they have to say. No number before its proof.`;
}

function Strip({ strip }: Printout) {
  if (strip.length === 0) return null;
  return (
    <section className={style.strip}>
      <h2>The strip</h2>
      <ol>
        {strip.map(({ number, text }) => (
          <li key={number}>
            <b>{number}</b> {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PaperBoard({ view, numbers }: Printout) {
  return (
    <ol className={style.board} data-cols={view.cols}>
      {view.people.map((person) => (
        <li key={person.id} className={style.card}>
          <small>{person.place}</small>
          <b>{person.name}</b>
          <span>{person.marks.join(", ")}</span>
          {person.clue ? (
            <Said view={view} person={person} clue={person.clue} />
          ) : (
            <p className={style.key}>no. {numbers[person.id]}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Answers({ answers }: Printout) {
  return (
    <section className={style.answers}>
      <h2>Answers and proofs</h2>
      <ol>
        {answers.map(({ text, proof }) => (
          <li key={text}>
            <b>{text}</b> {proof.join(" ")}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function PrintRoom(props: PrintRoomProps) {
  const printout = usePrintout(props);
  if (!printout) {
    return (
      <main className={style.paper} aria-busy="true">
        <h1>{props.room.title}</h1>
      </main>
    );
  }
  return (
    <main className={style.paper}>
      <Button look="primary" className={style.print} onClick={() => window.print()}>
        Print
      </Button>
      <h1>{props.room.title}</h1>
      <p>{sayTask(printout.view)}</p>
      <PaperBoard {...printout} />
      <Strip {...printout} />
      <Answers {...printout} />
    </main>
  );
}
