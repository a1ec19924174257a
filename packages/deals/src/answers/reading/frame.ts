// What a kind of question is made of: which concepts it needs, which it can account for, and how many cards and players it names.

import type { Question } from "../question.ts";
import { type Concept, conceptsIn } from "./concept.ts";
import type { AskedSentence } from "./sentence.ts";

/** When something was, in the log. */
export const WHEN = "past last first since entry turn again ago know before";

/** How many are named: "0", "1", "2", "0-1", "1+". */
export type Span = "0" | "1" | "2" | "3" | "0-1" | "0-2" | "0-3" | "1-2" | "0+" | "1+" | "2+";

export interface FrameTable {
  /** Groups, each of them needed: "who|where" is either, "ask+past" both. */
  readonly needs: readonly string[];
  /** Concepts that may be there besides. */
  readonly takes: string;
  readonly cards?: Span;
  readonly players?: Span;
  /** Whether it may, must or must not deny something; not if left out. */
  readonly denial?: "may" | "must";
  /** Wins over others that account for the same words. */
  readonly bonus?: number;
  readonly read: (sentence: AskedSentence) => Question | undefined;
}

/** A frame ready for use. */
export interface QuestionFrame extends FrameTable {
  readonly groups: readonly (readonly (readonly Concept[])[])[];
  readonly needed: ReadonlySet<Concept>;
  readonly taken: ReadonlySet<Concept>;
}

export function makeFrame(table: FrameTable): QuestionFrame {
  const groups = table.needs.map((group) => group.split("|").map(conceptsIn));
  return {
    ...table,
    groups,
    needed: new Set(groups.flat(2)),
    taken: new Set(conceptsIn(table.takes)),
  };
}

const LIMITS: Readonly<Record<Span, readonly [number, number]>> = {
  "0": [0, 0],
  "1": [1, 1],
  "2": [2, 2],
  "3": [3, 3],
  "0-1": [0, 1],
  "0-2": [0, 2],
  "0-3": [0, 3],
  "1-2": [1, 2],
  "0+": [0, Infinity],
  "1+": [1, Infinity],
  "2+": [2, Infinity],
};

const isWithin = (count: number, span: Span = "0"): boolean => {
  const [least, most] = LIMITS[span];
  return count >= least && count <= most;
};

export interface FrameFit {
  readonly question: Question;
  /** Words that it cannot account for. */
  readonly unused: number;
  readonly score: number;
}

const NEEDED = 2;
const TAKEN = 1;

/** How well a sentence fits a frame; undefined where something needed is not there. */
export function fitOf(frame: QuestionFrame, sentence: AskedSentence): FrameFit | undefined {
  if (!isWithin(sentence.cards.length, frame.cards) || !isWithin(sentence.players.length, frame.players))
    return undefined;
  if (frame.denial === "must" ? !sentence.isDenied : frame.denial !== "may" && sentence.isDenied) return undefined;
  if (!frame.groups.every((group) => group.some((all) => all.every((concept) => sentence.has(concept)))))
    return undefined;
  const question = frame.read(sentence);
  if (!question) return undefined;
  let score = frame.bonus ?? 0;
  let unused = 0;
  for (const { concepts, card, player } of sentence.mentions) {
    if (card !== undefined || player !== undefined) continue;
    if (concepts.some((concept) => frame.needed.has(concept))) score += NEEDED;
    else if (concepts.some((concept) => frame.taken.has(concept))) score += TAKEN;
    else if (!concepts.some((concept) => concept === "fill" || (concept === "not" && frame.denial !== undefined)))
      unused++;
  }
  return { question, unused, score };
}
