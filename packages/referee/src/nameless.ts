// Whether a name could be taken for what pages call those who have none: "Player A9BE", 玩家A9BE (see `called.ts`).

/** The word before the four signs, in every language. */
const NAMELESS = /^(?:player|玩家)[\da-f]{4}号?$/;

/** Letters of other alphabets that look like one of "player" or of the four signs, and what they look like. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ p: "рρᴘ", l: "ӏʟ", a: "аαᴀɑ", y: "уүγʏ", e: "еεᴇ", r: "гʀ", b: "вβʙь", c: "сϲᴄ", d: "ԁᴅ", f: "ϝꜰғ" },
    ...{ 0: "oоοօ", 1: "ilıіι|" },
  }).flatMap(([plain, others]) => [...others].map((other) => [other, plain] as const)),
);

/** Signs of a letter in a disc, a square or a flag, from A on. */
const PICTURED = [0x1f150, 0x1f170, 0x1f1e6];

function plainLetter(character: string): string {
  const place = character.codePointAt(0) ?? 0;
  const from = PICTURED.find((first) => place >= first && place < first + 26);
  if (from !== undefined) return String.fromCodePoint(0x61 + place - from);
  return /\p{Nd}/u.test(character) && !/\d/.test(character) ? "0" : character;
}

/** Whether a name could be taken for one that is given to those without, however it is written. */
export function passesForNameless(name: string): boolean {
  const letters = [...name.normalize("NFKD")].map(plainLetter).join("").toLowerCase().normalize("NFKD");
  const bare = letters.replace(/[^\p{L}\p{N}|]/gu, "");
  const looks = [...bare].map((letter) => LOOKALIKES.get(letter) ?? letter).join("");
  // What looks like a one in the four signs is a letter of the word.
  return NAMELESS.test(looks.replace(/^p1ayer/, "player"));
}
