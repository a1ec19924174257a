// The worker of a page, in the language of the page: whoever lists what a page may load finds one language there.
import type { WorkerLike } from "@demonstrandum/wire";
import { createContext, useContext } from "react";

export const OpenWorker = createContext<(() => WorkerLike) | undefined>(undefined);

/** Starts the worker of this page. */
export function useOpenWorker(): () => WorkerLike {
  const open = useContext(OpenWorker);
  if (!open) throw new Error("The page has no worker for the Clue table.");
  return open;
}
