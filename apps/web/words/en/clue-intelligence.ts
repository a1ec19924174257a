// What is known, and how it went, in English.
import { sayList } from "@demonstrandum/text";
import { englishEnvelopes, plural } from "./amounts.ts";

export const en = {
  envelope: "The envelope",
  provedOf: (proved: number) => `${proved} of 3 proved`,
  kinds: { suspect: "suspect", weapon: "weapon", room: "room" },
  proved: "◆ proved",
  left: (count: number, percent: string | undefined) => `${percent === undefined ? "" : `${percent} · `}${count} left`,
  likeliest: "Most likely",
  figures: "Figures",
  ways: "Ways to deal the cards",
  tooMany: "too many to count",
  envelopes: "Envelopes possible",
  placed: "Cards placed",
  certain: "Cells certain",
  of: (some: number, all: number) => `${some} of ${all}`,
  entries: "Entries",
  linksOpen: "Links open",
  sampled: "What is certain is exact; the chances here are estimates from drawn deals.",
  onlyRules:
    "This table is too much to work out. What is shown is certain, from the rules; there may be more, and chances are not known.",
  links: "Open links",
  linksNote: "showed one of these",
  noLinks: "None. Every card that was shown is known or nobody showed one.",
  link: (player: string, cards: readonly { readonly card: string; readonly percent: string }[]) =>
    `${player}: ${sayList(
      cards.map(({ card, percent }) => `${card} ${percent}`),
      "or",
    )}`,
  leads: "Leads, not proofs",
  lead: (player: string, card: string, percent: string) => `${player} has ${card}: ${percent}`,
  leadLinks: (count: number) => `${count} open links share it`,
  deductions: "Deductions",
  which: "Which deductions",
  notable: "worth knowing",
  all: (count: number) => `all ${count}`,
  types: {
    envelope: "Envelope",
    card_owned: "Held",
    card_not_owned: "Not held",
    link_resolved: "Link resolved",
    cross_reference: "Cross-reference",
    card_count: "Card count",
    either_or: "Either-or",
    whole_table: "Whole table",
    manual_adjustment: "By hand",
  },
  typeCount: (name: string, count: number) => `${name} (${count})`,
  nothing: "Nothing yet. Record what happens at the table.",
  more: (count: number) => `Show more (${count})`,
  habits: "Habits",
  habitsNote: "guesses, never evidence",
  habitsFrom: (games: number) => `from ${plural(games, "earlier game")} on this device`,
  habitsHere: "from this game",
  useHabits: "Let advice use these guesses",
  assumptions: "Assumptions",
  assumptionsNote: "Exact if the assumption is true, and never counted as certain.",
  assumedOf: "Assumed of",
  everybodyElse: "Everybody else",
  assumed: {
    accuses: "Would have accused, had nobody been able to show",
    "asks-others": "Never asks for own cards",
    "asks-unseen": "Asks again only for cards not yet seen",
  },
  assumptionRefuted: "The log contradicts this assumption.",
  assumedEnvelopes: (then: number, now: number) =>
    `Then ${englishEnvelopes(then)} instead of ${now} would be possible.`,
  assumedBest: (cards: readonly string[], percent: string) =>
    ` The likeliest would be ${cards.join(", ")}: ${percent}.`,
  review: "How it went",
  /** Null: somebody. */
  named: (by: { readonly name: string; readonly isMe: boolean } | null, cards: readonly string[]) =>
    `${by === null ? "Somebody" : by.isMe ? "You" : by.name} named the envelope: ${cards.join(", ")}.`,
  lookingBack: "Looking back …",
  /** Undefined: from the start. */
  certainFrom: (card: string, entry: number | undefined) =>
    `${card}: certain for you ${entry === undefined ? "from the start" : `with entry ${entry}`}.`,
  notAllProved: "You could not yet prove all three cards.",
  toldMost: (entry: number, told: string) => `Entry ${entry} told you most about the envelope: ${told}`,
  couldName: (player: string, percent: string) =>
    `${player} could have named the envelope, with a chance of about ${percent}.`,
  mayHaveHad: (player: string, count: number) =>
    `${player} may still have had about ${englishEnvelopes(count)} to reckon with.`,
  youMade: (suggestions: number) => `You made ${plural(suggestions, "suggestion")} until then.`,
};
