// A puzzle to be printed: the board and its key, the strip of clues, and on a last page answers and proofs.
"use client";

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

function PaperBoard({ view, numbers }: Printout) {
  return (
    <ol className={style.board} data-cols={view.cols}>
      {view.people.map((person) => (
        <li key={person.id} className={style.card}>
          <small>{person.place}</small>
          <b>{person.name}</b>
          <span>{person.marks.join(", ")}</span>
          {person.clue ? (
            <p>
              {person.identity !== undefined && `${view.words[person.identity ? 1 : 0].one}: `}
              {clueText(person.clue, false)}
            </p>
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
  const [ordinary, hidden] = printout.view.words;
  return (
    <main className={style.paper}>
      <Button look="primary" className={style.print} onClick={() => window.print()}>
        Print
      </Button>
      <h1>{props.room.title}</h1>
      <p>
        Everyone is a {ordinary.one} or a {hidden.one}, and everyone speaks the truth. Prove who someone is, write it
        down, and then read the number on their card from the strip: it is what they have to say. No number before its
        proof.
      </p>
      <PaperBoard {...printout} />
      <section className={style.strip}>
        <h2>The strip</h2>
        <ol>
          {printout.strip.map(({ number, text }) => (
            <li key={number}>
              <b>{number}</b> {text}
            </li>
          ))}
        </ol>
      </section>
      <Answers {...printout} />
    </main>
  );
}
