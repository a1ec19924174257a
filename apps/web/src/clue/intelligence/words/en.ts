// What is known, and how it went, in English.
import { sayList } from "@demonstrandum/text";
import { englishEnvelopes, plural } from "../../words/english-amounts.ts";
import type { IntelligenceWording } from "./wording.ts";

export const en: IntelligenceWording = {
  envelope: "The envelope",
  provedOf: (proved) => `${proved} of 3 proved`,
  kinds: { suspect: "suspect", weapon: "weapon", room: "room" },
  proved: "◆ proved",
  left: (count, percent) => `${percent === undefined ? "" : `${percent} · `}${count} left`,
  likeliest: "Most likely",
  figures: "Figures",
  ways: "Ways to deal the cards",
  tooMany: "too many to count",
  envelopes: "Envelopes possible",
  placed: "Cards placed",
  certain: "Cells certain",
  of: (some, all) => `${some} of ${all}`,
  entries: "Entries",
  linksOpen: "Links open",
  sampled: "What is certain is exact; the chances here are estimates from drawn deals.",
  onlyRules:
    "This table is too much to work out. What is shown is certain, from the rules; there may be more, and chances are not known.",
  links: "Open links",
  linksNote: "showed one of these",
  noLinks: "None. Every card that was shown is known or nobody showed one.",
  link: (player, cards) =>
    `${player}: ${sayList(
      cards.map(({ card, percent }) => `${card} ${percent}`),
      "or",
    )}`,
  leads: "Leads, not proofs",
  lead: (player, card, percent) => `${player} has ${card}: ${percent}`,
  leadLinks: (count) => `${count} open links share it`,
  deductions: "Deductions",
  which: "Which deductions",
  notable: "worth knowing",
  all: (count) => `all ${count}`,
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
  typeCount: (name, count) => `${name} (${count})`,
  nothing: "Nothing yet. Record what happens at the table.",
  more: (count) => `Show more (${count})`,
  habits: "Habits",
  habitsNote: "guesses, never evidence",
  habitsFrom: (games) => `from ${plural(games, "earlier game")} on this device`,
  useHabits: "Let advice use these guesses",
  review: "How it went",
  named: (by, cards) =>
    `${by === null ? "Somebody" : by.isMe ? "You" : by.name} named the envelope: ${cards.join(", ")}.`,
  lookingBack: "Looking back …",
  certainFrom: (card, entry) =>
    `${card}: certain for you ${entry === undefined ? "from the start" : `with entry ${entry}`}.`,
  notAllProved: "You could not yet prove all three cards.",
  toldMost: (entry, told) => `Entry ${entry} told you most about the envelope: ${told}`,
  couldName: (player, percent) => `${player} could have named the envelope, with a chance of about ${percent}.`,
  mayHaveHad: (player, count) => `${player} may still have had about ${englishEnvelopes(count)} to reckon with.`,
  youMade: (suggestions) => `You made ${plural(suggestions, "suggestion")} until then.`,
};
