// The player's own notes: free tags, pencilled identities, and sentences pencilled as true or false. A supposition is an opened pencil
// mark: whatever is pencilled after it belongs to it, and goes when it is dropped.
import type { SupposedFact } from "@demonstrandum/engine";
import * as v from "valibot";

export const TAGS = ["dot", "square", "triangle"] as const;
export type Tag = (typeof TAGS)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const IdentitySchema = v.object({
  person: Count,
  identity: v.boolean(),
  /** Opens a supposition. */
  opens: v.boolean(),
});

/** A sentence of what somebody says, from 0. */
const SentenceSchema = v.object({ person: Count, sentence: Count, isTrue: v.boolean() });

export const NotesSchema = v.object({
  tags: v.record(v.string(), v.picklist(TAGS)),
  pencil: v.optional(v.array(v.union([IdentitySchema, SentenceSchema])), []),
});

type PencilledIdentity = Readonly<v.InferOutput<typeof IdentitySchema>>;
type PencilledSentence = Readonly<v.InferOutput<typeof SentenceSchema>>;
export type Pencil = PencilledIdentity | PencilledSentence;

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

const opens = (mark: Pencil): mark is PencilledIdentity => "opens" in mark && mark.opens;

/** About who the person is, and no supposition's beginning. */
const isPlain = (mark: Pencil, person: number): boolean => "identity" in mark && !mark.opens && mark.person === person;

const identityMark = ({ pencil }: Notes, person: number): PencilledIdentity | undefined =>
  pencil.findLast((mark): mark is PencilledIdentity => "identity" in mark && mark.person === person);

/** What a person is pencilled as, if anything. */
export const pencilled = (notes: Notes, person: number): boolean | undefined => identityMark(notes, person)?.identity;

/** Whether a supposition began with this person, so that their mark stays until it is dropped. */
export const isSupposed = (notes: Notes, person: number): boolean =>
  notes.pencil.some((mark) => opens(mark) && mark.person === person);

/** Whether some supposition is open, and with whom it began. */
export const supposition = ({ pencil }: Notes): PencilledIdentity | undefined => pencil.findLast(opens);

/** How much has been pencilled since the latest supposition was opened. */
export const sinceSupposition = ({ pencil }: Notes): number => pencil.length - 1 - pencil.findLastIndex(opens);

/** Pencils an identity, or rubs it out. What opened a supposition stays until the supposition is dropped. */
export function withPencil(notes: Notes, person: number, identity: boolean | undefined): Notes {
  const rest = notes.pencil.filter((mark) => !isPlain(mark, person));
  if (identity === undefined || isSupposed(notes, person)) return { ...notes, pencil: rest };
  return { ...notes, pencil: [...rest, { person, identity, opens: false }] };
}

/** The ordinary kind, the hidden kind, nothing. */
export function nextPencil(notes: Notes, person: number): boolean | undefined {
  const now = pencilled(notes, person);
  return now === undefined ? false : now ? undefined : true;
}

const isAbout = (mark: Pencil, person: number, sentence: number): mark is PencilledSentence =>
  "sentence" in mark && mark.person === person && mark.sentence === sentence;

/** What a sentence is pencilled as, if anything. */
export const pencilledTruth = ({ pencil }: Notes, person: number, sentence: number): boolean | undefined =>
  pencil.find((mark): mark is PencilledSentence => isAbout(mark, person, sentence))?.isTrue;

/** True, false, nothing. */
export function withNextTruth(notes: Notes, person: number, sentence: number): Notes {
  const now = pencilledTruth(notes, person, sentence);
  const rest = notes.pencil.filter((mark) => !isAbout(mark, person, sentence));
  return { ...notes, pencil: now === false ? rest : [...rest, { person, sentence, isTrue: now === undefined }] };
}

/** Opens a supposition: "suppose this person were …". */
export const suppose = (notes: Notes, person: number, identity: boolean): Notes => ({
  ...notes,
  pencil: [...notes.pencil.filter((mark) => !isPlain(mark, person)), { person, identity, opens: true }],
});

/** Drops the latest supposition with all that was pencilled in it. */
export function dropSupposition(notes: Notes): Notes {
  const at = notes.pencil.findLastIndex(opens);
  return at < 0 ? notes : { ...notes, pencil: notes.pencil.slice(0, at) };
}

/** Rubs out whatever is pencilled about who known people are, but for what holds a supposition together. */
export const withoutKnown = (notes: Notes, isKnown: (person: number) => boolean): Notes => ({
  ...notes,
  pencil: notes.pencil.filter((mark) => !isPlain(mark, mark.person) || !isKnown(mark.person)),
});

/** Everything pencilled, of each person the latest. */
export const supposedIn = (notes: Notes): readonly SupposedFact[] =>
  notes.pencil.flatMap((mark): SupposedFact[] => {
    const { person } = mark;
    if ("sentence" in mark) return [{ person, sentence: mark.sentence, isTrue: mark.isTrue }];
    return identityMark(notes, person) === mark ? [{ person, identity: mark.identity }] : [];
  });
