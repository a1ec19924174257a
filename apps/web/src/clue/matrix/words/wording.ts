// What is said around the matrix.
import type { CardKind } from "@demonstrandum/deals";
import type { CellLook } from "../cell.ts";
import type { Mark } from "../mark.ts";

/** A cell of the matrix, for those who listen. */
export interface CellWords {
  readonly owner: string;
  readonly card: string;
  readonly look: CellLook;
  readonly isEnvelope: boolean;
  /** Absent where it is certain. */
  readonly percent: string | undefined;
  /** What was marked by hand. */
  readonly mark: Mark | undefined;
}

export interface MatrixWording {
  readonly name: string;
  readonly label: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  possible(count: number): string;
  known(known: number, size: string, isMe: boolean): string;
  readonly envelope: string;
  cell(cell: CellWords): string;
  readonly liesOpen: string;
  readonly symbols: string;
  readonly legend: Readonly<Record<"owned" | "lacks" | "unknown" | "possible" | "envelope", string>>;
  readonly chances: string;
  /** These stand before what they announce, with the space that it takes. */
  readonly proved: string;
  provedCards(cards: readonly string[]): string;
  /** Before who named the envelope. */
  readonly over: string;
  readonly news: string;
  readonly notYet: string;
  readonly thinking: string;
  readonly whatIf: string;
  readonly youSuppose: string;
  readonly notRecorded: string;
  readonly drop: string;
  readonly contradicts: string;
  envelopesIf(then: number, now: number): string;
  readonly noneMore: string;
  placed(holder: string, card: string): string;
  shift(card: string, before: string, after: string): string;
}
