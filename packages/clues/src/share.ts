// "Exactly 2 of my 3 demon neighbors": so many of so many, said as people say it. Two of two are both, none of two are
// neither, and one of one is the only one.

export interface Share {
  readonly count: number;
  /** How the count is said, if not in figures. */
  readonly said?: string;
  readonly total: number;
  /** Whose they are: "my 3 neighbors", "the 3 neighbors of Li Mu". */
  readonly owner: "my" | "the";
  /** What they are called, alone and together, with all that describes them. */
  readonly one: string;
  readonly many: string;
}

export interface Subject {
  /** The subject of a sentence, with its capital. */
  readonly text: string;
  /** The verb to go with it: of the only one it may be denied. */
  readonly be: "is" | "is not" | "are";
  /** Whether what is said of them is said of several. */
  readonly isMany: boolean;
}

export function sayShare({ count, said = String(count), total, owner, one, many }: Share): Subject {
  const my = owner === "my";
  if (total === 1 && count <= 1) return singular(`${my ? "My" : "The"} only ${one}`, count === 1 ? "is" : "is not");
  if (count === total) return plural(`${total === 2 ? "Both" : `All ${total}`}${my ? " of my" : ""} ${many}`);
  if (count === 0) return singular(`${total === 2 ? "Neither" : "None"} of ${owner} ${total} ${many}`, "is");
  const text = `Exactly ${said} of ${owner} ${total} ${total === 1 ? one : many}`;
  return count === 1 ? singular(text, "is") : plural(text);
}

const singular = (text: string, be: "is" | "is not"): Subject => ({ text, be, isMany: false });
const plural = (text: string): Subject => ({ text, be: "are", isMany: true });
