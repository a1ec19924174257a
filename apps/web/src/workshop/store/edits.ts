// What an author changes about a draft, as plain data: who says what, who is what, who is revealed first. Boards keep that with each
// person, villages in lists.
import type { ClueFields } from "@demonstrandum/engine/workshop";
import type { DraftData, DraftPerson } from "../worker/messages.ts";

const withPerson = (draft: DraftData, id: number, change: (person: DraftPerson) => DraftPerson): DraftData => ({
  ...draft,
  characters: draft.characters?.map((person) => (person.id === id ? change(person) : person)),
});

export const isSilent = (draft: DraftData, id: number): boolean =>
  draft.statements ? draft.statements[id]?.length === 0 : draft.characters?.[id]?.clue === undefined;

/** Undefined for silence. */
export const withClue = (draft: DraftData, id: number, clue: ClueFields | undefined): DraftData =>
  draft.statements
    ? { ...draft, statements: draft.statements.with(id, statementsOf(clue)) }
    : withPerson(draft, id, ({ clue: _, ...person }) => (clue ? { ...person, clue } : person));

const statementsOf = (clue: ClueFields | undefined): readonly string[] =>
  Array.isArray(clue?.statements) ? clue.statements : [];

export const turned = (draft: DraftData, id: number, [ordinary, hidden]: readonly [string, string]): DraftData =>
  draft.solution
    ? { ...draft, solution: draft.solution.with(id, !draft.solution[id]) }
    : withPerson(draft, id, (person) => ({ ...person, identity: person.identity === hidden ? ordinary : hidden }));

export const startingWith = (draft: DraftData, id: number): DraftData => ({ ...draft, start: id });

/** Everybody is silent again. */
export const silenced = (draft: DraftData): DraftData =>
  draft.statements
    ? { ...draft, statements: draft.statements.map(() => []) }
    : { ...draft, characters: draft.characters?.map(({ clue: _, ...person }) => person) };

/** With the root if it was missing, else without it; the last one stays. */
export const withRoot = (draft: DraftData, id: number, root: string): DraftData =>
  withPerson(draft, id, (person) => {
    const roots = rootsOf(person);
    const next = roots.includes(root) ? roots.filter((each) => each !== root) : [...roots, root];
    return next.length === 0 ? person : { ...person, spiritualRoot: next };
  });

/** None where people have no roots. */
export const rootsOf = (person: DraftPerson | undefined): readonly string[] =>
  Array.isArray(person?.spiritualRoot) ? person.spiritualRoot : [];
