// The hot loop of generation: walks a gated puzzle by its cheapest steps, as `path` does, thousands of times. It knows the
// answer, so it asks only what is forced, never which way. Everything is masks: of people, and of clues by their speaker.
// Steps of one, two and three clues are exact; a longer step counts the clues of some set that cannot be made smaller.

import { type Compiled, countBits, forcedMask, fullMask, type Mask, type World } from "@demonstrandum/logic";

const lowest = (mask: Mask): number => 31 - Math.clz32(mask & -mask);

export interface Walker {
  /** Whom the walk has proved, and those of them who are the hidden kind. */
  known: Mask;
  value: Mask;
  /** Speakers whose clue is on the table and still tells something. */
  live: Mask;
  /** Speakers cited by some step. */
  cited: Mask;
  /** `steps[k]` is how many steps took k clues. */
  readonly steps: number[];
  /** In the order of reveal. */
  readonly order: number[];
  readonly clues: (Compiled | undefined)[];
  /** From the start as far as it goes. `onStuck` may put a clue on the table and say so. */
  walk(onStuck?: () => boolean): boolean;
  /** Puts a clue on the table for someone already revealed. */
  speak(person: number, clue: Compiled): void;
  /** What this clue and those given force that is not yet known. */
  opens(clue: Compiled, ...others: number[]): Mask;
  /** What this clue forces together with everything on the table. */
  opensWithAll(clue: Compiled): Mask;
  /** Whether this clue opens something with exactly two of those on the table. */
  opensWithTwo(clue: Compiled, wanted: Mask): boolean;
}

