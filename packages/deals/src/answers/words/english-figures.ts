// Figures in English, alike in every sentence.

/** "certain", "impossible", "39 %", "below 1 %". */
export function sayChance(chance: number): string {
  if (chance <= 0) return "impossible";
  if (chance >= 1) return "certain";
  if (chance < 0.005) return "below 1 %";
  if (chance > 0.995) return "above 99 %";
  return `${Math.round(chance * 100)} %`;
}

/** "1 deal", "540,960 deals". */
export function sayMany(count: number, noun: string): string {
  const digits = String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${digits} ${noun}${count === 1 ? "" : "s"}`;
}
