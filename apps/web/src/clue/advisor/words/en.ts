// Questions to the advisor, in English.
import type { AdvisorWording } from "./wording.ts";

export const en: AdvisorWording = {
  title: "Advisor",
  fromModel: "a language model, figures from the engine",
  fromFigures: "from exact figures",
  ready: [
    ["Key insights", "What are the key insights?"],
    ["Threats", "Who is a threat?"],
    ["Accuse or wait?", "Should I accuse or wait?"],
    ["Next suggestion", "What should I ask next?"],
  ],
  question: "Your question",
  placeholder: "Who has the Rope?",
  ask: "Ask",
  model: "Language model, checked against the engine",
  exact: "Exact figures",
  estimated: "Some figures are estimated over drawn deals",
  asOf: (entry) => ` · as of entry ${entry}`,
  instead: " This is the answer from the exact figures.",
  cannot: "This cannot be answered.",
  notes: {
    busy: "The model has been asked a lot just now.",
    unreachable: "The model cannot be reached.",
    strange: "The model referred to something that the table does not have.",
    stopped: "The model stopped in the middle.",
  },
  failed: (reason) => reason,
};
