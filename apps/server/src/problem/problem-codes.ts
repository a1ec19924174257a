// Every problem by its code. The compiler refuses a code that is not here, and each language has a sentence about when it comes (words/).
import type { RefusalCode } from "@demonstrandum/referee";
import type { StoreTrouble } from "@demonstrandum/store";

type RequestCode =
  | "bad-body"
  | "bad-parameter"
  | "gone"
  | "internal"
  | "method-not-allowed"
  | "not-found"
  | "not-json"
  | "not-text"
  | "other-site"
  | "too-large"
  | "too-many-requests";

type WorkCode =
  | "bad-clue"
  | "bad-code"
  | "bad-config"
  | "bad-puzzle"
  | "busy"
  | "no-picture"
  | "no-puzzle"
  | "too-much-work";

type StoreCode = `store-${StoreTrouble}`;

/** A name for programs: it does not change. */
export type ProblemCode = RequestCode | WorkCode | StoreCode | RefusalCode | "no-player";
