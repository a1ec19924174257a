// The player's own notes: free tags, and pencilled identities. A supposition is an opened pencil mark: whatever is pencilled after it
// belongs to it, and goes when it is dropped.
import * as v from "valibot";

export const TAGS = ["dot", "square", "triangle"] as const;
export type Tag = (typeof TAGS)[number];

const PencilSchema = v.object({
  person: v.pipe(v.number(), v.integer(), v.minValue(0)),
  identity: v.boolean(),
  /** Opens a supposition. */
  opens: v.boolean(),
});

export const NotesSchema = v.object({
  tags: v.record(v.string(), v.picklist(TAGS)),
  pencil: v.optional(v.array(PencilSchema), []),
});

export type Pencil = Readonly<v.InferOutput<typeof PencilSchema>>;

export interface Notes {
  readonly tags: Readonly<Record<string, Tag>>;
  /** In the order in which they were made. */
  readonly pencil: readonly Pencil[];
}

export const NO_NOTES: Notes = { tags: {}, pencil: [] };

export const tagOf = ({ tags }: Notes, person: number): Tag | undefined => tags[String(person)];

export function withTag(notes: Notes, person: number, tag: Tag | undefined): Notes {
  const { [String(person)]: _, ...rest } = notes.tags;
  return { ...notes, tags: tag ? { ...rest, [String(person)]: tag } : rest };
}

/** Dot, square, triangle, none. */
export function nextTag(notes: Notes, person: number): Tag | undefined {
  const tag = tagOf(notes, person);
  return tag ? TAGS[TAGS.indexOf(tag) + 1] : TAGS[0];
}

/** What a person is pencilled as, if anything. */
export const pencilled = ({ pencil }: Notes, person: number): boolean | undefined =>
  pencil.findLast((mark) => mark.person === person)?.identity;

/** Whether some supposition is open, and with whom it began. */
export const supposition = ({ pencil }: Notes): Pencil | undefined => pencil.findLast(({ opens }) => opens);

/** Pencils an identity, or rubs it out. What opened a supposition stays until the supposition is dropped. */
export function withPencil(notes: Notes, person: number, identity: boolean | undefined): Notes {
  const rest = notes.pencil.filter((mark) => mark.opens || mark.person !== person);
  if (identity === undefined || rest.some((mark) => mark.person === person)) return { ...notes, pencil: rest };
  return { ...notes, pencil: [...rest, { person, identity, opens: false }] };
}

/** Opens a supposition: "suppose this person were …". */
export const suppose = (notes: Notes, person: number, identity: boolean): Notes => ({
  ...notes,
  pencil: [...notes.pencil.filter((mark) => mark.person !== person || mark.opens), { person, identity, opens: true }],
});

/** Drops the latest supposition with all that was pencilled in it. */
export function dropSupposition(notes: Notes): Notes {
  const at = notes.pencil.findLastIndex(({ opens }) => opens);
  return at < 0 ? notes : { ...notes, pencil: notes.pencil.slice(0, at) };
}

/** Rubs out whatever is pencilled about people who are known now, but for what holds a supposition together. */
export const withoutKnown = (notes: Notes, isKnown: (person: number) => boolean): Notes => ({
  ...notes,
  pencil: notes.pencil.filter(({ person, opens }) => opens || !isKnown(person)),
});
