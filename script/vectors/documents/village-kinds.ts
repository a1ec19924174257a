// Document 003: statements, the functions that it asks for, and villages.

import {
  complexityCost,
  evaluate,
  makeStatement,
  makeTruthHex,
  parseStatement,
  sayStatement,
  truthMask,
  variablesInvolved,
  worldOf,
} from "@demonstrandum/clues";
import { makeRng } from "@demonstrandum/engine";
import {
  buildSpeakerMasks,
  buildStatementLibrary,
  chooseTargetAssignment,
  computeBundleAllTrueMask,
  computeSpeakerCompatibilityMask,
  enumerateSolutions,
  findOneSolution,
  greedyAssignStatementsUntilUnique,
  isUniquelySatisfiable,
  listCandidateBundlesForSpeaker,
  makeUniquenessQuestion,
  parseVillageConfig,
  renderToMarkdown,
  renderToText,
  StatementTruthTableCache,
  village,
  villageOf,
} from "../../../packages/games/src/village/index.ts";
import { villageInEnglish } from "../../../packages/games/src/village/village.ts";
import type { DocumentFile, Kind } from "./document-runner.ts";
import { madeBy, puzzleKind, settingsKind } from "./puzzle-kinds.ts";

const namesOf = ({ names }: DocumentFile): readonly string[] => (names as readonly string[]) ?? [];

/** A statement by its id; `holds` tells in which of the given assignments it is true. */
const statement: Kind = {
  asks: ["statement", "assignments"],
  show(vector, file) {
    const names = namesOf(file);
    const read = parseStatement(String(vector.statement), names.length);
    const assignments = (vector.assignments ?? []) as readonly (readonly boolean[])[];
    return {
      id: makeStatement(read),
      english: sayStatement(read, names),
      variables: variablesInvolved(read, names.length),
      cost: complexityCost(read),
      truthMask: makeTruthHex(truthMask(read, names.length), names.length),
      holds: assignments.map((assignment) => evaluate(read, worldOf(assignment), names.length)),
    };
  },
};

/** The document's steps, one after another, with its functions. */
const steps: Kind = {
  asks: ["config", "seed"],
  show(vector) {
    const config = { ...parseVillageConfig(vector.config), mayContradict: false };
    const rng = makeRng(String(vector.seed));
    const target = chooseTargetAssignment(config, rng);
    const library = buildStatementLibrary(config);
    const truth = StatementTruthTableCache.buildForStatementLibrary(config.N, library);
    const speakers = buildSpeakerMasks(config.N);
    const bundles = Array.from({ length: config.N }, (_, speaker) =>
      listCandidateBundlesForSpeaker(speaker, target, library, truth, config, rng),
    );
    const [bundle = []] = bundles[0] ?? [];
    const made = greedyAssignStatementsUntilUnique(target, bundles, truth, speakers, config, rng);
    if ("rejected" in made) throw new Error(made.rejected);
    const hex = (mask: Uint32Array): string => makeTruthHex(mask, config.N);
    return {
      statements: made.village.statements.map(({ length }) => length),
      isUnique: isUniquelySatisfiable(made.village),
      isTarget: findOneSolution(made.village) === target,
      solutions: enumerateSolutions(made.village, 5).length,
      isAllTrue:
        hex(computeBundleAllTrueMask(bundle, truth)) === hex(allOf(bundle.map((each) => truth.truthMask(each)))),
      isCompatible: isIn(computeSpeakerCompatibilityMask(0, bundle, speakers, truth, false), target),
      isKept:
        StatementTruthTableCache.loadFromJson(truth.saveToJson(), config.N, library).saveToJson() ===
        truth.saveToJson(),
    };
  },
};

const allOf = (masks: readonly Uint32Array[]): Uint32Array =>
  Uint32Array.from(masks[0] ?? [], (_, word) => masks.reduce((all, mask) => all & (mask[word] ?? 0), -1));

const isIn = (set: Uint32Array, world: number): boolean => (((set[world >>> 5] ?? 0) >>> (world & 31)) & 1) === 1;

/** A village on paper, and as a question for another solver. */
const paper: Kind = {
  asks: ["config", "seed"],
  show(vector, file) {
    const puzzle = madeBy(village, vector);
    const [text, markdown] = [renderToText(puzzle), renderToMarkdown(puzzle, { withSolution: true })];
    return {
      names: puzzle.villagers.map(({ name }) => name),
      isNumbered: namesOf(file).every((name) => text.includes(name)) && /^ {2}1\. .+\n {2}2\. /m.test(text),
      hasSolution: [/^Solution/m.test(text), /^## Solution/m.test(markdown)],
      isAsked: /\(check-sat\)/.test(makeUniquenessQuestion(puzzle)),
      isUnique: isUniquelySatisfiable(villageOf(puzzle)),
    };
  },
};

export const VILLAGE_KINDS: Readonly<Record<string, Kind>> = {
  statement,
  steps,
  paper,
  puzzle: puzzleKind(village, villageInEnglish),
  settings: settingsKind(village),
};
