// Finding people and identities by what a person types.

import type { View } from "@demonstrandum/engine";

type Named = {
  readonly people: readonly Pick<View["people"][number], "name" | "latin" | "place">[];
  readonly words: View["words"];
};

const key = (text: string): string => text.trim().replaceAll("_", " ").replace(/\s+/g, " ").toLowerCase();

/** In both writings, where there are two. */
const namesOf = ({ name, latin }: { readonly name: string; readonly latin?: string }): string[] =>
  latin === undefined ? [name] : [name, latin];

/** By name, place, or the beginning of a name if only one begins so; undefined if nobody, or not only one. */
export function matchPerson({ people }: Pick<Named, "people">, text: string): number | undefined {
  const wanted = key(text);
  const exact = people.findIndex(({ place, ...person }) =>
    [...namesOf(person), place].some((each) => key(each) === wanted),
  );
  if (exact >= 0 || wanted === "") return exact >= 0 ? exact : undefined;
  const starting = [...people.keys()].filter((id) =>
    namesOf(people[id] ?? { name: "" })
      .map(key)
      .flatMap((name) => [name, ...name.split(" ")])
      .some((part) => part.startsWith(wanted)),
  );
  return starting.length === 1 ? starting[0] : undefined;
}

/** By the word for one or several, or its beginning; true is the hidden kind. */
export function findIdentity({ words }: Pick<Named, "words">, text: string): boolean | undefined {
  const wanted = key(text);
  if (wanted === "") return undefined;
  const fits = words.map(({ one, many }) => key(one).startsWith(wanted) || key(many).startsWith(wanted));
  return fits[0] === fits[1] ? undefined : fits[1] === true;
}
