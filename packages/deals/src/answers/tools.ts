// The engine as tools for a language model: every number in its answer comes from one of these.

import * as v from "valibot";
import { advise } from "../advice/advise.ts";
import { adviseShow } from "../advice/show-card.ts";
import { type Analysis, analyse } from "../analyse.ts";
import { sayDeduction, sayReason } from "../rules/say.ts";
import { parseLog } from "../table/entry.ts";
import { TableError } from "../table/error.ts";
import type { Setup } from "../table/setup.ts";
import type { AdvisedTable } from "./references.ts";
import { summarise } from "./summarise.ts";
import { en } from "./words/en.ts";

export interface AdvisorTool {
  readonly name: string;
  readonly description: string;
  readonly schema: v.GenericSchema;
  /** Checks the arguments and answers with plain data; faults come back as `{ error }`, for the model to read. */
  readonly run: (table: AdvisedTable, args: unknown) => unknown;
}

function tool<S extends v.GenericSchema>(
  name: string,
  description: string,
  schema: S,
  run: (table: AdvisedTable, args: v.InferOutput<S>) => unknown,
): AdvisorTool {
  return {
    name,
    description,
    schema,
    run: (table, args) => {
      const parsed = v.safeParse(schema, args ?? {});
      if (!parsed.success) return { error: parsed.issues[0].message };
      try {
        return run(table, parsed.output);
      } catch (error) {
        if (error instanceof TableError) return { error: error.message };
        throw error;
      }
    },
  };
}

function checkPlayer(setup: Setup, player: string): void {
  if (setup.players.includes(player)) return;
  throw new TableError("unknown_player", "", `there is no player called "${player}".`);
}

/** Chances that would change most, the most first. */
function changes(now: Analysis, then: Analysis) {
  return Object.entries(then.probabilities)
    .flatMap(([card, row]) =>
      Object.entries(row).map(([owner, chance]) => ({
        card,
        owner,
        supposed: chance,
        now: now.probabilities[card]?.[owner] ?? 0,
      })),
    )
    .sort((a, b) => Math.abs(b.supposed - b.now) - Math.abs(a.supposed - a.now))
    .slice(0, MOST_CHANGED);
}

const MOST_CHANGED = 12;

const Word = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

export const ADVISOR_TOOLS: readonly AdvisorTool[] = [
  tool(
    "situation",
    "Everything known at the table: envelope, hands, history, open links, deductions.",
    v.object({}),
    ({ setup, log }) => summarise(setup, log),
  ),
  tool(
    "card_owner",
    "Who may hold a card, with exact probabilities.",
    v.object({ card: Word }),
    ({ setup, log }, { card }) => {
      const { probabilities, owners } = analyse(setup, log, { explain: false });
      if (!(card in probabilities)) throw new TableError("unknown_card", "", `the deck has no card "${card}".`);
      return { card, certain: owners[card] ?? null, probabilities: probabilities[card] };
    },
  ),
  tool(
    "player_hand",
    "Cards a player holds, cannot hold or may hold, with exact probabilities.",
    v.object({ player: Word }),
    ({ setup, log }, { player }) => {
      checkPlayer(setup, player);
      const { matrix, probabilities } = analyse(setup, log, { explain: false });
      const rows = Object.entries(matrix).map(([card, row]) => {
        return { card, state: row.players[player], probability: probabilities[card]?.[player] ?? 0 };
      });
      return { player, cards: rows };
    },
  ),
  tool(
    "envelopes",
    "The most likely envelopes with exact joint probabilities.",
    v.object({ limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 10) }),
    ({ setup, log }, { limit }) => {
      const { envelopes, deals, exactness } = analyse(setup, log, { explain: false });
      return { possible: envelopes.length, deals: deals ?? null, exactness, envelopes: envelopes.slice(0, limit) };
    },
  ),
  tool(
    "best_suggestions",
    "The best suggestions for the user, in one room or all, with their outcomes and exact scores.",
    v.object({
      room: v.optional(Word),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), 5),
    }),
    ({ setup, log }, { room, limit }) => {
      const advice = advise(setup, log, { opponents: false, ...(room !== undefined && { room }) });
      return { suggestions: advice.suggestions.slice(0, limit), mostInformative: advice.mostInformative };
    },
  ),
  tool(
    "accuse_or_wait",
    "Whether to accuse now, and how close each opponent may be.",
    v.object({}),
    ({ setup, log }) => {
      const { accuse, opponents } = advise(setup, log);
      return { accuse, opponents };
    },
  ),
  tool(
    "card_to_show",
    "Which of the user's cards to show to an asker.",
    v.object({ asker: Word, cards: v.tuple([Word, Word, Word]) }),
    ({ setup, log }, { asker, cards }) => {
      checkPlayer(setup, asker);
      return { choices: adviseShow(setup, log, { asker, cards }) };
    },
  ),
  tool(
    "explain",
    "Why something is certain: rule, sentence and the entries that prove it.",
    v.object({ owner: Word, card: Word }),
    ({ setup, log }, { owner, card }) => {
      const { deductions, probabilities } = analyse(setup, log);
      const found = deductions.find(
        ({ claim }) => claim.kind === "cell" && claim.owner === owner && claim.card === card,
      );
      if (!found) return { certain: false, probability: probabilities[card]?.[owner] ?? 0 };
      const { rule, ruleName, sources } = found;
      return {
        certain: true,
        fact: sayDeduction(en, found, setup),
        reason: sayReason(en, found, setup, log),
        rule,
        ruleName,
        sources,
      };
    },
  ),
  tool(
    "what_if",
    "What would follow if some owner held, or did not hold, a card: what would be certain, and which chances would change most. Use ENVELOPE for the envelope.",
    v.object({ owner: Word, card: Word, holds: v.boolean() }),
    ({ setup, log }, { owner, card, holds }) => {
      const [entry] = parseLog([{ type: "fact", id: "what if", time: 0, owner, card, holds }], setup);
      const then = analyse(setup, entry ? [...log, entry] : log, { explain: false });
      if (!then.consistent) return { possible: false };
      const now = analyse(setup, log, { explain: false });
      return {
        possible: true,
        owners: then.owners,
        changed: changes(now, then),
        envelopes: then.envelopes.slice(0, 10),
        deals: then.deals ?? null,
      };
    },
  ),
  tool(
    "habits",
    "How a player tends to ask and to show, from earlier games. Guesses, never evidence.",
    v.object({ player: Word }),
    ({ setup, habits }, { player }) => {
      checkPlayer(setup, player);
      return habits.find((each) => each.player === player) ?? { guess: true, player, games: 0 };
    },
  ),
];
