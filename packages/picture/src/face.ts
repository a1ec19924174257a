// Which face a name has. The same name has the same face everywhere and for ever: change nothing here without need.

/** How many drawings each part has in the sheet that assets/make-faces.mjs writes. */
const COUNTS = { hair: 48, head: 4, eyes: 24, eyebrows: 13, nose: 6, mouth: 18, glasses: 5, earrings: 3 } as const;

const HAIR_TONES = 5;

export interface Face {
  /** Ids of the drawings, from back to front. */
  readonly parts: readonly string[];
  /** Which of the skin's hair colors. */
  readonly tone: number;
}

/** FNV-1a, mixed, so that names that differ in one letter look nothing alike. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function faceOf(name: string): Face {
  const draw = (part: string, count: number) => hashOf(`${name}/${part}`) % count;
  const happens = (part: string, percent: number) => draw(`${part}?`, 100) < percent;
  const pick = (part: keyof typeof COUNTS) => `${part}-${draw(part, COUNTS[part])}`;
  const hair = draw("hair", COUNTS.hair);
  return {
    tone: draw("tone", HAIR_TONES),
    parts: [
      `back-${hair}`,
      pick("head"),
      pick("eyes"),
      pick("eyebrows"),
      ...(happens("earrings", 10) ? [pick("earrings")] : []),
      ...(happens("freckles", 12) ? ["freckles-0"] : []),
      pick("nose"),
      pick("mouth"),
      ...(happens("glasses", 12) ? [pick("glasses")] : []),
      `front-${hair}`,
    ],
  };
}
