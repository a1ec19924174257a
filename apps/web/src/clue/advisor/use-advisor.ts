// A conversation about the table. With a model behind the server it answers, streamed; without one, or when it fails, the exact figures do.
"use client";

import type { Habits } from "@demonstrandum/deals";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../language/language.tsx";
import type { TableGame } from "../state/table-game.ts";
import { type ClueWording, useClueWords } from "../words/wording.ts";
import type { ClueAnswers } from "../worker/messages.ts";
import { useOpenWorker } from "../worker/open-worker.ts";
import { makeWorkerClient, Superseded, Unanswered, type WorkerClient } from "../worker/worker-client.ts";
import { consultModel, hasModel, type ModelFailure, type ModelQuestion } from "./consult-model.ts";

export interface Turn {
  readonly id: number;
  readonly question: string;
  /** How many entries there were when it was asked. */
  readonly entries: number;
  /** What the question was taken for. */
  readonly understood: string | undefined;
  readonly paragraphs: readonly string[];
  readonly from: "table" | "model";
  /** Whether all figures are counted, and none is estimated over drawn deals. */
  readonly isExact: boolean;
  readonly isWorking: boolean;
  /** Why the answer is not the one that was hoped for. */
  readonly note: string | undefined;
}

export interface Advisor {
  readonly turns: readonly Turn[];
  readonly isModel: boolean;
  ask(question: string): void;
}

const paragraphsOf = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== "");

const begin = (id: number, question: string, entries: number, from: Turn["from"]): Turn => ({
  id,
  question,
  entries,
  understood: undefined,
  paragraphs: [],
  from,
  isExact: true,
  isWorking: true,
  note: undefined,
});

interface Hearing {
  readonly words: ClueWording;
  readonly question: ModelQuestion;
  readonly isModel: boolean;
  readonly client: WorkerClient;
  readonly signal: AbortSignal;
  show(part: Partial<Turn>): void;
}

/** The model's answer if there is a model and it gives one, else that of the exact figures. */
async function answer({ words, question, isModel, client, signal, show }: Hearing): Promise<void> {
  const { question: asked, language: _, habits, ...table } = question;
  const { advisor } = words;
  const reader = {
    onText: (text: string) => show({ paragraphs: paragraphsOf(text) }),
    refer: (written: string) =>
      client.ask({ kind: "refer", table: { ...table, habits }, written }) as Promise<ClueAnswers["refer"]>,
  };
  const told = isModel ? await consultModel(question, reader, signal) : undefined;
  if (told?.ok) return show({ paragraphs: paragraphsOf(told.text), isWorking: false });
  if (signal.aborted) return;
  if (told) show({ from: "table", paragraphs: [], note: sayNote(words, told) + advisor.instead });
  try {
    const { text, isExact, understood } = (await client.ask({
      kind: "answer",
      ...table,
      question: asked,
    })) as ClueAnswers["answer"];
    show({ paragraphs: paragraphsOf(text), isExact, understood, isWorking: false });
  } catch (error) {
    if (error instanceof Superseded) return;
    show({
      isWorking: false,
      note: error instanceof Unanswered ? words.workerFailed(error.trouble) : advisor.cannot,
    });
  }
}

const sayNote = ({ advisor }: ClueWording, { note, reason }: ModelFailure): string =>
  note === "failed" ? advisor.failed(reason ?? "") : advisor.notes[note];

/** `habits`: what may be said of how the others play. */
export function useAdvisor({ setup, log, room }: TableGame, habits: readonly Habits[]): Advisor {
  const words = useClueWords();
  const language = useLanguage();
  const open = useOpenWorker();
  const client = useMemo(() => makeWorkerClient(open), [open]);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [isModel, setModel] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    hasModel(controller.signal).then((found) => !controller.signal.aborted && setModel(found));
    return () => controller.abort();
  }, []);
  useEffect(
    () => () => {
      running.current?.abort();
      client.stop();
    },
    [client],
  );

  const ask = (question: string) => {
    const id = turns.length + 1;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (part: Partial<Turn>) => {
      if (controller.signal.aborted) return;
      setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)));
    };
    const begun = begin(id, question, log.length, isModel ? "model" : "table");
    // A question that is still being answered gives way to the new one.
    setTurns((all) => [...all.filter((turn) => !turn.isWorking), begun]);
    const asked = { setup, log, room, habits, question, language };
    answer({ words, question: asked, isModel, client, signal: controller.signal, show });
  };
  return { turns, isModel, ask };
}
