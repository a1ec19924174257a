// A puzzle to be printed: the board, where clues wait for their speakers the strip that has them, and on a last page answers and proofs.
"use client";

import type { ClueView, PersonView, View } from "@demonstrandum/engine";
import { useEffect, useState } from "react";
import { clueText } from "../../../words/clue-text.ts";
import { useWords } from "../../../words/use-words.ts";
import { wordFor } from "../../../words/word-for.ts";
import { Button } from "../../base/design/button.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import type { Room } from "../games/room.ts";
import type { Printout } from "../referee/referee.ts";
import { makeWorkerReferee } from "../referee/worker-referee.ts";
import { startWorker } from "../referee/workers.ts";
import style from "./print-room.module.css";

interface PrintRoomProps {
  readonly room: Room;
  readonly code: string;
}

function usePrintout({ room, code }: PrintRoomProps): Printout | undefined {
  const language = useLanguage();
  const [printout, setPrintout] = useState<Printout>();
  useEffect(() => {
    const tutor = makeWorkerReferee(() => startWorker(room.id), { language, code });
    tutor
      .open([])
      .then(() => tutor.print())
      .then(setPrintout, () => undefined);
    return () => tutor.close();
  }, [room.id, language, code]);
  return printout;
}

interface SaidProps {
  readonly view: View;
  readonly person: PersonView;
  readonly clue: ClueView;
}

function Said({ view, person: { identity }, clue }: SaidProps) {
  const { known } = useWords("print");
  const { board } = useWords("play");
  if (clue.sentences.length === 1)
    return (
      <p>
        {identity !== undefined && known(wordFor(view.words, identity))}
        {clueText(clue, false, board)}
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

function Strip({ strip }: Printout) {
  const words = useWords("print");
  const { board } = useWords("play");
  if (strip.length === 0) return null;
  return (
    <section className={style.strip}>
      <h2>{words.strip}</h2>
      <ol>
        {strip.map(({ number, text, isAside }) => (
          <li key={number}>
            <b>{number}</b> {isAside ? board.aside(text) : text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PaperBoard({ view, numbers, isVillage }: Printout & { readonly isVillage: boolean }) {
  const words = useWords("print");
  return (
    <ol
      className={style.board}
      data-testimony={isVillage ? "" : undefined}
      style={isVillage ? undefined : { gridTemplateColumns: `repeat(${view.cols}, minmax(0, 1fr))` }}
    >
      {view.people.map((person) => (
        <li key={person.id} className={style.card}>
          <small>{isVillage ? person.place : words.place(person)}</small>
          <b>{person.name}</b>
          <span>{words.roots(person.marks)}</span>
          {person.clue ? (
            <Said view={view} person={person} clue={person.clue} />
          ) : (
            <p className={style.key}>{words.number(numbers[person.id])}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Answers({ answers }: Printout) {
  const { lines } = useWords("play");
  return (
    <section className={style.answers}>
      <h2>{useWords("print").answers}</h2>
      <ol>
        {answers.map(({ text, proof }) => (
          <li key={text}>
            <h3>{text}</h3>
            <p>{lines(proof)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PaperProps {
  readonly title: string;
  readonly printout: Printout;
  readonly isVillage: boolean;
}

/** Whatever is to be printed, with its button. */
export function Paper({ title, printout, isVillage }: PaperProps) {
  const words = useWords("print");
  return (
    <main className={style.paper}>
      <Button look="primary" className={style.print} onClick={() => window.print()}>
        {words.print}
      </Button>
      <h1>{title}</h1>
      <p>{words.task(printout.view)}</p>
      <PaperBoard {...printout} isVillage={isVillage} />
      <Strip {...printout} />
      <Answers {...printout} />
    </main>
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
  return <Paper title={props.room.title} printout={printout} isVillage={props.room.layout === "testimony"} />;
}
