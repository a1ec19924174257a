// The third dialect of cultivators, made of the other two: every clue is a classic one or a chain of atoms, and keeps the form it has
// there, in JSON, in codes and in words. What it adds is variety: hardly anybody gives an identity away, and no sentence comes often.

import type { Board } from "@demonstrandum/clues";
import { CLASSIC_FORMS } from "@demonstrandum/clues/classic";
import type { Rng } from "@demonstrandum/engine";
import type { World } from "@demonstrandum/logic";
import type { ClueCode } from "../grid/clue-code.ts";
import type { ClueLimits } from "../grid/clue-limits.ts";
import type { GridDialect } from "../grid/grid-theme.ts";

/** One of three shapes of sentence, and of naming clues 15 percent. */
const MOST_OF_FORM = 3;
const NAMING_SHARE = 3 / 20;

export function mixDialects(classic: GridDialect, atoms: GridDialect): GridDialect {
  const of = (clue: unknown): GridDialect => (isMadeOfAtoms(clue) ? atoms : classic);
  return {
    id: "mixed",
    parts: [...classic.parts, ...atoms.parts],
    parseClue: (data, speaker, board) => of(data).parseClue(data, speaker, board),
    makeClue: (clue, speaker, board) => of(clue).makeClue(clue, speaker, board),
    meaning: (clue, speaker, board) => of(clue).meaning(clue, speaker, board),
    counted: (clue, speaker, board) => of(clue).counted(clue, speaker, board),
    named: (clue, speaker, board) => of(clue).named(clue, speaker, board),
    naming: (clue, speaker, board) => of(clue).naming(clue, speaker, board),
    sayClue: (clue, speaker, board) => of(clue).sayClue(clue, speaker, board),
    candidates: (...asked) => [...classic.candidates(...asked), ...atoms.candidates(...asked)],
    draw: (speaker, world, board, below) =>
      below(2) === 0 ? drawClassic(speaker, world, board, below) : atoms.draw?.(speaker, world, board, below),
    lasting: (clue) => of(clue).lasting?.(clue),
    formOf: (clue) => of(clue).formOf(clue),
    partsOf: (clue) => of(clue).partsOf(clue),
    isDirect: (clue, speaker, board) => of(clue).isDirect(clue, speaker, board),
    tierOf: (clue) => of(clue).tierOf(clue),
    tagsOf: (clue) => of(clue).tagsOf?.(clue) ?? [],
    isQuota: (clue) => of(clue).isQuota(clue),
    isLineQuota: (clue) => of(clue).isLineQuota?.(clue) ?? false,
    awaits: (clue) => of(clue).awaits?.(clue),
    local: (clue, speaker, board) => of(clue).local?.(clue, speaker, board),
    flaw: (clue, board) => of(clue).flaw?.(clue, board),
    limits: limitsOf,
    code: mixCodes(classic.code, atoms.code),
  };
}

/** Of clues as they are kept, and as data: whatever is no chain is read as a classic clue. */
export const isMadeOfAtoms = (clue: unknown): boolean =>
  typeof clue === "object" && clue !== null && ("chain" in clue || "dsl" in clue);

/** One of the fourteen types, each as often. */
function drawClassic(speaker: number, world: World, board: Board, below: Rng["below"]): unknown {
  const form = CLASSIC_FORMS[below(CLASSIC_FORMS.length)];
  const params = form?.draw(world, { board, speaker }, below);
  return params && { type: form?.id, params };
}

function limitsOf(usual: ClueLimits, difficulty: string, size: number): ClueLimits {
  const isHard = difficulty === "hard" || difficulty === "brutal";
  return {
    ...usual,
    direct: difficulty === "brutal" ? 0 : Math.floor(size / (difficulty === "easy" ? 8 : 20)),
    naming: Math.floor(size * (isHard ? NAMING_SHARE : 2 * NAMING_SHARE)),
    form: MOST_OF_FORM,
    sentence: 1,
  };
}

/** A bit tells which of the two it is. */
const mixCodes = (classic: ClueCode, atoms: ClueCode): ClueCode => ({
  write(bits, clue, names) {
    bits.write(isMadeOfAtoms(clue) ? 1 : 0, 1);
    (isMadeOfAtoms(clue) ? atoms : classic).write(bits, clue, names);
  },
  read: (bits, names) => (bits.read(1) === 1 ? atoms : classic).read(bits, names),
});
