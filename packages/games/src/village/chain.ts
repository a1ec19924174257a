// Testimonies chosen so that one leads to the next: whoever can be read now opens the way to another. This is how villages
// come about that need no supposition, or only one to begin with.

import type { Rng } from "@demonstrandum/engine";
import type { Compiled, Facts } from "@demonstrandum/logic";
import { compile, readClue } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import type { GenerationConfig } from "./config.ts";
import { canAfford, makeStatementBudget, pay } from "./statement-budget.ts";
import { testimonyMeaning } from "./testimony.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import type { Village } from "./village-model.ts";

interface Candidate {
  readonly speaker: number;
  readonly testimony: Testimony;
  /** Compiled when first read: most never are. */
  compiled?: Compiled;
}

/** Every speaker gets words, those who can be read from the facts first; undefined when some speaker has none left. */
export function assignStatementsInChain(
  facts: Facts,
  candidates: readonly (readonly Testimony[])[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
  rng: Rng,
): Village | undefined {
  const all = candidates.flatMap((testimonies, speaker) =>
    testimonies.map((testimony): Candidate => ({ speaker, testimony })),
  );
  const statements: Testimony[] = Array.from({ length: config.N }, () => []);
  const budget = makeStatementBudget(config);
  let now = facts;
  for (let open = rng.shuffle(all); open.length > 0; ) {
    const found = pickReadable(open, now, config);
    const { candidate, facts: after } = found ?? { candidate: open[0] as Candidate, facts: now };
    statements[candidate.speaker] = candidate.testimony;
    pay(budget, candidate.testimony, truth);
    now = after;
    open = open.filter(
      ({ speaker, testimony }) => speaker !== candidate.speaker && canAfford(budget, testimony, truth),
    );
  }
  const isComplete = statements.every((testimony) => testimony.length > 0);
  return isComplete ? { statements, wolvesAlsoTellTruth: config.wolvesAlsoTellTruth } : undefined;
}

/** The first candidate that tells something new, with what is then known. */
function pickReadable(
  open: readonly Candidate[],
  facts: Facts,
  { N, wolvesAlsoTellTruth }: GenerationConfig,
): { candidate: Candidate; facts: Facts } | undefined {
  for (const candidate of open) {
    candidate.compiled ??= compile(testimonyMeaning(candidate.speaker, candidate.testimony, N, wolvesAlsoTellTruth));
    const after = readClue(facts, candidate.compiled);
    if (after !== undefined && after.known !== facts.known) return { candidate, facts: after };
  }
  return undefined;
}
