// Numbers of things, in English.

export const englishNumber = (count: number): string => count.toLocaleString("en");

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${englishNumber(count)} ${count === 1 ? one : many}`;

export const englishEntries = (count: number): string => plural(count, "entry", "entries");

export const englishEnvelopes = (count: number): string => plural(count, "envelope");
