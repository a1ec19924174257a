// The village of liars: the game, and the parts of its generator for those who make villages themselves.

export { listCandidateBundlesForSpeaker, type Testimony } from "./candidate-testimonies.ts";
export { computeBundleAllTrueMask, computeSpeakerCompatibilityMask } from "./compatibility.ts";
export { type GenerationConfig, parseConfig as parseVillageConfig } from "./config.ts";
export { villageLabelOf, villageLevelsFor } from "./deduction.ts";
export { difficultyScoreOf } from "./difficulty-score.ts";
export { greedyAssignStatementsUntilUnique } from "./greedy.ts";
export { buildStatementLibrary } from "./library.ts";
export { defaultNames } from "./names.ts";
export { redundantStatements, type StatementPlace } from "./redundancy.ts";
export { renderToMarkdown, renderToText } from "./render.ts";
export { makeSharedLibrary, type SharedLibrary } from "./shared-library.ts";
export { GLOSSARY, saySolution, sayTestimonies, tellStory } from "./story.ts";
export { chooseTargetAssignment } from "./target.ts";
export { compileTestimonies, theoryOf } from "./testimony.ts";
export { StatementTruthTableCache } from "./truth-cache.ts";
export { makeUniquenessQuestion, verifyUniqueSolutionWithSolver } from "./verify.ts";
export { village } from "./village.ts";
export {
  enumerateSolutions,
  findOneSolution,
  hasOneSolution,
  isUniquelySatisfiable,
  type Masks,
  type Truths,
  truthsOf,
  type Village,
} from "./village-model.ts";
export { makeVillagePuzzle, type VillagePuzzle, type Villager, villageOf } from "./village-puzzle.ts";
export { buildSpeakerMasks, type SpeakerMasks, type WorldSet } from "./world-set.ts";
