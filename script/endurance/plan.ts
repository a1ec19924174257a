// What the soak makes: item i is a way of playing and a seed, and follows from i alone, so that runs can be stopped, resumed
// and repeated. Every game, dialect and label comes in turn, with sizes and switches drawn at random.

import { ATOM_NAMES, CLASSIC_FORMS, WHO_FORMS } from "@demonstrandum/clues";
import { derive, type Game, makeRng, type Rng } from "@demonstrandum/engine";
import { GAMES, nullGame } from "@demonstrandum/games";

export interface Item {
  readonly game: Game;
  readonly config: Readonly<Record<string, unknown>>;
  readonly seed: string;
}

interface Way {
  readonly game: Game;
  readonly dialect: string | undefined;
  readonly difficulty: string;
}

export const WAYS: readonly Way[] = [...GAMES, nullGame as Game].flatMap((game) =>
  (game.dialects.length > 0 ? game.dialects : [undefined]).flatMap((dialect) =>
    game.labels.map((difficulty) => ({ game, dialect, difficulty })),
  ),
);

export function itemOf(index: number): Item {
  const { game, dialect, difficulty } = WAYS[index % WAYS.length] as Way;
  const rng = makeRng(derive("soak", index));
  const base = { ...(dialect === undefined ? {} : { dialect }), difficulty };
  return { game, config: { ...base, ...drawSettings(game, dialect, difficulty, rng) }, seed: derive("soak", index) };
}

type Settings = Readonly<Record<string, unknown>>;

/** Half of all items are as a player meets them, with nothing set. */
function drawSettings({ id }: Game, dialect: string | undefined, difficulty: string, rng: Rng): Settings {
  if (rng.below(2) === 0) return {};
  if (id === "village") return drawVillage(difficulty, rng);
  if (id === "who")
    return {
      TEMPLATE_CONFIG: switchedOff(
        WHO_FORMS.map((form) => form.id),
        rng,
      ),
    };
  if (dialect === "atoms") return { ATOM_CONFIG: switchedOff(SWITCHES, rng) };
  return id === "cultivators"
    ? {
        CLUE_CONFIG: switchedOff(
          CLASSIC_FORMS.map((form) => form.id),
          rng,
        ),
      }
    : {};
}

const SWITCHES = ATOM_NAMES.filter((name) => name !== "pos" && name !== "neg");

/** Up to a fifth of all parts: with more of them off, tries end in the typed failure as a rule. */
function switchedOff(parts: readonly string[], rng: Rng): Readonly<Record<string, boolean>> {
  const count = 1 + rng.below(Math.ceil(parts.length / 5));
  return Object.fromEntries(
    rng
      .shuffle(parts)
      .slice(0, count)
      .map((part) => [part, false]),
  );
}

const SMALLEST = 3;
const LARGEST = 16;

/** One switch at a time; those that take long only in villages that are not large. */
function drawVillage(difficulty: string, rng: Rng): Settings {
  const N = SMALLEST + rng.below(LARGEST - SMALLEST + 1);
  const switches: readonly Settings[] = [
    {},
    { wolvesAlsoTellTruth: true },
    { forbidSelfReference: false },
    { statementsPerSpeakerMin: 1, statementsPerSpeakerMax: 1 + rng.below(3) },
    { wolvesMin: 1, wolvesMax: Math.max(1, N >> 1) },
    ...(difficulty === "hard" ? [{ allowCountStatements: false }] : []),
    ...(difficulty === "hard" && N <= 10 ? [{ irredundant: true }] : []),
  ];
  return { N, ...rng.pick(switches) };
}
