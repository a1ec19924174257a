// The worker of the page, in the language of the page.
import { createContext } from "react";
import type { WorkerLike } from "../../base/worker/worker-like.ts";

export const OpenWorkshop = createContext<(() => WorkerLike) | undefined>(undefined);
