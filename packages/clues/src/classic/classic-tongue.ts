// The classic clue types in any language: which sentence a clue is, by its parameters.

import type { ClueTongue, NamedSetting } from "../tongue.ts";
import type { ClassicClue } from "./classic.ts";
import type { ClassicWording } from "./words/wording.ts";

const nameOf = (id: number, { names }: NamedSetting): string => names[id] ?? "";

/** Demons are meant unless the type's name says otherwise. */
const identityOf = ({ type }: ClassicClue): boolean => !type.includes("CULTIVATOR");

export const makeClassicTongue = (words: ClassicWording): ClueTongue<ClassicClue> => ({
  sayClue(clue, at) {
    const { target, subject = 0, row, column, N = 0, M, mentionedId, element } = clue.params;
    const identity = identityOf(clue);
    if (target !== undefined) return words.personIs(nameOf(target, at), identity);
    if (element !== undefined) return words.quotaOfElement(M ?? 0, N, identity, element);
    if (mentionedId !== undefined) return words.neighborsAndOne(N, identity, nameOf(mentionedId, at));
    const line = row === undefined ? "column" : "row";
    const index = row ?? column ?? 0;
    if (M !== undefined) return words.quotaInLine(M, N, identity, line, index);
    return words.onlyInLine(subject === at.speaker ? undefined : nameOf(subject, at), identity, line, index);
  },
});
