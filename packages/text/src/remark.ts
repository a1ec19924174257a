// A remark with what fills it. English is written where something is found to be wrong, as a template; another language says the
// same from the template's form and its fillings, which are data.

/** A number, a word or a name as it is, words in a list, or another remark. */
export type Filling = string | number | readonly string[] | Remark;

export interface Remark {
  /** In English. */
  readonly text: string;
  /** What stands around the fillings in English, which names the remark for other languages. */
  readonly around: readonly string[];
  readonly fillings: readonly Filling[];
}

/** A tag: said`There are ${2} people.` */
export const said = (around: readonly string[], ...fillings: Filling[]): Remark => ({
  text: around.map((piece, i) => (i === 0 ? piece : textOf(fillings[i - 1] ?? "") + piece)).join(""),
  around,
  fillings,
});

export function textOf(filling: Filling): string {
  if (typeof filling !== "object") return String(filling);
  return "text" in filling ? filling.text : filling.join(", ");
}

/** Without the full stop at its end, for a sentence that goes on. */
export const clauseOf = ({ around, fillings }: Remark): Remark =>
  said([...around.slice(0, -1), (around.at(-1) ?? "").replace(/\.$/, "")], ...fillings);

/** As a text, for those who hand on nothing else; `unpackRemark` reads it. */
export const packRemark = ({ around, fillings }: Remark): string => JSON.stringify({ around, fillings });

/** What was packed; any other text is a remark without fillings. */
export function unpackRemark(text: string): Remark {
  if (!text.startsWith('{"around":')) return said([text]);
  const { around, fillings } = JSON.parse(text) as Pick<Remark, "around" | "fillings">;
  return said(around, ...fillings);
}
