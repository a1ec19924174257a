// Drafts kept on this device, checked before use. What is inside a draft is read by the worker.
import { LONGEST_BYLINE } from "@demonstrandum/engine";
import * as v from "valibot";
import type { Storage, Trouble } from "../../base/storage/storage.ts";
import type { DraftData } from "../worker/messages.ts";

const PREFIX = "demonstrandum/draft/";

const PersonSchema = v.looseObject({
  id: v.number(),
  name: v.string(),
  identity: v.string(),
  clue: v.optional(v.record(v.string(), v.unknown())),
});

const BoardSchema = v.looseObject({
  game: v.picklist(["cultivators", "who"]),
  dialect: v.optional(v.string()),
  start: v.optional(v.number()),
  characters: v.pipe(v.array(PersonSchema), v.minLength(1), v.maxLength(30)),
});

const villageList = <const S extends v.GenericSchema>(item: S) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(30));

const VillageSchema = v.looseObject({
  game: v.literal("village"),
  villagers: villageList(v.looseObject({ index: v.number(), name: v.string() })),
  statements: villageList(v.array(v.string())),
  solution: villageList(v.boolean()),
});

const DraftSchema = v.union([BoardSchema, VillageSchema]);

const KeptSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  title: v.pipe(v.string(), v.maxLength(LONGEST_BYLINE)),
  /** The puzzle it was made from. */
  from: v.optional(v.object({ code: v.string(), title: v.string() })),
  /** When it was last changed. */
  at: v.number(),
  draft: DraftSchema,
});

export interface KeptDraft {
  readonly id: string;
  readonly title: string;
  readonly from?: { readonly code: string; readonly title: string } | undefined;
  readonly at: number;
  readonly draft: DraftData;
}

function read(storage: Storage, key: string): KeptDraft[] {
  try {
    const parsed = v.safeParse(KeptSchema, JSON.parse(storage.read(key) ?? ""));
    return parsed.success ? [parsed.output as KeptDraft] : [];
  } catch {
    return [];
  }
}

/** The latest first. What cannot be read is passed over. */
export const listDrafts = (storage: Storage): KeptDraft[] =>
  storage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => read(storage, key))
    .sort((a, b) => b.at - a.at);

/** Says what kept it from lasting beyond this tab, if anything did. */
export const keepDraft = (storage: Storage, kept: KeptDraft): Trouble | undefined =>
  storage.write(PREFIX + kept.id, JSON.stringify(kept));

export const findDraft = (storage: Storage, id: string): KeptDraft | undefined => read(storage, PREFIX + id)[0];

export const dropDraft = (storage: Storage, id: string): void => storage.remove(PREFIX + id);

/** A draft from a file; undefined for anything else. */
export function readDraftFile(text: string): DraftData | undefined {
  try {
    const parsed = v.safeParse(DraftSchema, JSON.parse(text));
    return parsed.success ? (parsed.output as DraftData) : undefined;
  } catch {
    return undefined;
  }
}

const AUTHOR = "demonstrandum/author";

/** How the author signed last. */
export const loadAuthor = (storage: Storage): string => (storage.read(AUTHOR) ?? "").slice(0, LONGEST_BYLINE);

export const keepAuthor = (storage: Storage, author: string): void => {
  storage.write(AUTHOR, author);
};

const LIVE = "demonstrandum/workshop/live";

/** Whether every edit is worked out at once, which is usual. */
export const loadIsLive = (storage: Storage): boolean => storage.read(LIVE) !== "off";

export const keepIsLive = (storage: Storage, isLive: boolean): void => {
  if (isLive) storage.remove(LIVE);
  else storage.write(LIVE, "off");
};
