// Testimonies chosen so that one leads to the next: whoever can be read now opens the way to another. This is how villages
// come about that need no supposition, or only one to begin with.

import type { Rng } from "@demonstrandum/engine";
import type { Facts, Theory } from "@demonstrandum/logic";
import { entailed, makeTheory } from "@demonstrandum/logic";
import type { Bundle } from "./bundle.ts";
import type { GenerationConfig } from "./config.ts";
import { testimonyMeaning } from "./deduction.ts";
import { canAfford, makePurse, type Purse, pay } from "./purse.ts";
import type { StatementTruthTableCache } from "./truth-cache.ts";
import type { Village } from "./village-model.ts";

interface Offer {
  readonly speaker: number;
  readonly bundle: Bundle;
  readonly clue: number;
}

/** Every speaker gets words, those who can be read from the facts first; undefined when some speaker has none left. */
export function assignStatementsInChain(
  facts: Facts,
  candidates: readonly (readonly Bundle[])[],
  truth: StatementTruthTableCache,
  config: GenerationConfig,
  rng: Rng,
): Village | undefined {
  const offers = listOffers(candidates);
  const theory = layOffers(offers, config);
  const statements: Bundle[] = Array.from({ length: config.N }, () => []);
  const purse = makePurse(config);
  let now = facts;
  for (let open = rng.shuffle(offers); open.length > 0; ) {
    const { offer, facts: after } = pickReadable(theory, open, now) ?? { offer: open[0] as Offer, facts: now };
    statements[offer.speaker] = offer.bundle;
    pay(purse, offer.bundle, truth);
    now = after;
    open = stillOpen(open, offer, purse, truth);
  }
  const isComplete = statements.every((bundle) => bundle.length > 0);
  return isComplete ? { statements, wolvesAlsoTellTruth: config.wolvesAlsoTellTruth } : undefined;
}

const listOffers = (candidates: readonly (readonly Bundle[])[]): Offer[] =>
  candidates
    .flatMap((bundles, speaker) => bundles.map((bundle) => ({ speaker, bundle })))
    .map((offer, clue) => ({ ...offer, clue }));

/** All offers in one theory, of which each question reads one. */
const layOffers = (offers: readonly Offer[], { N, wolvesAlsoTellTruth }: GenerationConfig): Theory =>
  makeTheory({
    size: N,
    clues: offers.map(({ speaker, bundle }) => ({
      name: String(speaker),
      says: testimonyMeaning(speaker, bundle, N, wolvesAlsoTellTruth),
    })),
  });

/** The first offer that tells something new, with what is then known. */
function pickReadable(
  theory: Theory,
  open: readonly Offer[],
  facts: Facts,
): { offer: Offer; facts: Facts } | undefined {
  for (const offer of open) {
    const after = entailed(theory, { facts, clues: [offer.clue] });
    if (after !== undefined && after.known !== facts.known) return { offer, facts: after };
  }
  return undefined;
}

const stillOpen = (open: readonly Offer[], taken: Offer, purse: Purse, truth: StatementTruthTableCache): Offer[] =>
  open.filter(({ speaker, bundle }) => speaker !== taken.speaker && canAfford(purse, bundle, truth));
