// What is said around the matrix.
import type { CardKind } from "@demonstrandum/deals";
import type { CellLook } from "../cell.ts";

export interface MatrixWording {
  readonly name: string;
  readonly label: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  possible(count: number): string;
  known(known: number, size: string, isMe: boolean): string;
  readonly envelope: string;
  cell(owner: string, card: string, look: CellLook, isEnvelope: boolean, percent: string | undefined): string;
  readonly byHand: string;
  readonly liesOpen: string;
  readonly symbols: string;
  readonly legend: Readonly<Record<"owned" | "lacks" | "unknown" | "possible" | "envelope", string>>;
  readonly chances: string;
  /** These stand before what they announce, with the space that it takes. */
  readonly proved: string;
  provedCards(cards: readonly string[]): string;
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
