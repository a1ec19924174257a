// What can be set about a puzzle of cultivators and demons. The two switchboards keep the documents' names; a key that
// does not exist is an error, never ignored.

import { ATOM_PARTS } from "@demonstrandum/clues/atom";
import { CLASSIC_FORMS } from "@demonstrandum/clues/classic";
import { clueRemark } from "@demonstrandum/clues/remarks";
import { ConfigError } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import { asidesSchema, keepAsides } from "../grid/asides.ts";
import { type BoardShape, checkShape, hiddenAmong, keepShape, shapeEntries } from "../grid/board-shape.ts";
import { themeSchema } from "../grid/clue-theme.ts";
import { difficultySchema, givenAny, onlyLiars } from "../grid/grid-config.ts";
import type { GridConfig } from "../grid/grid-theme.ts";
import { knobEntries, setKnobs, weight } from "../grid/knobs.ts";
import { GRID_READING, keepPreset, presetSchema } from "../grid/preset.ts";
import { gridRemark } from "../grid/remarks/en.ts";
import { offOnly, parseWith, recordOf, type SettingsReading, switchesOf } from "../parse-with.ts";
import { gameRemark } from "../remarks/en.ts";

export const CLUE_TYPES = CLASSIC_FORMS.map(({ id }) => id);
/** The documents' names for atoms that are called otherwise, or always on. */
const ATOM_ALIASES: Readonly<Record<string, string>> = { spiritualRoot: "be" };
export const ATOM_KEYS = ["polarity", ...Object.keys(ATOM_ALIASES), ...ATOM_PARTS];

export interface CultivatorsConfig extends GridConfig {
  readonly dialect: (typeof DIALECTS)[number];
}

/** In the order of their numbers in share codes. */
export const DIALECTS = ["classic", "atoms", "mixed"] as const;
export const USUAL_SHAPE = { rows: 5, cols: 4 } as const;
const USUAL_SIZE = USUAL_SHAPE.rows * USUAL_SHAPE.cols;
/** How many demons may be set: a fifth to a half of all. */
const DEMONS_SET = [USUAL_SIZE / 5, USUAL_SIZE / 2] as const;

export const CultivatorsSettings = v.strictObject({
  dialect: v.optional(v.picklist(DIALECTS, needs(clueRemark.oneOfNeeded({ choices: DIALECTS }))), "mixed"),
  preset: presetSchema,
  difficulty: v.optional(difficultySchema, "medium"),
  attempts: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  localRulesOnly: v.optional(v.boolean(needs(gameRemark.yesNoNeeded())), false),
  liars: v.optional(v.boolean(needs(gameRemark.yesNoNeeded())), false),
  ...shapeEntries,
  only: themeSchema,
  asides: asidesSchema,
  demons: v.exactOptional(v.pipe(v.number(), v.integer())),
  ...knobEntries,
  quotasOfOthers: v.optional(v.boolean(needs(gameRemark.yesNoNeeded())), false),
  CLUE_CONFIG: v.optional(switchesOf(CLUE_TYPES), {}),
  CLUE_WEIGHTS: v.optional(recordOf(CLUE_TYPES, weight), {}),
  ATOM_CONFIG: v.optional(switchesOf(ATOM_KEYS), {}),
});

const TRIES = 200;
/** Of brutal boards of liars one try in forty comes together, each in some thirty milliseconds; of small hard boards hardly more. */
const MANY_TRIES = 600;

const isSmall = ({ rows = USUAL_SHAPE.rows, cols = USUAL_SHAPE.cols }: Partial<BoardShape>): boolean =>
  rows * cols < USUAL_SIZE;

/** How many demons a puzzle has unless a number is set, by dialect: the documents want six to eight. */
const DEMONS = { classic: [6, 8], atoms: [6, 8], mixed: [5, 9] } as const;

export function parseCultivatorsConfig(data: unknown): CultivatorsConfig {
  const kept = parseWith(CultivatorsSettings, data, READING);
  const { dialect, difficulty, attempts, localRulesOnly, liars, demons } = kept;
  const { CLUE_CONFIG, ATOM_CONFIG } = kept;
  const shape = keepShape({ ...USUAL_SHAPE, ...keptSides(kept) }, USUAL_SHAPE);
  checkShape({ ...USUAL_SHAPE, ...shape }, USUAL_SHAPE, difficulty, liars);
  const theme = { ...keepTheme(kept), ...keepAsides(kept.asides, sizeOf(kept), liars) };
  if (ATOM_CONFIG.polarity === false) throw new ConfigError(gridRemark.polarityOn());
  const knobs = setKnobs(kept);
  const misplaced = CLASSIC_KNOBS.find((key) => dialect !== "classic" && key in knobs);
  if (misplaced !== undefined) throw new ConfigError(gridRemark.classicOnly({ key: misplaced }));
  if (liars && knobs.directCluesMin) throw new ConfigError(gridRemark.directLiars());
  const most = sizeOf(kept) - (kept.asides ?? 0);
  if ((knobs.directCluesMin ?? 0) > most) throw new ConfigError(gridRemark.manyDirect({ most }));
  return {
    dialect,
    ...keepPreset(kept),
    difficulty,
    attempts: attempts ?? (liars || kept.only || kept.asides || isSmall(shape) ? MANY_TRIES : TRIES),
    localRulesOnly,
    ...onlyLiars(liars, localRulesOnly),
    ...shape,
    ...theme,
    hidden: hiddenOf(kept),
    ...knobs,
    ...withoutParts(kept),
    given: {
      ...keepPreset(kept),
      ...givenAny(difficulty),
      ...(localRulesOnly ? { localRulesOnly } : {}),
      ...(liars ? { liars } : {}),
      ...shape,
      ...theme,
      ...(demons === undefined ? {} : { demons }),
      ...knobs,
      ...(dialect === "atoms" ? {} : offOnly("CLUE_CONFIG", CLUE_CONFIG)),
      ...(dialect === "classic" ? {} : offOnly("ATOM_CONFIG", ATOM_CONFIG)),
    },
  };
}

