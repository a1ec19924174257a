// The one shape of every clue form: what its parameters are, what it means, whom it speaks of, how it reads,
// and what a speaker could truthfully say with it. A dialect is little more than a list of forms.

import type { Constraint, Mask } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import type * as v from "valibot";
import type { Board } from "./board.ts";
import { ClueError } from "./clue-error.ts";
import type { ClueNaming } from "./naming.ts";
import { nearest, withHint } from "./nearest.ts";
import type { Proposals } from "./proposals.ts";
import { clueRemark } from "./remarks/en.ts";
import { parseData } from "./schema.ts";

/** Who speaks, and where. */
export interface Setting {
  readonly board: Board;
  readonly speaker: number;
}

/** 1 names an identity, 2 counts one group, 3 weighs groups against each other, 4 reaches over the whole board. */
export type Tier = 1 | 2 | 3 | 4;

/** One clue of the form on the dialect's example board, with a world that obeys it and one that breaks it. */
export interface Example<P> {
  readonly speaker: string;
  readonly params: P;
  /** Names of the demons, or werewolves. */
  readonly obeys: readonly string[];
  readonly breaks: readonly string[];
}

/** One form of clue: what it means, what it proposes, how it is read and shared. */
export interface Form<P = unknown> extends Proposals<P> {
  readonly id: string;
  /** Its name in share codes: it stays with the form for good, and a new form takes the next one. */
  readonly number: number;
  readonly tier: Tier;
  /** Whatever people say of themselves with it can be said of them by others, too. */
  readonly maySpeakOfOthers?: true;
  readonly schema: v.GenericSchema<unknown, P>;
  readonly example: Example<P>;
  /** Why a clue with these parameters would be ill-formed, in plain words; undefined when it is well formed. */
  flaw(params: P, at: Setting): Remark | undefined;
  /** True of exactly the worlds that obey the clue: bit i is set when person i is a demon, or a werewolf. */
  meaning(params: P, at: Setting): Constraint;
  /** Everyone the clue counts or compares: nobody else's identity matters to it. */
  counted(params: P, at: Setting): Mask;
  /** Everyone it names, its speaker where it says "I" or "my": counted themselves, or only there to say where the counted stand. */
  named(params: P, at: Setting): Mask;
  /** What its words name. */
  naming(params: P, at: Setting): ClueNaming;
  say(params: P, at: Setting): string;
}

/** The parameters as the form reads them; throws a ClueError when they are not those of a well-formed clue. */
export function wellFormed<P>(form: Pick<Form<P>, "id" | "schema" | "flaw">, data: unknown, at: Setting): P {
  const params = parseData(form.schema, data, form.id);
  const flaw = form.flaw(params, at);
  if (flaw !== undefined) throw new ClueError(flaw);
  return params;
}

/** The form of that id, or a ClueError that suggests the nearest one. */
export function findForm<F>(forms: ReadonlyMap<string, F>, id: string, what: Remark): F {
  const form = forms.get(id);
  if (form !== undefined) return form;
  const suggestion = nearest(id, forms.keys());
  const flaw = clueRemark.noForm({ what, id });
  throw new ClueError(withHint(flaw, suggestion), { expected: `a ${what.text}`, suggestion });
}
