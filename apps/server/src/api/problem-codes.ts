// Every problem by its code, with a sentence about when it comes. The compiler refuses a code that is not here, and /api/problems shows them all.
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

export const PROBLEMS: Readonly<Record<ProblemCode, string>> = {
  "bad-body": "The body is JSON, but not of the shape that this operation takes; “at” says where.",
  "bad-clue": "The clue cannot be read, or says nothing about this board.",
  "bad-code": "The code of a link is damaged, or holds no sound puzzle.",
  "bad-config": "These settings do not go together, or there are no such settings.",
  "bad-parameter": "A part of the address is not what this operation takes; “at” says which.",
  "bad-puzzle": "This is not a puzzle: something is missing, or does not fit the rest.",
  "bad-table": "This is not a Clue table: something is missing, or cannot have happened.",
  busy: "Too much work waits already. “Retry-After” says in how many seconds it is worth trying again.",
  gone: "Whoever asked has gone before the answer; it is only ever seen in figures.",
  internal: "Something went wrong on the server. It is not the caller's fault.",
  "key-used": "The key of this move was used before, for another move.",
  "league-full": "The league has as many members as there may be; “figure” says how many.",
  "method-not-allowed": "The address is right, the method is not; “Allow” says which are.",
  "moved-elsewhere": "The play has gone on since, perhaps on another device; “figure” says how many moves there are.",
  "name-empty": "A name must not be empty.",
  "name-given": "A name looks like those that are given to players without one.",
  "name-invisible": "A name holds something that cannot be seen.",
  "name-long": "A name is longer than it may be; “figure” says how long that is.",
  "name-signs": "A name holds signs that cannot be shown as they are, or none that says anything.",
  "no-challenge": "There is no challenge with this code.",
  "no-day": "There is no puzzle of this day, or not yet.",
  "no-game": "There is no such game, or not on that day.",
  "no-invitation": "There is no league with this invitation.",
  "no-league": "You are in no such league.",
  "no-person": "There is no such person in this puzzle.",
  "no-picture": "There is nothing of which a picture could be drawn.",
  "no-play": "You have no such play.",
  "no-player": "You have not played here yet, or not with this cookie.",
  "no-puzzle": "No puzzle came of these settings and this seed. Another seed may give one.",
  "no-such-player": "The player was deleted.",
  "no-table": "The table is not shared any more, or this key is not its own.",
  "not-finished": "The play has to be finished before others can race it.",
  "not-found": "There is nothing at this address.",
  "not-json": "The body is not JSON, or does not say that it is.",
  "not-text": "The body is not UTF-8.",
  "other-site": "Only pages of this site may ask for this.",
  "store-broken": "The store is out of order. Nothing was changed.",
  "store-busy": "The store is busy. Nothing was changed; “Retry-After” says when to try again.",
  "store-full": "The store is full. Nothing was changed.",
  "store-missing": "What this belongs to was deleted meanwhile.",
  "store-read-only": "The store can be read, but takes no changes now; “Retry-After” says when to try again.",
  "store-refused": "The store does not let the server in; “Retry-After” says when to try again.",
  "store-unavailable":
    "The store cannot be reached; “Retry-After” says when to try again. A change may have been made: send it again under its own key.",
  "too-large": "The body is larger than any request may be.",
  "too-many-leagues": "You are in as many leagues as there may be; “figure” says how many.",
  "too-many-moves": "The play has as many moves as there may be.",
  "too-many-of-yours":
    "As many tables are shared from this address as may be; “figure” says how many. Withdraw one, or wait until one expires.",
  "too-many-requests": "You ask too often. “Retry-After” says in how many seconds you may ask again.",
  "too-many-tables": "Too many tables are shared at the moment.",
  "too-much-work": "This would take more steps, time or memory than one question may.",
  "wrong-code": "There is no player with this recovery code.",
};
