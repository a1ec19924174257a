// The name of a chain's form: its atoms after the polarity, as in exact.row. It is asked of every clue that is drawn and
// then used as a key, so names are kept in a tree by atoms: a text put together anew would be slow to look up.

import type { Atom, AtomName, Chain } from "./atom.ts";

interface Name {
  readonly text: string;
  readonly longer: Map<AtomName, Name>;
}

const ROOT: Name = { text: "", longer: new Map() };

/** Longer chains are rare, and there are too many different ones to keep. */
const LONGEST_KEPT = 4;

export function formName(chain: Chain): string {
  if (chain.length > LONGEST_KEPT) return writeName(chain);
  let name = ROOT;
  for (let index = 1; index < chain.length; index++) {
    const { atom } = chain[index] as Atom;
    name = name.longer.get(atom) ?? lengthen(name, atom);
  }
  return name.text;
}

const writeName = (chain: Chain): string =>
  chain
    .slice(1)
    .map(({ atom }) => atom)
    .join(".");

function lengthen({ text, longer }: Name, atom: AtomName): Name {
  const name = { text: text === "" ? atom : `${text}.${atom}`, longer: new Map() };
  longer.set(atom, name);
  return name;
}
