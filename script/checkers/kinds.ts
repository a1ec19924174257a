// The kinds of puzzles whose proofs are checked, and a proof of each from a number.
import { type Game, generate, makeProofFile, type ProofFile } from "@demonstrandum/engine";
import { GAMES, tellGame } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";

export interface ProofKind {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
}

const LABELS = ["easy", "medium", "hard", "brutal"];
const BOARDS = [
  { id: "cultivators", dialect: "mixed" },
  { id: "cultivators", dialect: "classic" },
  { id: "cultivators", dialect: "atoms" },
  { id: "who", dialect: "who" },
];
const VILLAGES = [{}, { wolvesAlsoTellTruth: true, statementsPerSpeakerMin: 2 }, { requireUniqueSolution: false }];

export const PROOF_KINDS: readonly ProofKind[] = [
  ...BOARDS.flatMap(({ id, dialect }) =>
    LABELS.flatMap((difficulty) => [false, true].map((liars) => ({ id, config: { dialect, difficulty, liars } }))),
  ),
  ...VILLAGES.flatMap((way) =>
    LABELS.slice(0, 3).map((difficulty) => ({ id: "village", config: { ...way, difficulty } })),
  ),
];

/** Undefined where the seed gives no puzzle. */
export function proveSeed({ id, config }: ProofKind, seed: string): ProofFile | undefined {
  const game = GAMES.find((each) => each.id === id) as Game;
  const made = generate(game, config, seed);
  return made.ok ? makeProofFile(tellGame(en, game), made.puzzle) : undefined;
}
