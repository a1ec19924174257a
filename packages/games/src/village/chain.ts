// Testimonies chosen so that one leads to the next: whoever can be read now opens the way to another. This is how villages
// come about that need no supposition, or only one to begin with.

import type { Rng } from "@demonstrandum/engine";
import type { Compiled, Facts } from "@demonstrandum/logic";
import { compile, readClue } from "@demonstrandum/logic";
import type { Testimony } from "./candidate-testimonies.ts";
import type { GenerationConfig } from "./config.ts";
import { canAfford, makePurse, pay } from "./purse.ts";
import { testimonyMeaning } from "./testimony.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import type { Village } from "./village-model.ts";

interface Offer {
  readonly speaker: number;
  readonly testimony: Testimony;
  /** Compiled when first read: most offers never are. */
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
  const offers = candidates.flatMap((testimonies, speaker) =>
    testimonies.map((testimony): Offer => ({ speaker, testimony })),
  );
  const statements: Testimony[] = Array.from({ length: config.N }, () => []);
  const purse = makePurse(config);
  let now = facts;
  for (let open = rng.shuffle(offers); open.length > 0; ) {
    const found = pickReadable(open, now, config);
    const { offer, facts: after } = found ?? { offer: open[0] as Offer, facts: now };
    statements[offer.speaker] = offer.testimony;
    pay(purse, offer.testimony, truth);
    now = after;
    open = open.filter(({ speaker, testimony }) => speaker !== offer.speaker && canAfford(purse, testimony, truth));
  }
  const isComplete = statements.every((testimony) => testimony.length > 0);
  return isComplete ? { statements, wolvesAlsoTellTruth: config.wolvesAlsoTellTruth } : undefined;
}

/** The first offer that tells something new, with what is then known. */
function pickReadable(
  open: readonly Offer[],
  facts: Facts,
  { N, wolvesAlsoTellTruth }: GenerationConfig,
): { offer: Offer; facts: Facts } | undefined {
  for (const offer of open) {
    offer.compiled ??= compile(testimonyMeaning(offer.speaker, offer.testimony, N, wolvesAlsoTellTruth));
    const after = readClue(facts, offer.compiled);
    if (after !== undefined && after.known !== facts.known) return { offer, facts: after };
  }
  return undefined;
}
