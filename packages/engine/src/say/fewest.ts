// Of several things as few as are enough, left out one after another.

export const fewest = <T>(all: readonly T[], isEnough: (some: readonly T[]) => boolean): readonly T[] =>
  all.reduce((kept: readonly T[], each) => {
    const fewer = kept.filter((other) => other !== each);
    return isEnough(fewer) ? fewer : kept;
  }, all);
