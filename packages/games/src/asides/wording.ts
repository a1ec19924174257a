// A list of asides: some lines as they stand, and some that are said about many things. Codes hold the numbers of lines, so a list
// that is out there is never put in another order.

export interface AsideWords {
  /** Said about anything. */
  readonly frames: readonly ((thing: string) => string)[];
  readonly things: readonly string[];
  /** Said as they stand. */
  readonly lines: readonly string[];
}

export const makeAsides = ({ frames, things, lines }: AsideWords): readonly string[] => [
  ...lines,
  ...frames.flatMap((say) => things.map(say)),
];
