// Further doors of the house that are not puzzle rooms. A new one is one line in TABLE_DOORS, and its words.
import type { SkinName } from "../../base/design/scenery.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import style from "./tables.module.css";

export type TableAddress = "/clue" | "/learn";

interface TableDoor {
  readonly href: TableAddress;
  readonly glyph: string;
  readonly skin: SkinName;
}

export const TABLE_DOORS: readonly TableDoor[] = [
  { href: "/clue", glyph: "谜", skin: "study" },
  { href: "/learn", glyph: "书", skin: "ink" },
];

interface TableTileProps {
  readonly door: TableDoor;
  readonly words: { readonly title: string; readonly text: string };
}

export function TableTile({ door, words }: TableTileProps) {
  return (
    <SiteLink href={door.href} className={style.door} data-skin={door.skin}>
      <span aria-hidden="true" className={style.glyph}>
        {door.glyph}
      </span>
      <span>
        <b>{words.title}</b>
        <small>{words.text}</small>
      </span>
    </SiteLink>
  );
}
