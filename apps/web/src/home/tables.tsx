// Further doors of the house that are not puzzle rooms. A new one is one line in TABLE_DOORS.
import Link from "next/link";
import type { SkinName } from "../design/skin.tsx";
import style from "./tables.module.css";

export interface TableDoor {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  readonly glyph: string;
  readonly skin: SkinName;
}

export const TABLE_DOORS: readonly TableDoor[] = [
  {
    href: "/clue",
    title: "The Clue table",
    text: "Your assistant at a game of Clue or Cluedo: who holds what, how likely the rest is, what to ask next.",
    glyph: "谜",
    skin: "study",
  },
  {
    href: "/learn",
    title: "Learn to play",
    text: "The rules, the words clues use, and a first puzzle with someone at your side.",
    glyph: "书",
    skin: "ink",
  },
];

export function TableTile({ table }: { readonly table: TableDoor }) {
  return (
    <Link href={table.href} className={style.door} data-skin={table.skin} prefetch={false}>
      <span aria-hidden="true" className={style.glyph}>
        {table.glyph}
      </span>
      <span>
        <b>{table.title}</b>
        <small>{table.text}</small>
      </span>
    </Link>
  );
}
