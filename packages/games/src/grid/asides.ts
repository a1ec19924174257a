// Asides: lines of flavor that people may say instead of a clue that nobody needs. They are kept by their number, so that nothing which
// a list does not hold can be said, and they tell nothing: the reasoner passes over them, and a player is told that they are no clue.

import { ClueError } from "@demonstrandum/clues/clue-error";
import { clueRemark } from "@demonstrandum/clues/remarks";
import { type BitReader, type BitWriter, ConfigError } from "@demonstrandum/engine";
import { needs } from "@demonstrandum/text";
import * as v from "valibot";
import type { ClueCode } from "./clue-code.ts";
import type { GridConfig, GridDialect, Theme } from "./grid-theme.ts";
import { gridRemark } from "./remarks/en.ts";

export interface Aside {
  /** The line's place in the game's list. */
  readonly aside: number;
}

export const isAside = (clue: unknown): clue is Aside => typeof clue === "object" && clue !== null && "aside" in clue;

/** At most two of five people: more are hardly ever spare. */
const MOST_SPARE = 2 / 5;

/** The entry of a schema of settings. */
export const asidesSchema = v.exactOptional(
  v.pipe(v.number(needs(clueRemark.numberNeeded())), v.integer(needs(clueRemark.wholeNeeded())), v.minValue(0)),
);

/** The key for asides, left out where everybody has a clue. Throws ConfigError. */
export function keepAsides(asides: number | undefined, size: number, liars: boolean): Pick<GridConfig, "asides"> {
  if (!asides) return {};
  const most = Math.floor(size * MOST_SPARE);
  if (liars) throw new ConfigError(gridRemark.asidesOfLiars());
  if (asides > most) throw new ConfigError(gridRemark.manyAsides({ size, most }));
  return { asides };
}

/** In a list of lines; a game without one reads and makes none. Throws ConfigError. */
export const asidesOf = ({ asides }: Pick<Theme, "asides">): readonly string[] => {
  if (!asides) throw new ConfigError(gridRemark.asidesUnread());
  return asides;
};

/** The dialect of a board where some only pass the time of day. */
export function withAsides(dialect: GridDialect, lines: readonly string[]): GridDialect {
  const said = ({ aside }: Aside) => ({ aside, text: lines[aside] ?? "" });
  return {
    ...dialect,
    parseClue: (data, speaker, board) =>
      isAside(data) ? parseAside(data, lines.length) : dialect.parseClue(data, speaker, board),
    makeClue: (clue, speaker, board) => (isAside(clue) ? said(clue) : dialect.makeClue(clue, speaker, board)),
    meaning: (clue, speaker, board) => (isAside(clue) ? NOTHING_SAID : dialect.meaning(clue, speaker, board)),
    counted: (clue, speaker, board) => (isAside(clue) ? 0 : dialect.counted(clue, speaker, board)),
    named: (clue, speaker, board) => (isAside(clue) ? 0 : dialect.named(clue, speaker, board)),
    naming: (clue, speaker, board) => (isAside(clue) ? NO_NAMES : dialect.naming(clue, speaker, board)),
    sayClue: (clue, speaker, board) => (isAside(clue) ? said(clue).text : dialect.sayClue(clue, speaker, board)),
    formOf: (clue) => (isAside(clue) ? "aside" : dialect.formOf(clue)),
    partsOf: (clue) => (isAside(clue) ? [] : dialect.partsOf(clue)),
    isDirect: (clue, speaker, board) => !isAside(clue) && dialect.isDirect(clue, speaker, board),
    tierOf: (clue) => (isAside(clue) ? 1 : dialect.tierOf(clue)),
    lasting: (clue) => (isAside(clue) ? undefined : dialect.lasting?.(clue)),
    tagsOf: (clue) => (isAside(clue) ? [] : (dialect.tagsOf?.(clue) ?? [])),
    isQuota: (clue) => !isAside(clue) && dialect.isQuota(clue),
    isLineQuota: (clue) => !isAside(clue) && (dialect.isLineQuota?.(clue) ?? false),
    awaits: (clue) => (isAside(clue) ? undefined : dialect.awaits?.(clue)),
    local: (clue, speaker, board) => (isAside(clue) ? undefined : dialect.local?.(clue, speaker, board)),
    flaw: (clue, board) => (isAside(clue) ? undefined : dialect.flaw?.(clue, board)),
    code: asideCode(dialect.code),
  };
}

const NOTHING_SAID = { kind: "all", of: [] } as const;
const NO_NAMES = { identity: true, stated: 0, groups: [] } as const;

function parseAside({ aside }: Aside, count: number): Aside {
  if (Number.isInteger(aside) && aside >= 0 && aside < count) return { aside };
  throw new ClueError(gridRemark.noSuchAside());
}

const ASIDE_BITS = 10;

/** A bit tells whether it is one. */
export const asideCode = (code: ClueCode): ClueCode => ({
  write(bits: BitWriter, clue, names) {
    bits.write(isAside(clue) ? 1 : 0, 1);
    if (isAside(clue)) bits.write(clue.aside, ASIDE_BITS);
    else code.write(bits, clue, names);
  },
  read: (bits: BitReader, names) => (bits.read(1) === 1 ? { aside: bits.read(ASIDE_BITS) } : code.read(bits, names)),
});
