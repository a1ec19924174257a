// Undo and redo without limit: every change to a game is kept as what was there before and after, so it can be taken back
// exactly, and a saved game carries its whole history in little space.
import { EntrySchema, type Log, parseSetup, type Setup } from "@demonstrandum/deals";
import * as v from "valibot";

const EditSchema = v.object({
  at: v.pipe(v.number(), v.integer(), v.minValue(0)),
  before: v.nullable(EntrySchema),
  after: v.nullable(EntrySchema),
});

const SetupData = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Setup => {
    try {
      return parseSetup(dataset.value);
    } catch {
      addIssue({ message: "not a setup" });
      return NEVER;
    }
  }),
);

export const ChangeSchema = v.object({
  edits: v.array(EditSchema),
  setup: v.optional(v.object({ before: SetupData, after: SetupData })),
});

/** One place of the log: inserted (no `before`), removed (no `after`) or replaced. */
export type Edit = v.InferOutput<typeof EditSchema>;

/** What one action of the player changed. */
export interface Change {
  readonly edits: readonly Edit[];
  readonly setup?: { readonly before: Setup; readonly after: Setup } | undefined;
}

/** What a change acts on. */
export interface TableContent {
  readonly setup: Setup;
  readonly log: Log;
}

export interface Chronicle extends TableContent {
  readonly past: readonly Change[];
  readonly future: readonly Change[];
}

const withEdit = (log: Log, { at, before, after }: Edit): Log =>
  log.toSpliced(at, before === null ? 0 : 1, ...(after === null ? [] : [after]));

const invert = ({ edits, setup }: Change): Change => ({
  edits: edits.toReversed().map(({ at, before, after }) => ({ at, before: after, after: before })),
  ...(setup ? { setup: { before: setup.after, after: setup.before } } : {}),
});

const applyChange = ({ setup, log }: TableContent, change: Change): TableContent => ({
  setup: change.setup?.after ?? setup,
  log: change.edits.reduce(withEdit, log),
});

/** Makes a change; what had been undone is forgotten. */
export const makeChange = <T extends Chronicle>(game: T, change: Change): T => ({
  ...game,
  ...applyChange(game, change),
  past: [...game.past, change],
  future: [],
});

export function undoChange<T extends Chronicle>(game: T): T {
  const last = game.past.at(-1);
  if (!last) return game;
  return {
    ...game,
    ...applyChange(game, invert(last)),
    past: game.past.slice(0, -1),
    future: [last, ...game.future],
  };
}

export function redoChange<T extends Chronicle>(game: T): T {
  const [next, ...rest] = game.future;
  if (!next) return game;
  return { ...game, ...applyChange(game, next), past: [...game.past, next], future: rest };
}
