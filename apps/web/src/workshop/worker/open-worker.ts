// The worker of the page, in the language of the page.
import type { WorkerLike } from "@demonstrandum/wire";
import { createContext } from "react";

export const OpenWorkshop = createContext<(() => WorkerLike) | undefined>(undefined);
