// What pictures are drawn with: faces, letters, colors and the names of the rooms. The web app's build makes it from its own design.
import * as v from "valibot";
import { type Polygon, polygonsOf } from "./outline.ts";

/** Outlines are read when the kit is, so that drawing only fills. */
const Outline = v.pipe(
  v.string(),
  v.transform((path): readonly Polygon[] => polygonsOf(path)),
);

const Drawing = v.object({
  outline: Outline,
  /** The token of its color: "hair", "skin". */
  ink: v.string(),
  isEvenOdd: v.boolean(),
});

/** In thousandths of the size of the font, from the baseline downwards. */
const Letter = v.object({ advance: v.number(), outline: Outline });

const Font = v.record(v.string(), Letter);

/** Its outline is read when it is first drawn: there are a thousand such letters, and a picture takes a few dozen. */
const LateLetter = v.pipe(
  v.object({ advance: v.number(), outline: v.string() }),
  v.transform(({ advance, outline: path }) => {
    let polygons: readonly Polygon[] | undefined;
    return {
      advance,
      get outline(): readonly Polygon[] {
        polygons ??= polygonsOf(path);
        return polygons;
      },
    };
  }),
);

const RoomSign = v.object({
  title: v.string(),
  /** By language, where that is not English. */
  titles: v.optional(v.record(v.string(), v.string()), {}),
  skin: v.string(),
  glyphs: v.tuple([v.string(), v.string()]),
  /** Seals for those who hide under another theme. */
  otherSeals: v.optional(v.record(v.string(), v.string()), {}),
});

const KitSchema = v.object({
  /** By the game's id. */
  rooms: v.record(v.string(), RoomSign),
  /** By skin and token: "#1f6f5c". */
  palettes: v.record(v.string(), v.record(v.string(), v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)))),
  /** The parts of faces, each a few drawings. */
  faces: v.record(v.string(), v.array(Drawing)),
  /** The letters of `song` are there for whatever the two before it lack. */
  fonts: v.pipe(
    v.object({ serif: Font, sans: Font, brush: Font, song: v.optional(v.record(v.string(), LateLetter), {}) }),
    v.transform(({ serif, sans, brush, song }) => ({
      serif: { ...song, ...serif },
      sans: { ...song, ...sans },
      brush,
    })),
  ),
});

export type Kit = v.InferOutput<typeof KitSchema>;
export type KitFont = Kit["fonts"]["serif"];

export const parseKit = (data: unknown): Kit => v.parse(KitSchema, data);
