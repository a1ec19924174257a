// What the villagers are called unless the caller says otherwise: the first six are the document's.

const NAMES: readonly string[] = [
  "Alchemist Alice",
  "Barber Bob",
  "Captain Charles",
  "Doctor Dorothy",
  "Elder Edith",
  "Farmer Frank",
  "Gardener Grace",
  "Hunter Hugo",
  "Innkeeper Iris",
  "Jeweler Jack",
  "Knight Kate",
  "Locksmith Leo",
  "Miller Mary",
  "Notary Ned",
  "Organist Olive",
  "Potter Paul",
];

/** Names for a village of this size. */
export const defaultNames = (size: number): readonly string[] => NAMES.slice(0, size);

/** Files from before a name was spelled otherwise still hold the old spelling; codes only say that the names are the usual ones. */
export const RESPELLED: Readonly<Record<string, string>> = { "Jeweller Jack": "Jeweler Jack" };
