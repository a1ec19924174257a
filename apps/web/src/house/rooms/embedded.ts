// What the address of an embedded puzzle asks for: "/embed/<code>", or "/embed/<game>" for a fresh one, and "?level=" for those made here.
import type { RoomOptions } from "../../table/games/options.ts";

export type Asked =
  | { readonly kind: "puzzle"; readonly code: string; readonly level?: string }
  | { readonly kind: "game"; readonly level: string }
  | { readonly kind: "no-level"; readonly level: string; readonly levels: readonly string[] };

const ADDRESS = /^\/embed\/([^/]+)$/;

export const isEmbedded = ({ pathname }: Pick<Location, "pathname">): boolean => ADDRESS.test(pathname);

/** As in the rooms: neither the gentlest nor a wall. */
const usualOf = ([easy, next]: readonly string[]): string => next ?? easy ?? "";

/** `game` is the one whose page the server chose. */
export function parseEmbedded(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  game: string,
  options: Pick<RoomOptions, "levels">,
): Asked {
  const [, name = ""] = ADDRESS.exec(pathname) ?? [];
  const level = new URLSearchParams(search).get("level") ?? undefined;
  const levels = options.levels.map(({ value }) => value);
  if (level !== undefined && !levels.includes(level)) return { kind: "no-level", level, levels };
  if (name === game) return { kind: "game", level: level ?? usualOf(levels) };
  return { kind: "puzzle", code: name, ...(level === undefined ? {} : { level }) };
}
