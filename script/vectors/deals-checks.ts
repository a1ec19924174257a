// One check for each expectation a shared case may state; a check gives the faults it finds.

import { type AdvisedSuggestion, advise } from "../../packages/deals/src/advice/advise.ts";
import { analyse } from "../../packages/deals/src/analyse.ts";
import { ENVELOPE } from "../../packages/deals/src/table/setup.ts";
import { asList, asRecord, type CaseView } from "./deals-cases.ts";

type Check = (view: CaseView, expected: unknown) => string[];

const TOLERANCE = 1e-6;

/** Whether an owner has a card: true, false, or undefined when it is not certain. */
function cell({ analysis }: CaseView, owner: string, card: string): boolean | undefined {
  const row = analysis.matrix[card];
  const state = owner === ENVELOPE ? row?.envelope : row?.players[owner];
  if (state === "owned" || state === "envelope") return true;
  return state === "not_owned" ? false : undefined;
}

function cells(view: CaseView, expected: unknown, wanted: boolean | undefined): string[] {
  return asList(expected).flatMap((pair) => {
    const [owner, card] = asList(pair).map(String);
    const found = cell(view, owner ?? "", card ?? "");
    return found === wanted ? [] : [`${owner} and ${card}: ${found} instead of ${wanted}`];
  });
}

function equal(found: unknown, expected: unknown): string[] {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  return a === b ? [] : [`${a} instead of ${b}`];
}

function near(what: string, found: number | undefined, expected: unknown): string[] {
  const close = found !== undefined && Math.abs(found - Number(expected)) <= TOLERANCE;
  return close ? [] : [`${what}: ${found} instead of ${expected}`];
}

const sorted = (map: Record<string, unknown>) => Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));

const probabilities: Check = ({ analysis }, expected) =>
  Object.entries(asRecord(expected)).flatMap(([card, row]) => {
    const found = analysis.probabilities[card] ?? {};
    const owners = new Set([...Object.keys(asRecord(row)), ...Object.keys(found)]);
    return [...owners].flatMap((owner) => near(`${card} with ${owner}`, found[owner] ?? 0, asRecord(row)[owner] ?? 0));
  });

const disjunctions: Check = (view, expected) =>
  asList(expected).flatMap((pairs) => {
    const possible = asList(pairs).map((pair) => asList(pair).map(String));
    const sure = possible.some(([owner, card]) => cell(view, owner ?? "", card ?? "") === true);
    const linked = view.analysis.links.some(
      ({ player, possible: left }) =>
        left.length > 0 && left.every((card) => possible.some((pair) => pair[0] === player && pair[1] === card)),
    );
    return sure || linked ? [] : [`${JSON.stringify(pairs)} is not stated`];
  });

const envelope: Check = ({ analysis }, expected) => {
  const { suspect, weapon, room } = asRecord(expected);
  return equal(
    analysis.envelopes.map(({ cards }) => cards),
    [[suspect, weapon, room]],
  );
};

const envelopeCandidates: Check = ({ analysis }, expected) =>
  Object.entries(asRecord(expected)).flatMap(([kind, cards]) => {
    const progress = analysis.progress.find((each) => kind.startsWith(each.kind));
    const found = progress?.candidates.map(({ card }) => card) ?? [];
    return equal(found.toSorted(), asList(cards).map(String).toSorted());
  });

const entropy: Check = ({ analysis }, expected) => {
  const bits = analysis.envelopes.reduce((sum, { probability }) => sum - probability * Math.log2(probability), 0);
  return near("entropy", bits, expected);
};

const jointTop: Check = ({ analysis }, expected) =>
  Object.entries(asRecord(expected)).flatMap(([triple, probability]) => {
    const found = analysis.envelopes.find(({ cards }) => cards.join(" / ") === triple);
    return near(triple, found?.probability, probability);
  });

const showWeighted: Check = ({ setup, log }, expected) => {
  const { probabilities: found } = analyse(setup, log, { weighting: "shown", explain: false });
  return Object.entries(asRecord(asRecord(expected).values)).flatMap(([card, probability]) =>
    near(card, found[card]?.[ENVELOPE], probability),
  );
};

/** Scores given for single suggestions must match; lists named top… must also be the best, ties aside. */
const suggestionScores: Check = ({ setup, log }, expected) => {
  const { suggestions } = advise(setup, log, { weighting: "uniform", opponents: false, best: 12 });
  return Object.entries(asRecord(expected)).flatMap(([list, items]) => {
    const given = asList(items).map(asRecord);
    const faults = given.flatMap((item) => scoreFaults(suggestions, item));
    const rank = RANKINGS[list];
    if (!rank) return faults;
    const best = suggestions.map(rank).sort((a, b) => b - a);
    return [
      ...faults,
      ...given.flatMap((item, at) => near(`${list} place ${at + 1}`, best[at], item[RANKED_BY[list] ?? ""])),
    ];
  });
};

const RANKINGS: Readonly<Record<string, (suggestion: AdvisedSuggestion) => number>> = {
  top5ByInformation: ({ information }) => information,
  top5ByExpectedMaxPosterior: ({ success }) => success,
};
const RANKED_BY: Readonly<Record<string, string>> = {
  top5ByInformation: "envelopeInformationBits",
  top5ByExpectedMaxPosterior: "expectedMaxPosterior",
};

function scoreFaults(suggestions: readonly AdvisedSuggestion[], item: Record<string, unknown>): string[] {
  const name = asList(item.suggestion).join();
  const found = suggestions.find(({ cards }) => cards.join() === name);
  return [
    ...near(`${name} information`, found?.information, item.envelopeInformationBits),
    ...near(`${name} success`, found?.success, item.expectedMaxPosterior),
  ];
}

export const expectationChecks: Readonly<Record<string, Check>> = {
  consistent: ({ analysis }, expected) => equal(analysis.consistent, expected),
  worlds: ({ analysis }, expected) => equal(analysis.deals, expected),
  holds: (view, expected) => cells(view, expected, true),
  lacks: (view, expected) => cells(view, expected, false),
  mustNotClaim: (view, expected) => cells(view, expected, undefined),
  allCertainOwners: ({ analysis }, expected) => equal(sorted(analysis.owners), sorted(asRecord(expected))),
  disjunctions,
  envelope,
  envelopeCandidates,
  probabilities,
  envelopeEntropyBits: entropy,
  envelopeJointTop: jointTop,
  envelopeMarginalsShowWeighted: showWeighted,
  suggestionScores,
};
