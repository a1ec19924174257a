// Figures in Chinese, alike in every sentence.

/** 确定, 不可能, 39%, 不到1%. */
export function sayChineseChance(chance: number): string {
  if (chance <= 0) return "不可能";
  if (chance >= 1) return "确定";
  if (chance < 0.005) return "不到1%";
  if (chance > 0.995) return "超过99%";
  return `${Math.round(chance * 100)}%`;
}
