// Settings as the documents spell them, and what is answered to those that nobody knows.

import { type Config, ConfigError, type Game } from "@demonstrandum/engine";
import { describe, expect, it } from "vitest";
import { cultivators, village, who } from "./index.ts";

const read = (game: Game, config: object): Config => game.parseConfig(config);

describe("the documents' spelling", () => {
  it("of every setting of the village is read", () => {
    const documents = {
      N: 7,
      statements_per_speaker_min: 1,
      statements_per_speaker_max: 3,
      require_unique_solution: true,
      forbid_self_reference: false,
      allow_count_statements: true,
      max_count_statements_total: 2,
      complexity_budget: 50,
      max_attempts: 9,
      greedy_candidate_pool_size: 12,
    };
    const ours = {
      N: 7,
      statementsPerSpeakerMin: 1,
      statementsPerSpeakerMax: 3,
      requireUniqueSolution: true,
      forbidSelfReference: false,
      allowCountStatements: true,
      maxCountStatementsTotal: 2,
      complexityBudget: 50,
      maxAttempts: 9,
      greedyCandidatePoolSize: 12,
    };
    expect(read(village as Game, documents)).toEqual(read(village as Game, ours));
  });

  it("is read on boards, too", () => {
    const ours = { attempts: 3, localRulesOnly: true, directCluesMin: 2 };
    expect(read(cultivators as Game, { max_attempts: 3, local_rules: true, direct_clues_min: 2 })).toEqual(
      read(cultivators as Game, ours),
    );
    expect(read(who as Game, { maxAttempts: 3, local_rules_only: true })).toEqual(
      read(who as Game, { attempts: 3, localRulesOnly: true }),
    );
    expect(read(cultivators as Game, { preset: "documents", local_rules: false })).toMatchObject({
      localRulesOnly: false,
    });
  });
});

describe("a switch by itself", () => {
  it.each<[Game, object, object]>([
    [cultivators as Game, { PERSON_IS_DEMON: false }, { CLUE_CONFIG: { PERSON_IS_DEMON: false } }],
    [cultivators as Game, { "CLUE_CONFIG.PERSON_IS_DEMON": false }, { CLUE_CONFIG: { PERSON_IS_DEMON: false } }],
    [cultivators as Game, { "CLUE_WEIGHTS.PERSON_IS_DEMON": 40 }, { CLUE_WEIGHTS: { PERSON_IS_DEMON: 40 } }],
    [
      cultivators as Game,
      { spiritualRoot: false, edge: false },
      { ATOM_CONFIG: { spiritualRoot: false, edge: false } },
    ],
    [
      cultivators as Game,
      { dialect: "atoms", spiritualRoot: false, ATOM_CONFIG: { edge: false } },
      { dialect: "atoms", ATOM_CONFIG: { spiritualRoot: false, edge: false } },
    ],
    [who as Game, { "row-count": false }, { TEMPLATE_CONFIG: { "row-count": false } }],
  ])("is put on its board: %o %o", (game, alone, onBoard) => {
    expect(read(game, alone)).toEqual(read(game, onBoard));
  });

  it("is not set twice, and needs its board to be one", () => {
    expect(() => read(cultivators as Game, { edge: false, ATOM_CONFIG: { edge: true } })).toThrow(
      "edge and ATOM_CONFIG.edge in the configuration are two names of one setting.",
    );
    expect(() => read(cultivators as Game, { edge: false, ATOM_CONFIG: 3 })).toThrow(ConfigError);
    expect(() => read(cultivators as Game, { edge: 3 })).toThrow("ATOM_CONFIG.edge in the configuration");
  });
});

describe("a setting that nobody knows", () => {
  it.each<[Game, object, string]>([
    [village as Game, { max_attemps: 3 }, "max_attemps is not a setting of the village. Did you mean max_attempts?"],
    [village as Game, { maxAttemps: 3 }, "Did you mean maxAttempts?"],
    [cultivators as Game, { local_rule: true }, "The configuration has no key local_rule. Did you mean local_rules?"],
    [cultivators as Game, { CLUE_CONFG: {} }, "Did you mean CLUE_CONFIG?"],
    [cultivators as Game, { CLUE_CONFIG: { PERSON_IS_DAEMON: false } }, "(did you mean PERSON_IS_DEMON?)"],
    [cultivators as Game, { dialect: "atoms", ATOM_CONFIG: { spiritualroot: false } }, "(did you mean spiritualRoot?)"],
    [cultivators as Game, { spiritual_rot: false }, "Did you mean spiritual_root?"],
    [cultivators as Game, { PERSON_IS_DAEMON: false }, "Did you mean PERSON_IS_DEMON?"],
    [cultivators as Game, { "CLUE_CONFIG.PERSON_IS_DAEMON": false }, "(did you mean PERSON_IS_DEMON?)"],
    [cultivators as Game, { DEBUG: true }, "qed play --debug"],
    [village as Game, { DEBUG: true }, "qed play --debug"],
    [village as Game, { requireUnique: true }, "Did you mean requireUniqueSolution?"],
    [village as Game, { require_unique: true }, "Did you mean require_unique_solution?"],
    [village as Game, { unique: true }, "Did you mean requireUniqueSolution?"],
    [village as Game, { greedy_pool_size: 9 }, "Did you mean greedy_candidate_pool_size?"],
    [village as Game, { max_attempts_per_puzzle: 9 }, "Did you mean max_attempts?"],
    [cultivators as Game, { ONLY_DEMON: false }, "Did you mean ONLY_DEMON_IN_ROW?"],
    [who as Game, { setRoleName: {} }, "Did you mean setRoleNames?"],
    [who as Game, { dificulty: "easy" }, "Did you mean difficulty?"],
    [who as Game, { attempts: 1, max_attempts: 2 }, "max_attempts and attempts in the configuration are two names"],
    [village as Game, { max_attempts: "many" }, "max_attempts must be a whole number"],
  ])("is answered with the right name: %#", (game, config, message) => {
    expect(() => read(game, config)).toThrow(ConfigError);
    expect(() => read(game, config)).toThrow(message);
  });

  it("far from all is only named", () => {
    expect(() => read(who as Game, { xyzzy: 1 })).toThrow(/no key xyzzy\.$/);
  });
});
