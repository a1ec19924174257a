// Opens the play of a puzzle, keeps it in step with other tabs, and saves it when the page is left.
"use client";

import { failureIn } from "@demonstrandum/wire";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../words/use-words.ts";
import { afterPaint } from "../../base/design/after-paint.ts";
import { openStorage, type Storage } from "../../base/storage/storage.ts";
import type { TableTalk } from "../referee/message.ts";
import type { Referee } from "../referee/referee.ts";
import { type OpenedPlay, openPlay, type Play } from "./play-store.ts";

const TIMING = { show: (work: () => void) => flushSync(work), later: afterPaint };

/** Returns a function that ends it. */
function keepInStep(play: Play): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key?.endsWith(play.key)) play.reload();
  };
  const onLeave = () => play.saveShown();
  window.addEventListener("storage", onStorage);
  window.addEventListener("pagehide", onLeave);
  document.addEventListener("visibilitychange", onLeave);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pagehide", onLeave);
    document.removeEventListener("visibilitychange", onLeave);
    play.saveShown();
  };
}

/** The play, once it is open. `meet` begins with a referee; it must stay the same function for the same puzzle. */
export function usePlay<R extends Referee>(
  meet: () => R,
  game: string,
  code: string,
  open: () => Storage = openStorage,
): { readonly opened: OpenedPlay; readonly referee: R } | undefined {
  const [state, setState] = useState<{ readonly opened: OpenedPlay; readonly referee: R }>();
  const { unanswered } = useWords("play");
  useEffect(() => {
    const referee = meet();
    let end: (() => void) | undefined;
    let isLeft = false;
    const begin = (opened: OpenedPlay) => {
      if (isLeft) return;
      if (opened.kind === "play") end = keepInStep(opened.play);
      setState({ opened, referee });
    };
    openPlay({ storage: open(), game, code }, referee, TIMING).then(begin, (error) =>
      begin({ kind: "no-puzzle", text: unanswered(failureIn<TableTalk>(error)) }),
    );
    return () => {
      isLeft = true;
      end?.();
      referee.close();
      setState(undefined);
    };
  }, [meet, game, code, open, unanswered]);
  return state;
}
