// Why the switches leave no puzzle, and what to switch on. Everybody says something that nobody else says: what can be said,
// truly or as a lie, is counted on a few boards. What to switch on is tried out.

import type { Board, Dialect } from "@demonstrandum/clues";
import { makeCandidate, makeRng } from "@demonstrandum/engine";
import { indices, predicate, type World } from "@demonstrandum/logic";
import type { Remark } from "@demonstrandum/text";
import { drawGrid, drawSolution, seatCast } from "./grid-draw.ts";
import type { GridConfig, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

const SAMPLES = 3;
/** How many other worlds a liar has in mind. */
const STORIES = 3;
/** So many parts are named of those that are enough by themselves. */
const NAMED = 3;
/** How often a board is tried with other parts on: with everything on, and nobody lying, at least every fifth comes together. */
const TRIES = 6;

interface Sample {
  readonly board: Board;
  readonly solution: World;
  /** What a liar may have in mind, by liar; nothing where everybody tells the truth. */
  readonly stories: ReadonlyMap<number, readonly World[]>;
}

/** Undefined when nothing is switched off. */
export function explainSwitches<C extends GridConfig>(theme: Theme<C>, asked: C): Remark | undefined {
  const { fellBack = [] } = asked;
  const without = [...asked.without, ...fellBack];
  if (without.length === 0) return undefined;
  const config = { ...asked, without };
  const dialect = theme.dialectFor(config);
  const samples = drawSamples(theme, config);
  const [size, different] = [samples[0]?.board.size ?? 0, mostDifferent(dialect, samples, asked.without)];
  const why = different < size ? gridRemark.fewThings({ different, size }) : gridRemark.enoughThings();
  const switched =
    fellBack.length > 0
      ? gridRemark.fellBack({ parts: namesOf(theme, fellBack) })
      : remarkSwitches(theme, dialect.parts, without);
  const advice = advise(theme, config);
  return gridRemark.switchesLeave({ switched, why, advice });
}

function drawSamples<C extends GridConfig>(theme: Theme<C>, config: C): Sample[] {
  const rng = makeRng("switches");
  return Array.from({ length: SAMPLES }, () => {
    const board = seatCast(theme, config, rng);
    const drawWorld = () => drawSolution(theme.dialectFor(config), board, config.hidden, rng);
    const solution = drawWorld();
    const liars = config.liars ? indices(solution) : [];
    const stories = liars.map(
      (liar) => [liar, Array.from({ length: STORIES }, () => drawWorld() & ~(1 << liar))] as const,
    );
    return { board, solution, stories: new Map(stories) };
  });
}

/** How many clues of different meaning there are on a board, at most. */
const mostDifferent = (dialect: Dialect, samples: readonly Sample[], without: readonly string[]): number =>
  Math.max(...samples.map((sample) => countDifferent(dialect, sample, without)));

function countDifferent(dialect: Dialect, sample: Sample, without: readonly string[]): number {
  const { board, solution, stories } = sample;
  const keys = new Set<number>();
  for (const { id } of board.people) {
    const isLiar = stories.has(id);
    for (const world of stories.get(id) ?? [solution]) {
      for (const clue of dialect.candidates(id, world, board, { without })) {
        const says = dialect.meaning(clue, id, board);
        if (!isLiar || !predicate(says)(solution)) keys.add(makeCandidate(clue, says, []).key);
      }
    }
  }
  return keys.size;
}

/** What was tried and gave a board; how much a part adds to what can be said tells little about that. */
function advise<C extends GridConfig>(theme: Theme<C>, config: C): Remark {
  const { without } = config;
  const works = (on: readonly string[]): boolean => comesTogether(theme, config, on);
  const alone: string[] = [];
  for (const part of without) if (alone.length < NAMED && works([part])) alone.push(part);
  if (alone.length > 0) return gridRemark.switchOnAny({ parts: namesOf(theme, alone) });
  if (!works(without)) return gridRemark.noSwitchHelps();
  return gridRemark.switchOnAll({ parts: namesOf(theme, findFew(without, works)) });
}

/** As the settings call them. */
const namesOf = ({ nameOfPart }: Pick<Theme, "nameOfPart">, parts: readonly string[]): readonly string[] =>
  nameOfPart ? parts.map(nameOfPart) : parts;

/** Whether tries with these parts switched on give a board, and then another: one alone may be luck. */
function comesTogether<C extends GridConfig>(theme: Theme<C>, config: C, on: readonly string[]): boolean {
  const tried = { ...config, without: config.without.filter((part) => !on.includes(part)) };
  const rng = makeRng(`switches ${on.join(" ")}`);
  const isFound = (): boolean => Array.from({ length: TRIES }).some(() => "puzzle" in drawGrid(theme, tried, rng, ""));
  return isFound() && isFound();
}

/** As many as possible of the parts are left out again, first half of them at a time; what is left has worked. */
function findFew(parts: readonly string[], works: (on: readonly string[]) => boolean): readonly string[] {
  let few = parts;
  for (let size = parts.length >> 1; size > 0; size >>= 1) {
    for (let at = few.length - size; at >= 0; at -= size) {
      const fewer = few.filter((_, i) => i < at || i >= at + size);
      if (works(fewer)) few = fewer;
    }
  }
  return few;
}

/** Whichever is shorter: what is on, or what is off. */
function remarkSwitches(
  theme: Pick<Theme, "nameOfPart">,
  parts: readonly string[],
  without: readonly string[],
): Remark {
  const on = parts.filter((part) => !without.includes(part));
  if (on.length === 0) return gridRemark.allSwitchedOff();
  return on.length > without.length
    ? gridRemark.withoutParts({ off: namesOf(theme, without) })
    : gridRemark.onlyParts({ on: namesOf(theme, on) });
}
