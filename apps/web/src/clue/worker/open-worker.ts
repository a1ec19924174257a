// The worker of a page, in the language of the page: whoever lists what a page may load finds one language there.
import { createContext } from "react";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { WorkerLike } from "../../referee/worker-like.ts";

export const OpenWorker = createContext<(() => WorkerLike) | undefined>(undefined);

/** Starts the worker of this page. */
export const useOpenWorker = (): (() => WorkerLike) => useWordsOf(OpenWorker);
