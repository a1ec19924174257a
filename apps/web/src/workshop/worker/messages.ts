// What the workshop's page and its worker tell each other. A draft is plain data: what is inside is read by the worker.
import type { Byline, View } from "@demonstrandum/engine";
import type { ClueFields, Direction, Effect, Leeway, Survey, WorldCount } from "@demonstrandum/engine/workshop";
import type { WorkerTalk } from "@demonstrandum/wire";

import type { Printout } from "../../table/referee/referee.ts";

/** A puzzle in the making, as far as the page looks into it. */
export interface DraftData {
  readonly game: string;
  readonly dialect?: string;
  readonly start?: number | undefined;
  /** On boards. */
  readonly characters?: readonly DraftPerson[] | undefined;
  /** In villages: what everybody says, and who is a werewolf. */
  readonly statements?: readonly (readonly string[])[] | undefined;
  readonly solution?: readonly boolean[] | undefined;
  readonly [field: string]: unknown;
}

export interface DraftPerson {
  readonly id: number;
  readonly name: string;
  readonly identity: string;
  readonly clue?: ClueFields | undefined;
  readonly [field: string]: unknown;
}

/** Something that could be said, in words. */
export interface ClueChoice {
  readonly clue: ClueFields;
  readonly text: string;
  readonly worlds: WorldCount;
}

/** A part of a sentence that can be exchanged; `choices` are whole sentences. */
export interface SentenceChip {
  readonly text: string;
  readonly choices: readonly ClueChoice[];
}

/** A sentence, piece by piece: what stays, and what can be exchanged. */
export type SentencePiece = string | SentenceChip;

export interface BuiltSentence {
  /** What the person says now; empty for silence. */
  readonly pieces: readonly SentencePiece[];
  /** One of each kind of sentence. */
  readonly kinds: readonly ClueChoice[];
}

export interface Suggested extends ClueChoice {
  readonly effect: Effect;
  readonly proves: readonly string[];
  readonly label?: string | undefined;
}

/** Something that the audit would find wrong, with whose words. */
export interface DraftFlaw {
  readonly text: string;
  readonly person?: number | undefined;
}

/** All that is shown of a draft. */
export interface ToldDraft {
  readonly view: View;
  readonly survey: Survey;
  /** Nothing was worked out: the survey says no more than who is silent. */
  readonly isBare?: true | undefined;
  /** The levels that there are, easiest first. */
  readonly levels: readonly string[];
  /** What the audit finds wrong, and the strip does not say. */
  readonly flaws: readonly DraftFlaw[];
  /** What false and true are called in the data. */
  readonly identities: readonly [string, string];
  /** The code of the puzzle, once it is one. */
  readonly code?: string | undefined;
}

/** A draft that was a puzzle before. */
export interface OpenedCode {
  readonly draft: DraftData;
  readonly byline?: Byline | undefined;
}

/** A picture, dot by dot. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What came of a clue that is being typed. */
export interface Typed {
  /** As it was understood, if it was. */
  readonly read?: (ClueChoice & { readonly isFitting: boolean }) | undefined;
  /** Why it was not, and from which character on, counted from 0. */
  readonly flaw?: { readonly text: string; readonly at?: number | undefined } | undefined;
  /** How it could go on, as whole texts. */
  readonly completions: readonly string[];
}

/** The draft with somebody called otherwise, and whether that changes nothing but words. */
export interface Renamed {
  readonly draft: DraftData;
  readonly isOnlyName: boolean;
}

export interface AdjustedDraft {
  readonly draft: DraftData;
  readonly changed: readonly number[];
  readonly label?: string | undefined;
}

export type WorkshopQuestion =
  | { readonly kind: "type"; readonly draft: DraftData; readonly speaker: number; readonly text: string }
  /** Without a name, one is drawn. */
  | {
      readonly kind: "rename";
      readonly draft: DraftData;
      readonly person: number;
      readonly name?: string | undefined;
      readonly seed: string;
    }
  | { readonly kind: "adjust"; readonly draft: DraftData; readonly direction: Direction; readonly seed: string }
  | { readonly kind: "unneeded"; readonly draft: DraftData }
  | { readonly kind: "tightest"; readonly draft: DraftData }
  | { readonly kind: "open"; readonly code: string }
  | { readonly kind: "publish"; readonly draft: DraftData; readonly byline: Byline }
  | { readonly kind: "print"; readonly draft: DraftData }
  /** `kit` is what pictures are drawn with, as it is fetched. */
  | { readonly kind: "picture"; readonly draft: DraftData; readonly title: string; readonly kit: unknown }
  | { readonly kind: "begin"; readonly game: string; readonly config: object; readonly seed: string }
  /** `isBare`: how it looks, and nothing that takes reasoning. */
  | { readonly kind: "survey"; readonly draft: DraftData; readonly isBare?: boolean | undefined }
  /** Why the person is what they are, at the step that settles them. */
  | { readonly kind: "prove"; readonly draft: DraftData; readonly person: number }
  | { readonly kind: "build"; readonly draft: DraftData; readonly speaker: number; readonly page: number }
  | { readonly kind: "suggest"; readonly draft: DraftData; readonly speaker: number }
  | { readonly kind: "fill"; readonly draft: DraftData; readonly difficulty: string; readonly seed: string };

export interface WorkshopAnswers {
  readonly type: Typed;
  readonly rename: Renamed;
  /** Undefined where nothing was found. */
  readonly adjust: AdjustedDraft | undefined;
  readonly unneeded: readonly number[];
  readonly tightest: readonly Leeway[];
  readonly open: OpenedCode;
  /** The code that tells who made it. */
  readonly publish: string;
  readonly print: Printout;
  readonly picture: Pixels;
  readonly begin: DraftData;
  readonly survey: ToldDraft;
  readonly prove: readonly string[];
  readonly build: BuiltSentence;
  readonly suggest: readonly Suggested[];
  readonly fill: DraftData;
}

export interface WorkshopTalk extends WorkerTalk {
  readonly question: WorkshopQuestion;
  readonly answers: WorkshopAnswers;
  /** In the words of the page's language. */
  readonly reason: string;
}
