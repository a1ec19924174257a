// Asks the worker for a puzzle. One worker for one wish: it can be called off, and a worker that dies takes nothing with it.
import type { PuzzleAnswer, PuzzleRequest } from "./request.ts";

const WORKER_FAILED = "The puzzle maker could not be started in this browser.";

interface Wish {
  readonly made: Promise<PuzzleAnswer>;
  readonly cancel: () => void;
}

export function makePuzzle(start: () => Worker, request: PuzzleRequest, onTrying: (attempt: number) => void): Wish {
  let worker: Worker | undefined;
  const made = new Promise<PuzzleAnswer>((resolve) => {
    const fail = () => resolve({ kind: "failed", text: WORKER_FAILED });
    try {
      worker = start();
    } catch {
      worker = undefined;
    }
    if (!worker) {
      fail();
      return;
    }
    worker.addEventListener("error", fail);
    worker.addEventListener("messageerror", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<PuzzleAnswer>) => {
      if (data.kind === "trying") onTrying(data.attempt);
      else resolve(data);
    });
    worker.postMessage(request);
  });
  const cancel = () => worker?.terminate();
  made.finally(cancel);
  return { made, cancel };
}
