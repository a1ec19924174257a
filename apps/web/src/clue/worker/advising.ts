// Advice at the table, and what is learned from games: loaded when somebody looks at it.
import { advise } from "@demonstrandum/deals";
import type { ClueQuestion } from "./messages.ts";

export { adviseShow, learnHabits, review } from "@demonstrandum/deals";

/** The room one is in, where it is known. */
export const inRoom = (room: string | null) => (room === null ? {} : { room });

export const adviseNext = ({ setup, log, room, habits, population }: ClueQuestion & { readonly kind: "advise" }) =>
  advise(setup, log, { ...inRoom(room), habits, population });
