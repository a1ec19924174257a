// Names in the letters of a puzzle's file, in a sentence of a language that calls people otherwise.

const HAN = /\p{Script=Han}/u;

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\s_]+/g, "[\\s_]*");

/** Every name of the first list by the one of the second that stands in the same place; only in sentences with Chinese characters, as all others are read by the game itself. */
export function renameSaid(text: string, from: readonly string[], to: readonly string[]): string {
  if (!HAN.test(text)) return text;
  const byLength = from
    .map((name, id) => ({ name, called: to[id] ?? name }))
    .sort((a, b) => b.name.length - a.name.length);
  let renamed = text.normalize("NFKC");
  for (const { name, called } of byLength) {
    if (name === called) continue;
    const whole = new RegExp(`(?<![A-Za-z])${escaped(name)}(?![A-Za-z])`, "gi");
    renamed = renamed.replace(whole, () => called);
  }
  return renamed;
}
