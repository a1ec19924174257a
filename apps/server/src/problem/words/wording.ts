// What each language says of the problems that the API answers with.
import type { ProblemCode } from "../problem-codes.ts";

export interface ProblemWording {
  readonly title: string;
  /** What a problem looks like on the wire. */
  readonly about: string;
  /** The link to the page of all operations. */
  readonly operations: string;
  /** When each comes. */
  readonly problems: Readonly<Record<ProblemCode, string>>;
}