export function makeWalker(size: number, solution: World, start: number): Walker {
  const everyone = fullMask(size);
  const list: Compiled[] = [];
  /** What the clue alone forces. */
  const alone = new Int32Array(size);
  const scopes = new Int32Array(size);
  const touching = new Int32Array(size);

  const ask = (count: number): Mask => forcedMask(walker.known, walker.value, list, count) & ~walker.known & everyone;
  const askOne = (a: number): Mask => {
    list[0] = walker.clues[a] as Compiled;
    return ask(1);
  };
  const askTwo = (a: number, b: number): Mask => {
    list[0] = walker.clues[a] as Compiled;
    list[1] = walker.clues[b] as Compiled;
    return ask(2);
  };
  const askThree = (a: number, b: number, c: number): Mask => {
    list[2] = walker.clues[c] as Compiled;
    list[0] = walker.clues[a] as Compiled;
    list[1] = walker.clues[b] as Compiled;
    return ask(3);
  };
  const askSet = (speakers: Mask): Mask => {
    let count = 0;
    for (let rest = speakers; rest !== 0; rest &= rest - 1) list[count++] = walker.clues[lowest(rest)] as Compiled;
    return ask(count);
  };

  const walker: Walker = {
    known: 0,
    value: 0,
    live: 0,
    cited: 0,
    steps: [],
    order: [],
    clues: new Array<Compiled | undefined>(size).fill(undefined),

    walk(onStuck) {
      walker.known = 0;
      walker.value = 0;
      walker.live = 0;
      walker.cited = 0;
      walker.steps.length = 0;
      walker.order.length = 0;
      reveal(start);
      while (walker.known !== everyone) {
        if (stepOfOne() || stepOfMore() || onStuck?.()) continue;
        return false;
      }
      return true;
    },

    speak(person, clue) {
      walker.clues[person] = clue;
      hear(person);
    },

    opens(clue, ...others) {
      list[0] = clue;
      for (let i = 0; i < others.length; i++) list[i + 1] = walker.clues[others[i] as number] as Compiled;
      return ask(others.length + 1);
    },

    opensWithAll(clue) {
      let count = 0;
      list[count++] = clue;
      for (let rest = walker.live; rest !== 0; rest &= rest - 1) list[count++] = walker.clues[lowest(rest)] as Compiled;
      return ask(count);
    },

    opensWithTwo(clue, wanted) {
      for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
        const a = lowest(rest);
        for (let more = rest & (rest - 1); more !== 0; more &= more - 1) {
          const b = lowest(more);
          const open = ~walker.known;
          const near = (clue.scope & (scopes[a] as number) & open) !== 0 ? 1 : 0;
          const far = (clue.scope & (scopes[b] as number) & open) !== 0 ? 1 : 0;
          if (near + far === 0) continue;
          if (near + far === 1 && ((scopes[a] as number) & (scopes[b] as number) & open) === 0) continue;
          if (((clue.scope | (scopes[a] as number) | (scopes[b] as number)) & wanted) === 0) continue;
          list[0] = clue;
          list[1] = walker.clues[a] as Compiled;
          list[2] = walker.clues[b] as Compiled;
          if (ask(3) !== 0) return true;
        }
      }
      return false;
    },
  };

  function reveal(person: number): void {
    const bit = 1 << person;
    walker.known |= bit;
    walker.value |= solution & bit;
    walker.order.push(person);
    for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
      const speaker = lowest(rest);
      if (((scopes[speaker] as number) & bit) !== 0) refresh(speaker);
    }
    if (walker.clues[person]) hear(person);
  }

  function hear(person: number): void {
    scopes[person] = (walker.clues[person] as Compiled).scope;
    walker.live |= 1 << person;
    refresh(person);
  }

  function refresh(speaker: number): void {
    if (((scopes[speaker] as number) & ~walker.known) === 0) {
      walker.live &= ~(1 << speaker);
      alone[speaker] = 0;
    } else alone[speaker] = askOne(speaker);
  }

  function take(person: number, speakers: Mask): void {
    const clues = countBits(speakers);
    while (walker.steps.length <= clues) walker.steps.push(0);
    walker.steps[clues] = (walker.steps[clues] as number) + 1;
    walker.cited |= speakers;
    reveal(person);
  }

  /** The first person that any single clue forces, by the first such clue. */
  function stepOfOne(): boolean {
    let forced = 0;
    for (let rest = walker.live; rest !== 0; rest &= rest - 1) forced |= alone[lowest(rest)] as number;
    if (forced === 0) return false;
    const bit = forced & -forced;
    for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
      if (((alone[lowest(rest)] as number) & bit) === 0) continue;
      take(lowest(bit), rest & -rest);
      return true;
    }
    return false;
  }

  function stepOfMore(): boolean {
    const forced = askSet(walker.live);
    if (forced === 0) return false;
    findTouching();
    return stepOfTwo(forced) || stepOfThree(forced) || longStep(forced);
  }

  function findTouching(): void {
    for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
      const a = lowest(rest);
      const open = (scopes[a] as number) & ~walker.known;
      let near = 0;
      for (let others = walker.live; others !== 0; others &= others - 1) {
        if ((open & (scopes[lowest(others)] as number)) !== 0) near |= others & -others;
      }
      touching[a] = near;
    }
  }

  function stepOfTwo(forced: Mask): boolean {
    let best = 0;
    let speakers = 0;
    for (let rest = walker.live; rest !== 0; rest &= rest - 1) {
      const a = lowest(rest);
      for (let more = rest & (rest - 1) & (touching[a] as number); more !== 0; more &= more - 1) {
        const b = lowest(more);
        if ((((scopes[a] as number) | (scopes[b] as number)) & forced & (best - 1)) === 0) continue;
        const found = askTwo(a, b);
        const bit = found & -found;
        if (bit === 0 || (best !== 0 && bit >= best)) continue;
        best = bit;
        speakers = (1 << a) | (1 << b);
      }
    }
    if (best === 0) return false;
    take(lowest(best), speakers);
    return true;
  }

  function stepOfThree(forced: Mask): boolean {
    let best = 0;
    let speakers = 0;
    for (let first = walker.live; first !== 0; first &= first - 1) {
      const a = lowest(first);
      const nearA = touching[a] as number;
      for (let second = first & (first - 1); second !== 0; second &= second - 1) {
        const b = lowest(second);
        const nearB = touching[b] as number;
        const areNear = ((nearA >>> b) & 1) === 1;
        const third = second & (second - 1) & (areNear ? nearA | nearB : nearA & nearB);
        for (let rest = third; rest !== 0; rest &= rest - 1) {
          const c = lowest(rest);
          const scope = (scopes[a] as number) | (scopes[b] as number) | (scopes[c] as number);
          if ((scope & forced & (best - 1)) === 0) continue;
          const found = askThree(a, b, c);
          const bit = found & -found;
          if (bit === 0 || (best !== 0 && bit >= best)) continue;
          best = bit;
          speakers = (1 << a) | (1 << b) | (1 << c);
        }
      }
    }
    if (best === 0) return false;
    take(lowest(best), speakers);
    return true;
  }

  /** Drops clue after clue as long as the rest still forces the person; the shortest remainder is the step. */
  function longStep(forced: Mask): boolean {
    let person = lowest(forced);
    let speakers = walker.live;
    for (let rest = forced; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      let needed = walker.live;
      for (let others = walker.live; others !== 0; others &= others - 1) {
        const without = needed & ~(others & -others);
        if ((askSet(without) & bit) !== 0) needed = without;
      }
      if (countBits(needed) >= countBits(speakers)) continue;
      speakers = needed;
      person = lowest(bit);
    }
    take(person, speakers);
    return true;
  }

  return walker;
}
