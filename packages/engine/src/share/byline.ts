// Who made a puzzle by hand, and what they call it. It is shown to others as plain text, so nothing in it may be invisible.

import { flawOfText, type Remark } from "@demonstrandum/text";
import { ToldError } from "../game/puzzle.ts";
import { puzzleRemark } from "../remarks/en.ts";
import { makeBitReader, makeBitWriter } from "./bits.ts";

/** What the maker of a puzzle tells of it in its link. */
export interface Byline {
  readonly title: string;
  /** Empty where nobody wants to be named. */
  readonly author: string;
  /** How long the author took, in seconds. */
  readonly par?: number;
}

/** Characters of a title or of an author's name. */
export const LONGEST_BYLINE = 60;

/** A day: whoever takes longer has slept over it. */
const LONGEST_PAR = 86_400;

/** A title or a name that cannot be told to others. */
export class BylineError extends ToldError {
  override readonly name = "BylineError";
}

/** As it will be shown: one line, single spaces, letters put together. */
export const tidyByline = (text: string): string => text.normalize("NFC").replace(/\s+/gu, " ").trim();

/** Why a title or a name cannot be told to others; undefined if it can. */
export function flawOfByline(text: string): Remark | undefined {
  const most = LONGEST_BYLINE;
  if ([...text].length > most) return puzzleRemark.longByline({ most });
  const flaw = flawOfText(text) ?? (tidyByline(text) === text ? undefined : puzzleRemark.untidyByline());
  return flaw && puzzleRemark.unfitByline({ flaw });
}

function checked(byline: Byline): Byline {
  const flaw = byline.title === "" ? puzzleRemark.noTitle() : flawOfByline(byline.title);
  const found = flaw ?? flawOfByline(byline.author);
  if (found) throw new BylineError(found);
  return byline;
}

/** Throws BylineError. */
export function packByline(byline: Byline): Uint8Array {
  const { title, author, par = 0 } = checked(byline);
  const bits = makeBitWriter();
  bits.writeText(title);
  bits.writeText(author);
  bits.writeNumber(Math.min(LONGEST_PAR, Math.round(par)));
  return bits.finish();
}

/** Throws BylineError and BitsError. */
export function unpackByline(bytes: Uint8Array): Byline {
  const bits = makeBitReader(bytes);
  const [title, author, par] = [bits.readText(), bits.readText(), bits.readNumber()];
  bits.finish();
  if (par > LONGEST_PAR) throw new BylineError(puzzleRemark.largeNumber());
  return checked({ title, author, ...(par > 0 ? { par } : {}) });
}
