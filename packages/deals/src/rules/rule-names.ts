// The rules by number, as players quote them. Everything a rule gives is certain, except for 1.6, which is a lead.

/** What each rule of deduction is called. */
export const RULE_NAMES = {
  hand: "Own hand",
  "face-up": "Open cards",
  seen: "A card was seen",
  manual: "Set by hand",
  accusation: "Settled by an accusation",
  "0": "Link update",
  "1": "Link resolution",
  "1.5": "Cross-suggestion inference",
  "1.6": "Link intersection",
  "2": "Process of elimination",
  "2.5": "Passed on these cards",
  "3": "Envelope by elimination",
  "4": "One of each kind in the envelope",
  "5": "Last card of its kind",
  "6a": "Exact match of hand and candidates",
  "6b": "Full hand",
  "6c": "No more misses possible",
  "6d": "Only one hand has room",
  "7": "A card has one owner",
  whole: "The whole table",
} as const;

/** The id of a rule of deduction. */
export type RuleId = keyof typeof RULE_NAMES;

/** Those that players quote by number; the others are no rules to be named, and their reason says all. */
export type NumberedRule = Extract<RuleId, `${number}${string}`>;

export const isNumbered = (rule: RuleId): rule is NumberedRule => /^\d/.test(rule);
