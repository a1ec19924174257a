// A conversation about the table. With a model behind the server it chooses among answers of the engine; without one, or when it fails,
// the question is answered as far as it is understood here.
"use client";

import type { Habits, Offer } from "@demonstrandum/deals";
import { failureIn, makeLatestAsker, type WorkerAsker } from "@demonstrandum/wire";
import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { useLanguage } from "../../base/language/language.tsx";
import type { TableGame } from "../store/table-game.ts";
import type { ClueTalk } from "../worker/messages.ts";
import { useOpenWorker } from "../worker/open-worker.ts";
import { type ChosenAnswer, consultModel, hasModel, type ModelQuestion } from "./consult-model.ts";

export interface Turn {
  readonly id: number;
  readonly question: string;
  /** How many entries there were when it was asked. */
  readonly entries: number;
  readonly answers: readonly ChosenAnswer[];
  /** Who chose the answers. */
  readonly from: "table" | "model";
  readonly isWorking: boolean;
  /** Why the answer is not the one that was hoped for. */
  readonly note: string | undefined;
}

export interface Advisor {
  readonly turns: readonly Turn[];
  readonly isModel: boolean;
  ask(question: string): void;
  /** Asks something that was offered; the engine answers it. */
  take(offer: Offer): void;
}

const begin = (id: number, question: string, entries: number, from: Turn["from"]): Turn => ({
  id,
  question,
  entries,
  answers: [],
  from,
  isWorking: true,
  note: undefined,
});

interface Hearing {
  readonly words: Words["clue"];
  readonly question: ModelQuestion;
  readonly isModel: boolean;
  readonly offer: Offer | undefined;
  readonly client: WorkerAsker<ClueTalk>;
  readonly signal: AbortSignal;
  show(part: Partial<Turn>): void;
}

/** What the model chooses if there is a model and it does, else the answer to the question as it is understood here. */
async function answer({ words, question, isModel, offer, client, signal, show }: Hearing): Promise<void> {
  const { question: asked, setup, log, room } = question;
  const { advisor } = words;
  const chosen = isModel ? await consultModel(question, signal) : undefined;
  if (chosen?.ok) return show({ answers: chosen.answers, isWorking: false });
  if (signal.aborted) return;
  if (chosen) show({ from: "table", note: advisor.instead(chosen.note) });
  try {
    const found = await client.ask({ kind: "answer", setup, log, room, question: offer?.question ?? asked });
    show({ answers: [found], isWorking: false });
  } catch (error) {
    const failure = failureIn<ClueTalk>(error);
    if (failure.why !== "called off") show({ isWorking: false, note: words.unanswered(failure) });
  }
}

/** `habits`: what may be said of how the others play. */
export function useAdvisor({ setup, log, room }: TableGame, habits: readonly Habits[]): Advisor {
  const words = useWords("clue");
  const language = useLanguage();
  const open = useOpenWorker();
  const client = useMemo(() => makeLatestAsker<ClueTalk>(open), [open]);
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
      client.callOff();
    },
    [client],
  );

  const hear = (question: string, offer?: Offer) => {
    const id = turns.length + 1;
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const show = (part: Partial<Turn>) => {
      if (controller.signal.aborted) return;
      setTurns((all) => all.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)));
    };
    const toModel = isModel && !offer;
    const begun = begin(id, question, log.length, toModel ? "model" : "table");
    // A question that is still being answered gives way to the new one.
    setTurns((all) => [...all.filter((turn) => !turn.isWorking), begun]);
    const asked = { setup, log, room, habits, question, language };
    answer({ words, question: asked, isModel: toModel, offer, client, signal: controller.signal, show });
  };
  return { turns, isModel, ask: (question) => hear(question), take: (offer) => hear(offer.said, offer) };
}
