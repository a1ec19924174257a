// The board of the ninety seconds: nine people in three rows, two of them known from the start, and five moves on it. Plain data, so that
// a test can try every world.

/** What somebody says: how many hidden demons are among some people. Whom it counts is named, or stands in a row or a column. */
export type QuickClue =
  | { readonly kind: "is"; readonly person: number; readonly isDemon: boolean }
  | { readonly kind: "row" | "column"; readonly at: number; readonly demons: number }
  | { readonly kind: "among"; readonly people: readonly number[]; readonly demons: number };

export interface QuickPerson {
  /** Whose face they have, whatever they are called. */
  readonly face: string;
  readonly isDemon: boolean;
  readonly clue: QuickClue;
}

export const SIDE = 3;

export const PEOPLE: readonly QuickPerson[] = [
  { face: "Han Xue", isDemon: false, clue: { kind: "is", person: 1, isDemon: true } },
  { face: "Jiang Bo", isDemon: true, clue: { kind: "row", at: 0, demons: 2 } },
  { face: "Lin Fei", isDemon: true, clue: { kind: "row", at: 1, demons: 2 } },
  { face: "Bai Lan", isDemon: true, clue: { kind: "column", at: 0, demons: 1 } },
  { face: "Tang Rui", isDemon: false, clue: { kind: "column", at: 1, demons: 1 } },
  { face: "Zhao Yan", isDemon: true, clue: { kind: "row", at: 2, demons: 0 } },
  { face: "Chen Hao", isDemon: false, clue: { kind: "is", person: 4, isDemon: false } },
  { face: "Wu Gang", isDemon: false, clue: { kind: "column", at: 2, demons: 2 } },
  { face: "Xu Ming", isDemon: false, clue: { kind: "among", people: [4, 5], demons: 1 } },
];

export const START: readonly number[] = [0, 8];

export type QuickMove = "read" | "count" | "together" | "guess" | "hint";

/** Whom each move is about, and whose clues show it. Nothing shows what a guess is about. */
export const MOVES: readonly {
  readonly kind: QuickMove;
  readonly person: number;
  readonly cites: readonly number[];
}[] = [
  { kind: "read", person: 1, cites: [0] },
  { kind: "count", person: 2, cites: [1] },
  { kind: "together", person: 3, cites: [2, 8] },
  { kind: "guess", person: 4, cites: [] },
  { kind: "hint", person: 6, cites: [3] },
];

/** Whom a clue counts. */
export function peopleCounted(clue: QuickClue): readonly number[] {
  if (clue.kind === "is") return [clue.person];
  if (clue.kind === "among") return clue.people;
  const places = [...PEOPLE.keys()];
  return places.filter((id) => (clue.kind === "row" ? Math.floor(id / SIDE) : id % SIDE) === clue.at);
}

export const demonsIn = (clue: QuickClue): number => (clue.kind === "is" ? Number(clue.isDemon) : clue.demons);

/** Who is known before a move. */
export const knownBefore = (move: number): readonly number[] => [
  ...START,
  ...MOVES.slice(0, move).flatMap(({ kind, person }) => (kind === "guess" ? [] : [person])),
];