type Kept = v.InferOutput<typeof CultivatorsSettings>;

const keptSides = ({ rows, cols }: Kept): Partial<BoardShape> => ({
  ...(rows === undefined ? {} : { rows }),
  ...(cols === undefined ? {} : { cols }),
});

/** What everybody keeps to. Throws ConfigError where that leaves no puzzle: two of the fourteen types speak of roots. */
function keepTheme({ only, dialect, liars }: Kept): Pick<GridConfig, "only"> {
  if (only === undefined) return {};
  if (liars) throw new ConfigError(gridRemark.themeOfLiars());
  if (only === "roots" && dialect === "classic")
    throw new ConfigError(gridRemark.themeTooNarrow({ theme: only, dialect }));
  return { only };
}

const sizeOf = (kept: Kept): number => {
  const { rows, cols } = { ...USUAL_SHAPE, ...keptSides(kept) };
  return rows * cols;
};

/** As many as were set, or as are usual among so many. Throws ConfigError. */
function hiddenOf(kept: Kept): readonly [number, number] {
  const [size, usual] = [sizeOf(kept), DEMONS[kept.dialect]];
  const [least, most] = [
    Math.ceil((size * DEMONS_SET[0]) / USUAL_SIZE),
    Math.floor((size * DEMONS_SET[1]) / USUAL_SIZE),
  ];
  const { demons } = kept;
  if (demons === undefined) return hiddenAmong(size, usual, USUAL_SIZE);
  if (demons < least || demons > most) throw new ConfigError(gridRemark.demonsOfSize({ size, least, most }));
  return [demons, demons];
}

/** What speaks of the fourteen types. */
const CLASSIC_KNOBS = ["quotaCluesPerSpeakerMax", "quotasOfOthers", "CLUE_WEIGHTS"] as const;

/** Where nothing else is said, the documents' words and whatever speaks of their types go with their dialect. */
const READING: SettingsReading = {
  ...GRID_READING,
  boards: { CLUE_CONFIG: CLUE_TYPES, ATOM_CONFIG: ATOM_KEYS, CLUE_WEIGHTS: CLUE_TYPES },
  fill(data) {
    const filled = GRID_READING.fill?.(data) ?? data;
    if (!isRecord(filled) || "dialect" in filled) return filled;
    return CLASSIC_KEYS.some((key) => isSet(filled[key])) ? { ...filled, dialect: "classic" } : filled;
  },
};

const CLASSIC_KEYS = ["preset", "CLUE_CONFIG", ...CLASSIC_KNOBS] as const;

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null;

/** Whether something is said by it: neither no, nor nothing. */
const isSet = (value: unknown): boolean =>
  isRecord(value) ? Object.keys(value).length > 0 : value !== undefined && value !== false;

/** What is left to say where all types are switched off: see decision 307. */
const FALLBACK: readonly string[] = ["PERSON_IS_DEMON", "PERSON_IS_CULTIVATOR"];

function withoutParts({ dialect, CLUE_CONFIG, ATOM_CONFIG }: Kept): Pick<GridConfig, "without" | "fellBack"> {
  if (dialect === "atoms") return { without: withoutAtoms(ATOM_CONFIG) };
  const without = CLUE_TYPES.filter((type) => CLUE_CONFIG[type] === false);
  if (dialect === "mixed") return { without: [...without, ...withoutAtoms(ATOM_CONFIG)] };
  if (without.length < CLUE_TYPES.length) return { without };
  return { without: CLUE_TYPES.filter((type) => !FALLBACK.includes(type)), fellBack: FALLBACK };
}

/** The documents' name of a part. */
export const nameOfPart = (part: string): string =>
  Object.entries(ATOM_ALIASES).find(([, atom]) => atom === part)?.[0] ?? part;

const withoutAtoms = (switched: Readonly<Record<string, boolean>>): string[] =>
  ATOM_KEYS.filter((key) => switched[key] === false).map((key) => ATOM_ALIASES[key] ?? key);
