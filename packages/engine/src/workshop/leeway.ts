// Where a draft is tightest: who of the silent could open the next step, and in how few ways.

import { TooMuch, within } from "@demonstrandum/logic";
import type { Puzzle } from "../game/puzzle.ts";
import { BOUNDS } from "../reason/bounds.ts";
import { pathFrom } from "../reason/path.ts";
import { type LaidPuzzle, makeLaidPuzzle } from "../reason/position.ts";
import { derive, makeRng } from "../rng.ts";
import { layDraft, silentPeople, type Workshop } from "./lay-draft.ts";
import { speaking } from "./suggest.ts";

/** Of so many things that came to mind, so many would let somebody else be proved. */
export interface Leeway {
  readonly person: number;
  readonly ways: number;
  readonly of: number;
}

/** How many people are asked, and how many things come to mind for each. */
const ASKED = 10;
const THOUGHT_OF = 24;

/** Of those who could speak next, the tightest first; nobody where everybody has spoken, or it is too much to work out. */
export function leewaysIn<P extends Puzzle>(workshop: Workshop<P>, draft: Puzzle): readonly Leeway[] {
  const laid = layDraft(workshop, draft);
  const { table } = laid;
  const found = within(BOUNDS.puzzle, () => {
    const proved = [...table.start, ...pathFrom(laid).map(({ person }) => person)];
    const asked = silentPeople(table).filter((person) => !table.isGated || proved.includes(person));
    return asked.slice(0, ASKED).map((person) => leewayOf(workshop, draft, laid, person, proved.length));
  });
  return found instanceof TooMuch ? [] : [...found].sort((a, b) => a.ways - b.ways);
}

function leewayOf<P extends Puzzle>(
  { drafts }: Workshop<P>,
  draft: Puzzle,
  laid: LaidPuzzle,
  person: number,
  proved: number,
): Leeway {
  const { table, testimony } = laid;
  const proposals = drafts.propose(draft, person, THOUGHT_OF, makeRng(derive("leeway", person)));
  const opening = proposals.filter((proposal) => {
    const after: LaidPuzzle = { ...makeLaidPuzzle(speaking(table, person, proposal)), testimony };
    return table.start.length + pathFrom(after).length > proved;
  });
  return { person, ways: opening.length, of: proposals.length };
}
