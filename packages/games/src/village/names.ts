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
  "Jeweller Jack",
  "Knight Kate",
  "Locksmith Leo",
  "Miller Mary",
  "Notary Ned",
  "Organist Olive",
  "Potter Paul",
];

export const defaultNames = (size: number): readonly string[] => NAMES.slice(0, size);
