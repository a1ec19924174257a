// What was told last, and of which draft: an answer is shown only while its draft is, and never once a newer draft was asked about.
import type { WorkshopAsker } from "../worker/asker.ts";
import type { DraftData, ToldDraft } from "../worker/messages.ts";
import { shareTold } from "./share-told.ts";

export interface DraftTold {
  readonly of: DraftData;
  /** The last there was, if of this draft nothing could be told. */
  readonly told: ToldDraft | undefined;
  readonly failure: string | undefined;
}

type Keep = (change: (before: DraftTold | undefined) => DraftTold) => void;

/** Returns a function after whose call nothing more is kept of the answer. */
export function askTold(asker: WorkshopAsker, draft: DraftData, isBare: boolean, keep: Keep): () => void {
  let isCurrent = true;
  asker.ask({ kind: "survey", draft, isBare }).then((outcome) => {
    if (!isCurrent || !outcome) return;
    keep((before) =>
      outcome.ok
        ? { of: draft, told: shareTold(outcome.value, before?.told), failure: undefined }
        : { of: draft, told: before?.told, failure: outcome.text },
    );
  });
  return () => {
    isCurrent = false;
  };
}

/** Drafts that say the same as another, in other words. */
const sameAs = new WeakMap<DraftData, DraftData>();

/** The draft that all those belong to which differ from it in words alone. */
function meantBy(draft: DraftData): DraftData {
  const other = sameAs.get(draft);
  return other ? meantBy(other) : draft;
}

export const markReworded = (next: DraftData, draft: DraftData): void => {
  sameAs.set(next, draft);
};

/** Whether it is what there is to tell of this very draft. */
export const isFreshFor = (told: DraftTold | undefined, draft: DraftData): boolean =>
  told !== undefined && meantBy(told.of) === meantBy(draft) && told.failure === undefined && !told.told?.isBare;
