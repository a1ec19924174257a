// A person's spiritual roots as small brush glyphs, each with its name on hover. Decoration: the card's label names them for screen readers.
import style from "./roots.module.css";

export const ROOT_GLYPHS: Readonly<Record<string, string>> = {
  Metal: "金",
  Wood: "木",
  Water: "水",
  Fire: "火",
  Earth: "土",
};

export const ROOT_NAMES = Object.keys(ROOT_GLYPHS);

interface RootIconProps {
  readonly root: string;
  /** What the reader calls it. */
  readonly name: string;
}

export function RootIcon({ root, name }: RootIconProps) {
  return (
    <span aria-hidden="true" className={style.root} data-root={root} title={name}>
      {ROOT_GLYPHS[root] ?? root.slice(0, 1)}
    </span>
  );
}

interface RootsProps {
  readonly roots: readonly string[];
  readonly nameOf: (root: string) => string;
  readonly className?: string | undefined;
}

/** The same in words beside each sign. */
export function NamedRoots({ roots, nameOf }: RootsProps) {
  if (roots.length === 0) return null;
  return (
    <span className={style.named}>
      {roots.map((root) => (
        <span key={root}>
          <RootIcon root={root} name={nameOf(root)} /> {nameOf(root)}
        </span>
      ))}
    </span>
  );
}

export function Roots({ roots, nameOf, className }: RootsProps) {
  if (roots.length === 0) return null;
  return (
    <span className={`${style.roots} ${className ?? ""}`}>
      {roots.map((root) => (
        <RootIcon key={root} root={root} name={nameOf(root)} />
      ))}
    </span>
  );
}
