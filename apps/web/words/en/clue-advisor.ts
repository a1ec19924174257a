// Questions to the advisor, in English.

const NOTES = {
  busy: "The model has been asked a lot just now.",
  unreachable: "The model cannot be reached.",
  stopped: "The model stopped in the middle.",
  late: "The model took too long.",
  unreadable: "The model did not answer properly.",
  strange: "The model wrote something else than a choice of answers.",
  nothing: "The model found no answer that fits.",
  "too-much": "The table is too much to work out.",
};

export const en = {
  title: "Advisor",
  fromModel: "answers of the engine, chosen by a language model",
  fromFigures: "from exact figures",
  ready: [
    ["Key insights", "What are the key insights?"],
    ["Threats", "Who is a threat?"],
    ["Accuse or wait?", "Should I accuse or wait?"],
    ["Next suggestion", "What should I ask next?"],
  ] satisfies readonly (readonly [title: string, question: string])[],
  question: "Your question",
  placeholder: "Who has the Rope?",
  ask: "Ask",
  /** The engine's answers, which a model chose, with what is said of their figures. */
  chosen: (figures: string) => `Answers of the engine, chosen by a language model · ${figures}`,
  exact: "Exact figures",
  estimated: "Some figures are estimated over drawn deals",
  asOf: (entry: number) => ` · as of entry ${entry}`,
  /** Why the model chose nothing, and what is told instead. */
  instead: (note: keyof typeof NOTES) => `${NOTES[note]} This is how your question is answered without it.`,
};
