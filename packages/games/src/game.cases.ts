// What must hold of every game, run against each of them and against the null games. A new game needs no test of its own
// for any of this.

import {
  audit,
  CodeError,
  ConfigError,
  type Game,
  generate,
  makeCode,
  makeRng,
  type Puzzle,
  PuzzleError,
  parseCode,
  parseSession,
  path,
  rate,
  validatePuzzle,
  view,
} from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { describe, expect, it } from "vitest";
import {
  expectClashes,
  expectExactPeople,
  expectGoodHints,
  expectGoodWhy,
  expectHintsCounted,
  expectNoSecrets,
} from "./answer.cases.ts";
import { inEnglish } from "./in-english.cases.ts";
import {
  expectAccusations,
  expectFindings,
  expectJudgedByWorlds,
  expectLocking,
  expectNoDeadEnds,
  randomPlay,
  throughJson,
} from "./verdict.cases.ts";

export interface GameCase {
  readonly game: Game;
  /** One configuration for each way of playing that the suite should cover. */
  readonly configs: readonly Readonly<Record<string, unknown>>[];
}

const make = (game: Game, config: unknown, seed: string): Puzzle => {
  const generated = generate(game, config, seed);
  if (!generated.ok) throw new Error(`${game.id} ${JSON.stringify(config)} ${seed}: ${generated.failure.text}`);
  return generated.puzzle;
};

/** Each dialect once and each difficulty once: enough for what all games share. */
export function configsOf({ dialects, labels }: Game): Record<string, unknown>[] {
  const ways = Math.max(dialects.length, labels.length);
  return Array.from({ length: ways }, (_, i) => ({
    ...(dialects.length > 0 ? { dialect: dialects[i % dialects.length] } : {}),
    difficulty: labels[i % labels.length],
  }));
}

export function describeGame({ game, configs }: GameCase): void {
  describe(`the game ${game.id}`, () => {
    describe.each(configs)("with %j", (config) => {
      const puzzle = make(game, config, "cases");
      const plays = randomPlay(game, puzzle, `play ${game.id}`);

      it("makes the same puzzle from the same seed, and another from another", () => {
        expect(make(game, config, "cases")).toEqual(puzzle);
        expect(make(game, config, "cases 2")).not.toEqual(puzzle);
      });

      it("makes puzzles without defects", () => {
        for (const seed of ["a", "b", "c"]) expect(audit(inEnglish(game), make(game, config, seed))).toEqual([]);
        expect(validatePuzzle(game, puzzle)).toMatchObject({ isTrue: true, isUnique: true, isPlayable: true });
      });

      it("reads its own JSON back", () => {
        expect(game.parse(throughJson(puzzle))).toEqual(puzzle);
      });

      it("is rated with the label it is published under", () => {
        const card = rate(game, puzzle);
        if (card instanceof TooMuch) throw card;
        expect(card.label).toBe(puzzle.difficulty);
        expect(card.steps.reduce((sum, count) => sum + count, 0)).toBe(path(game, puzzle).length);
      });

      it("accepts exactly what every world left agrees on", () => {
        expectJudgedByWorlds(game, plays);
      });

      it("shows nothing of anyone unrevealed but name and place", () => {
        for (const session of plays) expectNoSecrets(game, session);
      });

      it("hints with a smallest set of visible clues, level by level", () => {
        for (const session of plays) expectGoodHints(game, session);
      });

      it("counts a hint once for a step, however many of its levels are opened, and tells the deepest", () => {
        expectHintsCounted(game, puzzle);
      });

      it("tells whom a clue is about from whom it only names, and leaves out nobody it counts", () => {
        expectExactPeople(game, puzzle);
      });

      it("answers why with a world that fits everything on the table", () => {
        for (const session of plays) expectGoodWhy(game, session);
      });

      it("locks a refused verdict, and only that, until the next reveal", () => {
        expectLocking(game, puzzle);
      });

      it("keeps an accepted verdict in every position, whatever was refused before", () => {
        for (const seed of ["errs", "errs again"]) expectNoDeadEnds(game, puzzle, seed);
      });

      it("takes an accusation of everyone exactly if it is the one world left, and a wrong one as one mistake", () => {
        for (const session of plays) expectAccusations(game, session);
      });

      it("finds a contradiction in what is supposed against what is proved, and none in what is so", () => {
        for (const session of plays) expectClashes(game, session);
      });

      it("remembers of everyone found whether by proof alone, after a hint or after a mistake", () => {
        expectFindings(game, puzzle);
      });

      it("says what is wrong with writing that is no clue", () => {
        expect(game.readClue(puzzle, "???")).toMatchObject({ flaw: { text: expect.stringMatching(/^\S.{10,}/) } });
      });

      it("comes back from saving as it was", () => {
        for (const session of plays) {
          const loaded = parseSession(game, throughJson(session));
          expect(loaded).toEqual(session);
          expect(view(game, loaded)).toEqual(view(game, session));
        }
      });

      it("travels in a share code, and notices every damaged one", () => {
        const code = makeCode(game, puzzle);
        expect(code).toMatch(/^[\w-]+$/);
        expect(parseCode([game], code)).toEqual({ game, puzzle });
        const rng = makeRng("damage");
        for (let i = 0; i < 40; i++) {
          const at = rng.below(code.length);
          const other = code[at] === "x" ? "y" : "x";
          expect(() => parseCode([game], code.slice(0, at) + other + code.slice(at + 1))).toThrow(CodeError);
          expect(() => parseCode([game], code.slice(0, at))).toThrow(CodeError);
        }
      });
    });

    it("refuses configurations and puzzles that are none", () => {
      expect(() => game.parseConfig({ nonsense: true })).toThrow(ConfigError);
      expect(() => game.parseConfig({ difficulty: "impossible" })).toThrow(ConfigError);
      for (const data of [undefined, null, 7, "puzzle", [], {}, { format: "demonstrandum/1", game: game.id }]) {
        expect(() => game.parse(data)).toThrow(PuzzleError);
      }
    });
  });
}
