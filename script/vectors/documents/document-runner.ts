// One file of vectors for each source document: every vector quotes a sentence of it and shows it at work in the product.

import { checkFile, differences, listIn, type Runner, tryVector, type VectorResult } from "../runner.ts";

export type DocumentFile = Readonly<Record<string, unknown>>;
export type DocumentVector = Readonly<Record<string, unknown>>;

/** How vectors of one kind are shown: `asks` are the keys of the question, and what `show` returns is compared with the others. */
export interface Kind {
  readonly asks: readonly string[];
  show(vector: DocumentVector, file: DocumentFile): Readonly<Record<string, unknown>>;
}

/** `decision` is the number of the decision by which the product says or does something else than the quoted sentence. */
const EVERY_VECTOR = ["quote", "kind", "decision"];
const EVERY_FILE = ["document", "vectors"];

/** `shared` are keys of the file that its kinds read, as the board of a document. */
export const makeDocumentRunner = (
  number: string,
  kinds: Readonly<Record<string, Kind>>,
  shared: readonly string[] = [],
): Runner => ({
  file: `documents/${number}.json`,
  run: (data) => [
    ...checkFile(data, [...EVERY_FILE, ...shared]),
    ...listIn(data, "vectors").map((vector) => runVector(kinds, vector, Object(data))),
  ],
});

function runVector(kinds: Readonly<Record<string, Kind>>, vector: DocumentVector, file: DocumentFile): VectorResult {
  const { quote, kind: name } = vector;
  return tryVector(`${name}: ${JSON.stringify(quote)}`, () => {
    const kind = Object.hasOwn(kinds, String(name)) ? kinds[String(name)] : undefined;
    if (!kind) return [`kind: there is no "${name}", only ${Object.keys(kinds).join(", ")}`];
    const unquoted = typeof quote === "string" && quote !== "" ? [] : ["quote: a sentence of the document is needed"];
    return [...unquoted, ...differences(vector, kind.show(vector, file), [...EVERY_VECTOR, ...kind.asks])];
  });
}
