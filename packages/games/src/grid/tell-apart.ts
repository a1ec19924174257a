// Which words are taken for one another at a glance or by ear. Names of one board are held to it.

/** One of two words begins the other, they differ by one letter or in hardly any, or they end alike. */
export function areNear(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.startsWith(short) || endAlike(short, long)) return true;
  if (short.length === long.length) return countDifferent(short, long) <= Math.max(1, (2 * short.length) / 5);
  return long.length === short.length + 1 && hasOneMore(short, long);
}

/** Flora and Cora, or Kira and Vera: in three letters, or in half of what are equally long. */
function endAlike(short: string, long: string): boolean {
  const half = short.length === long.length ? Math.ceil(short.length / 2) : short.length;
  const shared = Math.min(3, Math.max(2, half));
  return short.length > shared && long.endsWith(short.slice(-shared));
}

const countDifferent = (a: string, b: string): number => [...a].filter((letter, i) => letter !== b[i]).length;

function hasOneMore(short: string, long: string): boolean {
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  return short.slice(same) === long.slice(same + 1);
}

/** Boards are drawn by the thousand, so what is near to a word of a list is worked out once. */
export function nearWithin(words: readonly string[]): (word: string) => ReadonlySet<string> {
  const kept = new Map<string, ReadonlySet<string>>();
  return (word) => {
    const known = kept.get(word);
    if (known) return known;
    const near = new Set(words.filter((other) => areNear(word, other)));
    kept.set(word, near);
    return near;
  };
}
