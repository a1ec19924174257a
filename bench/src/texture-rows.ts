// How puzzles of one kind feel, as rows of tables: by people, by long insights, by sentences.

import {
  foreseenSpeakers,
  type Game,
  insightsOf,
  layOut,
  type Puzzle,
  path,
  profileOf,
  rate,
  type Texture,
  textureOf,
} from "@demonstrandum/engine";
import { TooMuch } from "@demonstrandum/logic";
import { median } from "./harness.ts";

export const PROFILE_COLUMNS = ["", "target", "reached", "most clues", "long insights", "long, halves", "late step"];
export const CLUE_COLUMNS = ["", "shapes", "commonest", "direct", "naming", "idle", "foreseen"];
export const WIDTH_COLUMNS = ["", "open verdicts", "bottlenecks", "clues used again", "busiest clue"];

/** A puzzle with all that is measured of it. */
export interface Felt {
  readonly texture: Texture;
  /** How many clues each insight takes. */
  readonly insights: readonly number[];
  readonly choices: readonly number[];
  readonly foreseen: number;
}

export function feel(game: Game, puzzle: Puzzle): Felt {
  const laid = layOut(game, puzzle);
  const [texture, card] = [textureOf(laid), rate(game, puzzle)];
  if (!texture || card instanceof TooMuch) throw new Error("A puzzle that was made cannot be measured.");
  return {
    texture,
    insights: insightsOf(path(game, puzzle)).map(([step]) => step?.speakers.length ?? 0),
    choices: card.choices,
    foreseen: foreseenSpeakers(laid).length,
  };
}

/** People who take one, two, three and more clues, and where the long insights are. */
export function profileRow(felt: readonly Felt[], target: readonly number[]): string[] {
  const people = felt.map(({ texture }) => texture.people);
  const most = felt.map(({ insights }) => Math.max(...insights));
  const late = people.filter((each) => each.slice(-Math.floor(each.length / 3)).some((size) => size > 1));
  return [
    target.join(" / "),
    sharesOf(people.flat()),
    `${median(most)}, ${Math.max(...most)}`,
    spreadOf(felt.map(({ texture }) => texture.long.length)),
    `${longShare(people.map(firstHalf))} → ${longShare(people.map(secondHalf))}`,
    percent(late.length, felt.length),
  ];
}

/** "58 / 25 / 17". */
function sharesOf(sizes: readonly number[]): string {
  const [one, two] = [sizes.filter((size) => size < 2).length, sizes.filter((size) => size === 2).length];
  return [one, two, sizes.length - one - two].map((count) => ((100 * count) / sizes.length).toFixed(0)).join(" / ");
}

/** "2: 61 %, 3: 30 %". */
const spreadOf = (counts: readonly number[]): string =>
  profileOf(counts)
    .flatMap((times, count) => (times > 0 ? [`${count}: ${percent(times, counts.length)}`] : []))
    .join(", ");

const half = (sizes: readonly number[]): number => Math.ceil(sizes.length / 2);
const firstHalf = (sizes: readonly number[]): readonly number[] => sizes.slice(0, half(sizes));
const secondHalf = (sizes: readonly number[]): readonly number[] => sizes.slice(half(sizes));

function longShare(parts: readonly (readonly number[])[]): string {
  const sizes = parts.flat();
  return percent(sizes.filter((size) => size > 2).length, sizes.length);
}

/** What the sentences are like, for one puzzle on average, and at most. */
export function clueRow(felt: readonly Felt[], size: number): string[] {
  const all = felt.length * size;
  return [
    meanOf(felt.map(({ texture }) => texture.shapes.kinds)).toFixed(1),
    meanAndMost(felt.map(({ texture }) => texture.shapes.most)),
    percent(sumOf(felt.map(({ texture }) => texture.direct)), all),
    percent(sumOf(felt.map(({ texture }) => texture.naming)), all),
    meanAndMost(felt.map(({ texture }) => texture.idle)),
    meanAndMost(felt.map(({ foreseen }) => foreseen)),
  ];
}

/** How wide the way is, and how often the same clue is needed. */
export const widthRow = (felt: readonly Felt[]): string[] => [
  meanOf(felt.flatMap(({ choices }) => choices)).toFixed(1),
  meanAndMost(felt.map(({ texture }) => texture.bottlenecks)),
  meanAndMost(felt.map(({ texture }) => texture.reuse.clues)),
  meanAndMost(felt.map(({ texture }) => texture.reuse.most)),
];

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;
const meanAndMost = (counts: readonly number[]): string => `${meanOf(counts).toFixed(1)}, ${Math.max(...counts)}`;
