// The classic clue types in the very words of their document, wherever these are grammatical; else in ours.

import type { Element } from "../../board.ts";
import type { Setting } from "../../form.ts";
import { nameOf } from "../classic-form.ts";
import { type ClassicLine, type ClassicNoun, CULTIVATOR, DEMON, en, sayLine } from "./en.ts";
import type { ClassicWording } from "./wording.ts";

/** Of themselves, too, speakers speak by name. */
const onlyInLine =
  ({ one }: ClassicNoun) =>
  (params: ClassicLine & { readonly subject: number }, { board }: Setting): string =>
    `${nameOf(params.subject, board)} is the only ${one} in ${sayLine(params)}.`;

interface Quota extends ClassicLine {
  readonly M: number;
  readonly N: number;
  readonly subject: number;
}

/** "Exactly 0 of 3 demon neighbors of Li Mu is in row 2": the document says "is" of none, too. Of one it would say "1 neighbors". */
const quotaInLine =
  ({ one }: ClassicNoun, ours: (params: Quota, at: Setting) => string) =>
  (params: Quota, at: Setting): string => {
    const { M, N, subject } = params;
    if (N === 1) return ours(params, at);
    const owner = nameOf(subject, at.board);
    return `Exactly ${M} of ${N} ${one} neighbors of ${owner} ${M <= 1 ? "is" : "are"} in ${sayLine(params)}.`;
  };

interface OfElement {
  readonly element: Element;
  readonly M: number;
  readonly N: number;
}

/** The document's "1 … is demons" is "is a demon", and its "0 … is demons" is "are demons". */
const quotaOfElement =
  ({ one, many }: ClassicNoun, ours: (params: OfElement) => string) =>
  (params: OfElement): string => {
    const { element, M, N } = params;
    if (N === 1) return ours(params);
    return `Exactly ${M} of ${N} people with ${element} spiritual root ${M === 1 ? `is a ${one}` : `are ${many}`}.`;
  };

export const classicDocuments: ClassicWording<Setting> = {
  ...en,
  ONLY_DEMON_IN_ROW: onlyInLine(DEMON),
  ONLY_CULTIVATOR_IN_ROW: onlyInLine(CULTIVATOR),
  ONLY_DEMON_IN_COLUMN: onlyInLine(DEMON),
  ONLY_CULTIVATOR_IN_COLUMN: onlyInLine(CULTIVATOR),
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: quotaInLine(DEMON, en.M_OF_N_DEMONS_NEIGHBORING_IN_ROW),
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: quotaInLine(DEMON, en.M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: quotaInLine(CULTIVATOR, en.M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: quotaInLine(CULTIVATOR, en.M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: quotaOfElement(DEMON, en.M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: quotaOfElement(
    CULTIVATOR,
    en.M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR,
  ),
};
