// Looking back on a game: what was certain when, which question was worth most, and what the others could have known. From
// what I could know at the time, and the envelope if it is known by now.

import { type AnalyseOptions, analyse, DEFAULT_BUDGET } from "../analyse.ts";
import { drawDeals } from "../count/draw.ts";
import { DEFAULT_STEPS } from "../search/effort.ts";
import { makeEvidence } from "../search/restriction.ts";
import { CARD_KINDS, type CardKind } from "../table/deck.ts";
import type { Log } from "../table/entry.ts";
import { makeLayout } from "../table/layout.ts";
import { ENVELOPE, type Setup } from "../table/setup.ts";
import { type Closeness, viewOpponents } from "./closeness.ts";

/** One suggestion of a game, beside what would have been advised. */
export interface ReviewStep {
  /** The entry. */
  readonly entry: string;
  /** Envelopes still possible after it, and bits it told about the envelope. */
  readonly envelopes: number;
  readonly bits: number;
}

/** How well a player asked over a whole game. */
export interface Review {
  readonly steps: readonly ReviewStep[];
  /** The entry with which each card of the envelope was proved; absent while it is not, or when the setup proves it. */
  readonly proved: readonly { readonly kind: CardKind; readonly card: string; readonly entry?: string }[];
  /** The suggestion that told most. */
  readonly best?: ReviewStep;
  /** My own suggestions before the envelope was certain. */
  readonly mine: number;
  /** What the others could have known at the end, over deals that fit the log and the envelope. */
  readonly opponents: readonly Closeness[];
}

export interface ReviewOptions extends AnalyseOptions {
  /** What was in the envelope, once it has been named. */
  readonly envelope?: readonly string[];
}

/** All deals are listed up to this many, else so many are drawn, over which it is told what the others could have known. */
const LIST_UP_TO = 2000;
const DRAWS = 60;

/** Reviews a log entry by entry; one that contradicts itself is reviewed as far as it fits. */
export function review(setup: Setup, log: Log, { envelope = [], ...options }: ReviewOptions = {}): Review {
  const views = [...log.keys(), log.length].map((count) =>
    analyse(setup, log.slice(0, count), { ...options, explain: false }),
  );
  const sound = views.findIndex(({ consistent }) => !consistent);
  const fitting = sound < 0 ? views : views.slice(0, sound);
  const bits = fitting.map(({ envelopes }) =>
    envelopes.reduce((sum, { probability }) => (probability > 0 ? sum - probability * Math.log2(probability) : sum), 0),
  );
  const steps = fitting.slice(1).map((view, at) => ({
    entry: log[at]?.id ?? "",
    envelopes: view.envelopes.length,
    bits: Math.max(0, (bits[at] ?? 0) - (bits[at + 1] ?? 0)),
  }));
  const asked = steps.filter((_, at) => log[at]?.type === "suggestion");
  const best = asked.reduce<ReviewStep | undefined>((a, b) => (a === undefined || b.bits > a.bits ? b : a), undefined);
  const certain = fitting.findIndex(({ envelopes }) => envelopes.length === 1);
  const before = log.slice(0, certain < 0 ? log.length : certain);
  return {
    steps,
    proved: CARD_KINDS.flatMap((kind) => provedIn(kind, fitting, log)),
    ...(best && best.bits > 0 && { best }),
    mine: before.filter((entry) => entry.type === "suggestion" && entry.by === setup.me).length,
    opponents: sound < 0 ? opponentsIn(setup, log, envelope) : [],
  };
}

function opponentsIn(setup: Setup, log: Log, envelope: readonly string[]): readonly Closeness[] {
  const layout = makeLayout(setup);
  const inside: Log = envelope.map((card) => ({
    ...{ type: "fact", id: `inside ${card}`, time: 0, owner: ENVELOPE, card, holds: true },
  }));
  const draw = drawDeals(makeEvidence(layout, [...log, ...inside]), {
    ...{ weighted: true, budget: DEFAULT_BUDGET, listUpTo: LIST_UP_TO, draws: DRAWS, seed: 1, steps: DEFAULT_STEPS },
  });
  return typeof draw === "string" ? [] : viewOpponents(layout, log, draw, 1).opponents;
}

function provedIn(kind: CardKind, views: readonly ReturnType<typeof analyse>[], log: Log): Review["proved"] {
  const cardIn = (view: ReturnType<typeof analyse>) => view.progress.find((each) => each.kind === kind)?.proved;
  const at = views.findIndex((view) => cardIn(view) !== undefined);
  const view = views[at];
  const card = view && cardIn(view);
  if (card === undefined) return [];
  const entry = at === 0 ? undefined : log[at - 1]?.id;
  return [{ kind, card, ...(entry !== undefined && { entry }) }];
}
