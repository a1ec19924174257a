// Keeps what others see of this table up to date, as long as its player lets them.
"use client";

import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Refused } from "../../base/server/ask-server.ts";
import { openStorage } from "../../base/storage/storage.ts";
import type { TableGame } from "../store/table-game.ts";
import { beginSharing, loadShared, type SharedTable, saveShared, sendShared, withdrawShared } from "./shared-table.ts";

/** Milliseconds from a change to its sending, so that several at once are one; and until the next try without a connection. */
const PAUSE = 400;
const AGAIN = 5000;

export interface Sharing {
  readonly shared: SharedTable | undefined;
  /** What is wrong, if anything is. */
  readonly trouble: string | undefined;
  begin(): Promise<void>;
  withdraw(): Promise<void>;
}

const say = ({ following, serverRefused }: Words["clue"], error: unknown): string =>
  error instanceof Refused ? serverRefused(error.problem) : following.offline;

export function useSharing(game: TableGame): Sharing {
  const words = useWords("clue");
  const { id, name, setup, log } = game;
  const [shared, setShared] = useState(() => loadShared(openStorage(), id));
  const [trouble, setTrouble] = useState<string>();
  const keep = (next: SharedTable | undefined) => {
    saveShared(openStorage(), id, next);
    setShared(next);
  };
  const latest = useRef(game);
  latest.current = game;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is the game as it is then; these say when it has changed.
  useEffect(() => {
    if (!shared) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const send = async () => {
      try {
        await sendShared(shared, latest.current);
        if (!isOver) setTrouble(undefined);
      } catch (error) {
        if (isOver) return;
        const isGone = error instanceof Refused && error.status === 404;
        if (isGone) keep(undefined);
        else timer = setTimeout(send, AGAIN);
        const { ended, late } = words.following;
        setTrouble(isGone ? ended : error instanceof Refused ? say(words, error) : late);
      }
    };
    timer = setTimeout(send, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shared, name, setup, log]);
  return {
    shared,
    trouble,
    async begin() {
      try {
        keep(await beginSharing(game));
        setTrouble(undefined);
      } catch (error) {
        setTrouble(say(words, error));
      }
    },
    async withdraw() {
      if (!shared) return;
      try {
        await withdrawShared(shared);
      } catch (error) {
        // What the server does not know is withdrawn already.
        if (!(error instanceof Refused && error.status === 404)) return setTrouble(say(words, error));
      }
      setTrouble(undefined);
      keep(undefined);
    },
  };
}
