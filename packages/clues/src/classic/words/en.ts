// The classic clue types in English.

import type { Element } from "../../board.ts";
import type { Setting } from "../../form.ts";
import { makeColumn, makeRow } from "../../place.ts";
import { sayShare } from "../../share.ts";
import { nameOf } from "../classic-form.ts";
import type { ClassicLabels, ClassicWording } from "./wording.ts";

export interface ClassicNoun {
  readonly one: string;
  readonly many: string;
}

export const DEMON: ClassicNoun = { one: "demon", many: "demons" };
export const CULTIVATOR: ClassicNoun = { one: "cultivator", many: "cultivators" };

export interface ClassicLine {
  readonly row?: number;
  readonly column?: number;
}

export const sayLine = ({ row, column }: ClassicLine): string =>
  row === undefined ? `column ${makeColumn(column ?? 0)}` : `row ${makeRow(row)}`;

const personIs =
  ({ one }: ClassicNoun) =>
  ({ target }: { readonly target: number }, { board }: Setting): string =>
    `${nameOf(target, board)} is a ${one}.`;

const onlyInLine =
  ({ one }: ClassicNoun) =>
  (params: ClassicLine & { readonly subject: number }, at: Setting): string => {
    const who = params.subject === at.speaker ? "I am" : `${nameOf(params.subject, at.board)} is`;
    return `${who} the only ${one} in ${sayLine(params)}.`;
  };

const neighborsAndOne =
  ({ one }: ClassicNoun) =>
  ({ N, mentionedId }: { readonly N: number; readonly mentionedId: number }, { board }: Setting): string =>
    N === 1
      ? `I have exactly 1 ${one} neighbor and that is ${nameOf(mentionedId, board)}.`
      : `I have exactly ${N} ${one} neighbors and ${nameOf(mentionedId, board)} is one of them.`;

const quotaInLine =
  ({ one }: ClassicNoun) =>
  (params: ClassicLine & { readonly subject: number; readonly M: number; readonly N: number }, at: Setting): string => {
    const isOwn = params.subject === at.speaker;
    const whose = isOwn ? "" : ` of ${nameOf(params.subject, at.board)}`;
    const neighbors = { one: `${one} neighbor${whose}`, many: `${one} neighbors${whose}` };
    const { text, be } = sayShare({ count: params.M, total: params.N, owner: isOwn ? "my" : "the", ...neighbors });
    return `${text} ${be} in ${sayLine(params)}.`;
  };

const quotaOfElement =
  (kind: ClassicNoun) =>
  ({ element, M, N }: { readonly element: Element; readonly M: number; readonly N: number }): string => {
    const which = `with ${element} spiritual root`;
    const people = { one: `person ${which}`, many: `people ${which}` };
    const { text, be, isMany } = sayShare({ count: M, total: N, owner: "the", ...people });
    return `${text} ${be} ${isMany ? kind.many : `a ${kind.one}`}.`;
  };

export const en = {
  PERSON_IS_DEMON: personIs(DEMON),
  PERSON_IS_CULTIVATOR: personIs(CULTIVATOR),
  ONLY_DEMON_IN_ROW: onlyInLine(DEMON),
  ONLY_CULTIVATOR_IN_ROW: onlyInLine(CULTIVATOR),
  ONLY_DEMON_IN_COLUMN: onlyInLine(DEMON),
  ONLY_CULTIVATOR_IN_COLUMN: onlyInLine(CULTIVATOR),
  N_NEIGHBORS_A_DAEMON: neighborsAndOne(DEMON),
  N_NEIGHBORS_A_CULTIVATOR: neighborsAndOne(CULTIVATOR),
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: quotaInLine(DEMON),
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: quotaInLine(DEMON),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: quotaInLine(CULTIVATOR),
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: quotaInLine(CULTIVATOR),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: quotaOfElement(DEMON),
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: quotaOfElement(CULTIVATOR),
} satisfies ClassicWording<Setting>;

export const labels = {
  PERSON_IS_DEMON: "Someone is a demon",
  PERSON_IS_CULTIVATOR: "Someone is a cultivator",
  ONLY_DEMON_IN_ROW: "The only demon of a row",
  ONLY_CULTIVATOR_IN_ROW: "The only cultivator of a row",
  ONLY_DEMON_IN_COLUMN: "The only demon of a column",
  ONLY_CULTIVATOR_IN_COLUMN: "The only cultivator of a column",
  N_NEIGHBORS_A_DAEMON: "How many demon neighbors, and one of them",
  N_NEIGHBORS_A_CULTIVATOR: "How many cultivator neighbors, and one of them",
  M_OF_N_DEMONS_NEIGHBORING_IN_ROW: "How many of the demon neighbors are in a row",
  M_OF_N_DEMONS_NEIGHBORING_IN_COLUMN: "How many of the demon neighbors are in a column",
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_ROW: "How many of the cultivator neighbors are in a row",
  M_OF_N_CULTIVATORS_NEIGHBORING_IN_COLUMN: "How many of the cultivator neighbors are in a column",
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_DEMON: "How many with a spiritual root are demons",
  M_OF_N_SPIRITUAL_ROOT_ELEMENT_BE_CULTIVATOR: "How many with a spiritual root are cultivators",
} satisfies ClassicLabels;
