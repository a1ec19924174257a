// What a part of a request or an answer looks like inside, where the schema that checks it looks no further: a worker reads it then, and has
// better words for what is wrong. In the OpenAPI document each of these shapes stands once, under its name.
import * as v from "valibot";

export type Shapes = Readonly<Record<string, v.GenericSchema>>;

/** One of these shapes, each by the name it has in the document. */
export const describedBy = <T>(shapes: Shapes) => v.metadata<T, { readonly shapes: Shapes }>({ shapes });

const Described = v.object({
  type: v.literal("metadata"),
  metadata: v.object({ shapes: v.custom<Shapes>((given) => typeof given === "object") }),
});

export const shapesIn = (action: unknown): Shapes | undefined =>
  v.is(Described, action) ? action.metadata.shapes : undefined;
