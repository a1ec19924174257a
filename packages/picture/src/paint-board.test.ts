// The picture of a board with a kit of squares for letters.
import { type Config, type Game, generate, newSession, type Puzzle, viewIn } from "@demonstrandum/engine";
import { cultivators, tellGame, who } from "@demonstrandum/games";
import { en } from "@demonstrandum/games/english";
import { describe, expect, it } from "vitest";
import { PICTURE_HEIGHT, PICTURE_WIDTH } from "./draw-board.ts";
import { parseKit } from "./kit.ts";
import { breakLines, shorten, widthOf } from "./lettering.ts";
import { paintBoard } from "./paint-board.ts";

const SQUARE = { advance: 600, outline: "M50 0H550V-500H50Z" };
const font = Object.fromEntries(
  [..."abcdefghijklmnopqrstuvwxyz…. ABCDEFGHIJKLMNOPQRSTUVWXYZ仙妖证"].map((letter) => [letter, SQUARE]),
);
const palette = { paper: "#f3ede0", ink: "#1e2522", card: "#fbf8f1", "face-ink": "#161b19" };
const KIT_DATA = {
  rooms: { cultivators: { title: "Cultivators or Demons", skin: "ink", glyphs: ["仙", "妖"] } },
  palettes: { ink: palette },
  faces: { "head-0": [{ outline: "M100 100H800V800H100Z", ink: "skin", isEvenOdd: false }] },
  fonts: { serif: font, sans: font, brush: font },
};
const KIT = parseKit(KIT_DATA);

function makeOne<P extends Puzzle, C extends Config>(game: Game<P, C>): P {
  const made = generate(game, { difficulty: "easy" }, "picture");
  if (!made.ok) throw new Error(made.failure.text);
  return made.puzzle;
}

const PUZZLE = makeOne(cultivators);

describe("the picture of a board", () => {
  const seen = viewIn(tellGame(en, cultivators as Game), newSession(PUZZLE));
  const picture = paintBoard(KIT, seen);

  it("has the size that previews want, and is the same each time", () => {
    const file = Buffer.from(picture);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
    expect(paintBoard(KIT, seen)).toEqual(picture);
  });

  it("shows who is known from the start, and names", () => {
    const hidden = seen.people.map(({ identity, clue, ...rest }) => rest);
    const renamed = seen.people.map((person, at) => (at === 0 ? { ...person, name: "Wu" } : person));
    expect(paintBoard(KIT, { ...seen, people: hidden })).not.toEqual(picture);
    expect(paintBoard(KIT, { ...seen, people: renamed })).not.toEqual(picture);
  });

  it("is the same whoever the hidden are", () => {
    const [first] = PUZZLE.characters;
    const second = PUZZLE.characters.find(({ identity }) => identity !== first?.identity);
    const turn = (identity: string) => (identity === first?.identity ? second : first)?.identity ?? identity;
    const characters = PUZZLE.characters.map((each) =>
      each.id === PUZZLE.start ? each : { ...each, identity: turn(each.identity) },
    );
    expect(characters).not.toEqual(PUZZLE.characters);
    expect(paintBoard(KIT, viewIn(tellGame(en, cultivators as Game), newSession({ ...PUZZLE, characters })))).toEqual(
      picture,
    );
  });

  it("writes with the letters for another language what its own fonts lack", () => {
    const { rooms, palettes, faces } = KIT_DATA;
    const song = { 木: { advance: 1000, outline: "M0 0H900V-800H0Z" } };
    const kit = parseKit({ rooms, palettes, faces, fonts: { ...KIT_DATA.fonts, song } });
    const people = seen.people.map((person) => ({ ...person, name: "木" }));
    expect(widthOf(kit.fonts.serif, 10, "木a")).toBe(16);
    expect(paintBoard(kit, { ...seen, people })).not.toEqual(paintBoard(KIT, { ...seen, people }));
  });

  it("can be of a game without a room, and of letters the kit lacks", () => {
    const people = seen.people.map((person) => ({ ...person, name: "Żółć 😀".repeat(20) }));
    expect(paintBoard(KIT, viewIn(tellGame(en, who as Game), newSession(makeOne(who)))).length).toBeGreaterThan(1000);
    expect(paintBoard(KIT, { ...seen, people }).length).toBeGreaterThan(1000);
  });
});

describe("lettering", () => {
  const letters = KIT.fonts.serif;
  it("knows how wide words are", () => expect(widthOf(letters, 10, "abc")).toBe(18));
  it("shortens what is too wide", () => expect(shorten(letters, 10, "abcdefgh", 30)).toBe("abcd…"));
  it("breaks between Chinese characters, never before their stops", () =>
    expect(breakLines(letters, 10, "李木说：“妖。”", 22, 9)).toEqual(["李木说：", "“妖。”"]));
  it("breaks between words", () => expect(breakLines(letters, 10, "ab cd ef gh", 30, 9)).toEqual(["ab cd", "ef gh"]));
  it("says that there was more", () =>
    expect(breakLines(letters, 10, "ab cd ef gh ij", 30, 2)).toEqual(["ab cd", "ef g…"]));
});
